//! The best moments of a game, as facts: what kind of moment, which number, who. `screens/moments.rs` makes the sentences, so
//! no name and no title that people chose can be taken for a number.

use serde::{Deserialize, Serialize};

use crate::rules::{
    blank::{Inscription, Rule},
    name::Name,
};

/// One of the best moments of a game. It is stored as `{"deal_points":{"points":19,"deal":3,"who":["Ana"]}}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BestMoment {
    /// Clear!: the most points in one deal.
    DealPoints {
        /// How many.
        points: u32,
        /// In which deal, if it was only one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<u32>,
        /// Who had them.
        who: Vec<String>,
    },
    /// Clear!: who called Four! most often.
    Fours {
        /// How often.
        times: u32,
        /// Who.
        who: Vec<String>,
    },
    /// Rememory: the most tiles in one turn.
    TurnTiles {
        /// How many.
        tiles: u32,
        /// Who found them.
        who: String,
    },
    /// BLANK: the most cards played at once.
    CardsAtOnce {
        /// How many.
        cards: u32,
        /// Who played that many.
        who: Vec<String>,
    },
    /// BLANK: the most cards in one hand.
    HandCards {
        /// How many.
        cards: u32,
        /// Who held them.
        who: String,
    },
    /// BLANK: the most Penalties.
    Penalties {
        /// How many.
        penalties: u32,
        /// Who took that many.
        who: Vec<String>,
    },
    /// BLANK: what the winner wrote into the deck, without signature and drawing.
    Prize(Inscription),
    /// BLANK: what happened in one turn.
    InTurn {
        /// The number of the turn.
        turn: u32,
        /// What happened.
        what: TurnMoment,
    },
    /// A word game: the answer to a category that the table liked best. After a round on paper its text is not known.
    Favourite {
        /// The answer.
        answer: String,
        /// Who wrote it.
        who: String,
        /// For which category.
        category: String,
    },
    /// A word game: an answer that was worth much.
    WorthMost {
        /// The answer.
        answer: String,
        /// Its points.
        points: u32,
        /// Who wrote it.
        who: String,
        /// For which category.
        category: String,
    },
    /// A word game: the only answer that counted.
    OnlyOne {
        /// The answer.
        answer: String,
        /// Who wrote it.
        who: String,
        /// For which category.
        category: String,
    },
    /// A word game: an answer that several people had.
    SameAnswer {
        /// The answer.
        answer: String,
        /// Who wrote it.
        who: Vec<String>,
        /// For which category.
        category: String,
    },
}

/// What happened in one turn of BLANK.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "`who` is a name, and numbers are what they are called")]
pub enum TurnMoment {
    /// Somebody nearly won: others objected, or an effect gave them a card.
    NearWin { who: String },
    /// Hands of very different sizes were swapped.
    Swap { who: String, gave: u32, with: String, got: u32 },
    /// One play set off many rules and cards.
    Chain { who: String, effects: u32 },
    /// Somebody got many cards.
    Gain { who: String, cards: u32 },
    /// Many cards were played at once.
    Play { who: String, cards: u32 },
}

impl TurnMoment {
    /// The people whose moment it is.
    fn people(&self) -> Vec<&String> {
        match self {
            Self::NearWin { who }
            | Self::Chain { who, .. }
            | Self::Gain { who, .. }
            | Self::Play { who, .. } => {
                vec![who]
            }
            Self::Swap { who, with, .. } => vec![who, with],
        }
    }
}

/// What the history counts: the greatest number of all games is the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordKind {
    /// Points in one deal.
    DealPoints,
    /// Times Four!.
    Fours,
    /// Tiles in one turn.
    TurnTiles,
    /// Cards at once.
    CardsAtOnce,
    /// Cards in one hand.
    HandCards,
    /// Penalties.
    Penalties,
}

impl RecordKind {
    /// All kinds, in the order in which they are shown.
    pub const ALL: [Self; 6] =
        [Self::DealPoints, Self::Fours, Self::TurnTiles, Self::CardsAtOnce, Self::HandCards, Self::Penalties];
}

impl BestMoment {
    /// What it counts, and how many; `None` if it can be no record.
    pub fn record(&self) -> Option<(RecordKind, u32)> {
        match self {
            Self::DealPoints { points, .. } => Some((RecordKind::DealPoints, *points)),
            Self::Fours { times, .. } => Some((RecordKind::Fours, *times)),
            Self::TurnTiles { tiles, .. } => Some((RecordKind::TurnTiles, *tiles)),
            Self::CardsAtOnce { cards, .. } => Some((RecordKind::CardsAtOnce, *cards)),
            Self::HandCards { cards, .. } => Some((RecordKind::HandCards, *cards)),
            Self::Penalties { penalties, .. } => Some((RecordKind::Penalties, *penalties)),
            Self::Prize(_)
            | Self::InTurn { .. }
            | Self::Favourite { .. }
            | Self::WorthMost { .. }
            | Self::OnlyOne { .. }
            | Self::SameAnswer { .. } => None,
        }
    }

    /// Whether it is told at the end of a game and in the history. A number that was only counted is no moment: it is kept for the records.
    pub fn is_told(&self) -> bool {
        match self {
            Self::CardsAtOnce { .. } | Self::HandCards { .. } | Self::Penalties { .. } => false,
            Self::DealPoints { .. }
            | Self::Fours { .. }
            | Self::TurnTiles { .. }
            | Self::Prize(_)
            | Self::InTurn { .. }
            | Self::Favourite { .. }
            | Self::WorthMost { .. }
            | Self::OnlyOne { .. }
            | Self::SameAnswer { .. } => true,
        }
    }

    /// The points of one person's answer. A favourite and the only answer that counted come without their points, so they are worth one.
    /// The favourite of a round on paper has no text to show.
    pub fn answer_points(&self) -> Option<u32> {
        match self {
            Self::WorthMost { points, .. } => Some(*points),
            Self::OnlyOne { .. } => Some(1),
            Self::Favourite { answer, .. } if !answer.is_empty() => Some(1),
            Self::DealPoints { .. }
            | Self::Fours { .. }
            | Self::TurnTiles { .. }
            | Self::CardsAtOnce { .. }
            | Self::HandCards { .. }
            | Self::Penalties { .. }
            | Self::Prize(_)
            | Self::InTurn { .. }
            | Self::Favourite { .. }
            | Self::SameAnswer { .. } => None,
        }
    }

    /// Whether it is a moment of this person, or a text of it contains one of these spellings of their name.
    pub(super) fn names(&self, person: &Name, spellings: &[String]) -> bool {
        let is_person = |who: &String| Name::parse(who).is_ok_and(|name| name.same_as(person));
        let mentions = |text: &str| spellings.iter().any(|name| contains_name(text, name));
        let is_in_rule = |rule: &Rule| mentions(&rule.title) || mentions(&rule.to_string());
        match self {
            Self::DealPoints { who, .. }
            | Self::Fours { who, .. }
            | Self::CardsAtOnce { who, .. }
            | Self::Penalties { who, .. } => who.iter().any(is_person),
            Self::TurnTiles { who, .. } | Self::HandCards { who, .. } => is_person(who),
            Self::Prize(prize @ Inscription::Card(_)) => mentions(&prize.to_string()),
            Self::Prize(Inscription::Rule(rule)) => is_in_rule(rule),
            Self::InTurn { what, .. } => what.people().into_iter().any(is_person),
            Self::WorthMost { answer, who, category, .. }
            | Self::Favourite { answer, who, category }
            | Self::OnlyOne { answer, who, category } => {
                is_person(who) || mentions(answer) || mentions(category)
            }
            Self::SameAnswer { answer, who, category } => {
                who.iter().any(is_person) || mentions(answer) || mentions(category)
            }
        }
    }
}

/// Whether a text contains a name, and not only as a part of a longer word: “Ann” is not in “Anna”.
pub(super) fn contains_name(text: &str, name: &str) -> bool {
    let ends_word = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(name).any(|(position, _)| {
        let (before, after) = (&text[..position], &text[position + name.len()..]);
        ends_word(before.chars().next_back()) && ends_word(after.chars().next())
    })
}
