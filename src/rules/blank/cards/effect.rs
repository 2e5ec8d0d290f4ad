//! Clauses: a target, and what happens to it.

use serde::{Deserialize, Serialize};

use super::{CardNumber, Colour, Filter};

/// One target and one effect; a card has up to [`Clause::MOST`] of them, done in order (BL-82).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clause {
    /// Whom or what it is for.
    pub target: Target,
    /// What happens to them.
    pub effect: Effect,
}

/// What happens to a target (BL-107).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Something the page carries out by itself.
    Auto(AutoEffect),
    /// Say something (EF-SAY, BL-102).
    Say(String),
    /// Do something (EF-DO, BL-103).
    Do(String),
    /// Answer a question; the table judges (EF-ASK, BL-107).
    Ask {
        /// The question.
        question: String,
        /// The right answer, for those who judge.
        answer: String,
        /// What whoever is wrong then does.
        wrong: Vec<AutoEffect>,
    },
    /// Compete; the table names who lost or won (EF-CONTEST).
    Contest {
        /// In what.
        text: String,
        /// For whom the deeds are.
        side: Side,
        /// What they then do.
        then: Vec<AutoEffect>,
    },
    /// Anything else, in free words (EF-FREE).
    Free(String),
}

/// Who of a contest is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "a side is what it is called")]
pub enum Side {
    Loser,
    Winner,
}

/// What the page carries out by itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AutoEffect {
    /// Draw so many, 1 to 7; no Penalty (EF-DRAW, BL-98).
    Draw(u8),
    /// Take so many, 1 to 7, from somebody (EF-TAKE, BL-99).
    Take {
        /// How many.
        cards: u8,
        /// From whom; from each of them, if it is several.
        from: PlayerSelector,
        /// Who chooses them.
        pick: PickedBy,
    },
    /// Give so many, 1 to 7, to somebody (EF-GIVE).
    Give {
        /// How many.
        cards: u8,
        /// To whom; to the first of them after the giver, if it is several.
        to: PlayerSelector,
        /// Who chooses them.
        pick: PickedBy,
    },
    /// Discard so many, 1 to 7, under the top card (EF-DISCARD, BL-100, BL-R25).
    Discard {
        /// How many.
        cards: u8,
        /// Who chooses them.
        pick: PickedBy,
    },
    /// Discard all that pass, under the top card (EF-DISCARD).
    DiscardAll(Filter),
    /// Let cards count as something else when they are matched (EF-CHANGE, BL-101).
    Change {
        /// As what.
        counts: CountsAs,
        /// For how long.
        lasts: EffectDuration,
    },
    /// Lose so many turns, 1 to 5 (EF-SKIP, BL-R35).
    Skip(u8),
    /// The direction changes (EF-REVERSE, BL-27).
    Reverse,
    /// Play once more, if it is their turn (EF-AGAIN).
    #[serde(rename = "again")]
    PlayAgain,
    /// Exchange hands with somebody (EF-SWAP).
    Swap(PlayerSelector),
    /// Hand so many chosen cards, 1 to 7, on, all at once (EF-PASS).
    Pass {
        /// How many.
        cards: u8,
        /// Which way.
        to: PassDirection,
    },
    /// Show cards until everybody has seen them (EF-SHOW); none given means the whole hand.
    Show(Option<u8>),
    /// Shuffle the pile, all but the top discard (EF-PILE, BL-96).
    Shuffle,
    /// Turn the top card of the Draw Pile onto the Discard Pile; it is not played (EF-PILE).
    Flip,
    /// Put the top discard under the Discard Pile (EF-PILE, BL-97).
    Under,
    /// Mix all discards but the top one into the Draw Pile (EF-PILE).
    MixBack,
    /// Open so many more rules, 1 to 3 (EF-RULE, BL-R38).
    AddRules(u8),
    /// Put rules under the Rule Card Pile (EF-RULE, BL-44).
    DropRules,
    /// Put rules under the Rule Card Pile and open as many (EF-RULE).
    ReplaceRules,
    /// Narrow what may be played (EF-LIMIT).
    Limit {
        /// To what.
        to: Limit,
        /// For how long.
        lasts: EffectDuration,
    },
    /// The next effect on them within so many turns, 1 to 9, is ignored (EF-IMMUNE).
    Immune(u8),
}

/// Who chooses cards of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PickedBy {
    /// Luck.
    Random,
    /// Whoever's hand they are in.
    Owner,
    /// Whoever takes them, after a look at that hand. Where nobody takes any, the owner.
    Taker,
}

/// Which way cards are handed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PassDirection {
    /// To the left: the way play goes at the beginning.
    Left,
    /// To the right.
    Right,
    /// The way play goes at the moment.
    Onward,
}

/// What a card counts as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CountsAs {
    /// A number.
    Number(CardNumber),
    /// A colour.
    Colour(Colour),
    /// Any number.
    AnyNumber,
    /// Any colour.
    AnyColour,
    /// A colour that the active player chooses.
    ChosenColour,
}

/// How long something lasts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectDuration {
    /// Until cards were played on it.
    NextPlay,
    /// So many turns, 1 to 20.
    Turns(u8),
    /// While the rule is open; from a Game Card, while that card is on top.
    WhileOpen,
}

/// What may be played at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// So many cards together, 1 to 6.
    Cards(u8),
    /// Only what matches by colour.
    ColourOnly,
    /// Only what matches by number.
    NumberOnly,
}

impl Clause {
    /// The most clauses of a card.
    pub const MOST: usize = 3;

    /// Whether its effect makes sense for its target (BL-104).
    pub fn fits(&self) -> bool {
        self.effect.fits(&self.target)
    }
}

impl Effect {
    /// Whether it makes sense for a target. Free words fit all.
    pub fn fits(&self, target: &Target) -> bool {
        match self {
            Effect::Auto(effect) => effect.fits(target),
            Effect::Say(_) | Effect::Do(_) | Effect::Ask { .. } | Effect::Contest { .. } => {
                matches!(target, Target::Players(_))
            }
            Effect::Free(_) => true,
        }
    }
}

impl AutoEffect {
    /// Whether it makes sense for a target.
    pub fn fits(&self, target: &Target) -> bool {
        use Target::{DiscardPile, DrawPile, Hands, InPlay, Players, Rules};
        match self {
            Self::Draw(_) | Self::Take { .. } | Self::Give { .. } | Self::Swap(_) | Self::Pass { .. } => {
                matches!(target, Players(_))
            }
            Self::Skip(_) | Self::Reverse | Self::PlayAgain | Self::Limit { .. } | Self::Immune(_) => {
                matches!(target, Players(_))
            }
            Self::Discard { .. } | Self::DiscardAll(_) => matches!(target, Players(_) | Hands(_)),
            Self::Change { .. } => matches!(target, Hands(_) | InPlay(_)),
            Self::Show(_) => matches!(target, Players(_) | Hands(_) | DrawPile),
            Self::Shuffle => matches!(target, DrawPile | DiscardPile),
            Self::Flip => matches!(target, DrawPile),
            Self::Under | Self::MixBack => matches!(target, DiscardPile),
            Self::AddRules(_) | Self::DropRules | Self::ReplaceRules => matches!(target, Rules(_)),
        }
    }
}

/// Whom or what an effect is for (BL-106).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Players.
    Players(PlayerSelector),
    /// The cards in the hands of players (TG-HANDS).
    Hands(PlayerSelector),
    /// The top card; with a filter, all cards that pass it, wherever they are played from (TG-INPLAY, BL-95).
    InPlay(Filter),
    /// The Draw Pile (TG-DRAWPILE, BL-96).
    DrawPile,
    /// The Discard Pile (TG-DISCARDPILE, BL-97).
    DiscardPile,
    /// Rule Cards (TG-RULES).
    Rules(RuleSelector),
}

/// Which players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerSelector {
    /// The next one in the direction of the moment (TG-NEXT, BL-92, BL-R33).
    Next,
    /// The one before in the direction of the moment (TG-PREV, BL-93).
    Previous,
    /// Everybody, the active player included (TG-ALL, BL-94).
    All,
    /// Everybody but the active player (TG-OTHERS).
    Others,
    /// The active player (TG-SELF).
    Active,
    /// All who did what set the rule off (TG-WHO).
    Who,
    /// Somebody the active player chooses (TG-CHOSEN).
    Chosen,
    /// All who hold the most cards (TG-MOST).
    Most,
    /// All who hold the fewest cards (TG-FEWEST).
    Fewest,
    /// Somebody by luck (TG-RANDOM).
    Random,
    /// Whoever the words fit, "whoever wears red": the table names them (TG-TEXT).
    Worded(String),
}

/// Which of the open rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSelector {
    /// The one that has been open longest.
    Oldest,
    /// The one that was opened last.
    Newest,
    /// One that the active player chooses.
    Chosen,
    /// One by luck.
    Random,
    /// All of them.
    All,
    /// The rule itself that says so; on a Game Card, none.
    This,
}
