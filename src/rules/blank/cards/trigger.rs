//! Triggers: the events that make a rule apply.

use serde::{Deserialize, Serialize};

use super::{CardKind, CardNumber, Colour, DeckMark};

/// The event that triggers a rule (BL-105).
///
/// A Game Card has no trigger: its effect happens when it is the top card of a play (TR-SELF).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A play of a certain number of cards whose top card passes a filter (TR-PLAY, BL-86).
    Played {
        /// The filter for the top card.
        #[serde(default, skip_serializing_if = "Filter::is_any")]
        cards: Filter,
        /// The filter for the card that was on top before (BL-R52).
        #[serde(default, rename = "on", skip_serializing_if = "Filter::is_any")]
        previous_top: Filter,
        /// How many cards are played together.
        #[serde(default, skip_serializing_if = "CardCount::is_any")]
        count: CardCount,
    },
    /// A player has drawn. It triggers once per draw, however many cards are drawn (TR-DRAW, BL-87).
    Drawn {
        /// The reason for the draw.
        cause: Cause,
        /// The minimum number of cards, 1 to 7.
        least: u8,
    },
    /// An effect or a ruling has put cards from hands under the top card. It triggers once, however many of
    /// them pass the filter (TR-DISC, BL-88).
    Discarded(Filter),
    /// An event in the game that the page detects by itself (TR-ACT, BL-90).
    #[serde(rename = "act")]
    Detected(DetectedEvent),
    /// A hand changes so that it holds no such card, or only such cards (TR-HAND, BL-R53).
    Hand {
        /// Whether it holds none or only these.
        holds: Holding,
        /// Which cards.
        cards: Filter,
    },
    /// An act of a player at the table, which anybody may report (TR-ACT-TEXT, BL-90).
    #[serde(rename = "does")]
    ReportedAct(String),
    /// An event outside the game, which anybody may report (TR-EVENT, BL-89).
    #[serde(rename = "happens")]
    ReportedEvent(String),
    /// A period of time has passed (TR-TIME, BL-91).
    Time {
        /// How long the period is.
        span: Span,
        /// Whether it repeats; otherwise it triggers only once.
        #[serde(rename = "again")]
        repeats: bool,
    },
    /// The rule is one sentence in free words; anybody may report that it applies (BL-84).
    AsWritten,
}

impl Trigger {
    /// The first word of a reported act, so that the rule reads “If somebody laughs”.
    pub(crate) const DOER: &'static str = "somebody";

    /// The trigger for a play on any card.
    pub fn played(cards: Filter, count: CardCount) -> Self {
        Trigger::Played { cards, previous_top: Filter::default(), count }
    }
}

/// How many cards are played together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardCount {
    /// Any number.
    #[default]
    Any,
    /// Exactly this many, 1 to 7.
    Exactly(u8),
    /// At least this many, 1 to 7.
    AtLeast(u8),
}

impl CardCount {
    fn is_any(&self) -> bool {
        *self == CardCount::Any
    }

    /// Whether a play of this many cards triggers the rule.
    pub fn accepts(self, cards: usize) -> bool {
        match self {
            CardCount::Any => true,
            CardCount::Exactly(n) => cards == usize::from(n),
            CardCount::AtLeast(n) => cards >= usize::from(n),
        }
    }
}

/// The reason for a draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Any reason.
    Any,
    /// A Penalty.
    Penalty,
    /// An effect of a rule or a card.
    Effect,
}

/// An event in the game that the page detects by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DetectedEvent {
    /// The size of a hand becomes this number, 0 to 20.
    HandIs(u8),
    /// A player takes a Penalty.
    TakesPenalty,
    /// A player plays at least this many cards together, 1 to 7.
    PlaysAtLeast(u8),
    /// A player has no card that matches.
    CannotPlay,
    /// A player accuses somebody falsely.
    FalselyAccuses,
    /// The played cards match by colour. If they match by number too, both triggers apply.
    MatchesByColour,
    /// The played cards match by number.
    MatchesByNumber,
    /// The top card has the same number as the top card of the previous play.
    SameNumberTwice,
    /// A turn begins.
    TurnStarts,
    /// The discards are shuffled into a new Draw Pile.
    Reshuffle,
}

/// How many of the cards in a hand pass a filter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Holding {
    /// None of them.
    Without,
    /// All of them.
    Only,
}

/// A period of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// This many turns, including lost ones, 1 to 99.
    Turns(u8),
    /// This many rounds, 1 to 99. A round is as many turns as there are players.
    Rounds(u8),
    /// This many seconds on the page's clock, 10 to 3600.
    Seconds(u16),
}

/// A filter for cards. An empty filter accepts every card; otherwise a card must fit one of the one or two patterns, for
/// example "blue or 5".
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Pattern>);

impl Filter {
    /// A filter for cards of one number.
    pub fn number(number: CardNumber) -> Self {
        Self(vec![Pattern { numbers: vec![number], ..Pattern::default() }])
    }

    /// A filter for cards of one colour.
    pub fn colour(colour: Colour) -> Self {
        Self(vec![Pattern { colours: vec![colour], ..Pattern::default() }])
    }

    /// Whether it is empty, so that every card passes.
    pub fn is_any(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every card passes, also if it has a pattern without conditions.
    pub(crate) fn accepts_all(&self) -> bool {
        self.is_any() || self.0.contains(&Pattern::default())
    }
}

/// Conditions on a card. A card fits if it meets all of them, so every card fits an empty pattern.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pattern {
    /// The card has one of these numbers; empty for any number.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<CardNumber>,
    /// The card has one of these colours; empty for any colour.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<Colour>,
    /// Whether its number is even or odd.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parity: Option<Parity>,
    /// The kind of card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// The mark of its deck.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<DeckMark>,
    /// The name of its author.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// A text that its title contains.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// How it compares with the card that was on top before it; if it is discarded, with the top card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub relation: Option<Relation>,
}

/// Even or odd.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "even is even")]
pub enum Parity {
    Even,
    Odd,
}

/// How a card compares with the card that was on top before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// The same colour.
    SameColour,
    /// The same number.
    SameNumber,
    /// A higher number.
    Higher,
    /// A lower number.
    Lower,
}
