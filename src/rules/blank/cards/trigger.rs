//! When a rule is set off.

use serde::{Deserialize, Serialize};

use super::{CardKind, CardNumber, Colour, DeckMark};

/// The moment that sets a rule off (BL-105).
///
/// A Game Card has none: it is set off by being played as the topmost (TR-SELF).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// A play whose top card passes, by so many cards (TR-PLAY, BL-86).
    Played {
        /// Which top cards.
        #[serde(default, skip_serializing_if = "Filter::is_any")]
        cards: Filter,
        /// How many are played together.
        #[serde(default, skip_serializing_if = "CardCount::is_any")]
        count: CardCount,
    },
    /// Somebody has drawn; once for each time, however many cards (TR-DRAW, BL-87).
    Drawn {
        /// What made them draw.
        cause: Cause,
        /// The fewest cards, 1 to 7.
        least: u8,
    },
    /// An effect has put cards on the Discard Pile; once for each time (TR-DISC, BL-88).
    Discarded(Filter),
    /// Something in the game that the page sees by itself (TR-ACT, BL-90).
    Act(Act),
    /// Something somebody does at the table, which anybody may report (TR-ACT-TEXT, BL-90).
    Does(String),
    /// Something outside the game, which anybody may report (TR-EVENT, BL-89).
    Happens(String),
    /// Time passes (TR-TIME, BL-91).
    Time {
        /// How much.
        span: Span,
        /// Whether it is set off again and again.
        again: bool,
    },
    /// The rule is one sentence in free words; anybody may say that it applies (BL-84).
    AsWritten,
}

/// How many cards are played together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardCount {
    /// However many.
    #[default]
    Any,
    /// Just as many, 1 to 7.
    Exactly(u8),
    /// As many or more, 1 to 7.
    AtLeast(u8),
}

impl CardCount {
    fn is_any(&self) -> bool {
        *self == CardCount::Any
    }

    /// Whether so many cards will do.
    pub(in crate::rules::blank) fn holds(self, cards: usize) -> bool {
        match self {
            CardCount::Any => true,
            CardCount::Exactly(n) => cards == usize::from(n),
            CardCount::AtLeast(n) => cards >= usize::from(n),
        }
    }
}

/// What makes somebody draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Whatever.
    Any,
    /// A Penalty.
    Penalty,
    /// A rule or a card.
    Effect,
}

/// Something in the game that the page sees by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A hand comes to so many cards, 0 to 20.
    HandIs(u8),
    /// Somebody takes a Penalty.
    TakesPenalty,
    /// Somebody plays so many cards together or more, 1 to 7.
    PlaysAtLeast(u8),
    /// Somebody holds nothing that matches.
    CannotPlay,
    /// Somebody accuses falsely.
    FalselyAccuses,
    /// The cards played match by colour; those that match both ways set off both.
    MatchesByColour,
    /// The cards played match by number.
    MatchesByNumber,
    /// The top card has the number of the top card of the play before.
    SameNumberTwice,
    /// A turn begins.
    TurnStarts,
    /// The discards are shuffled into a new Draw Pile.
    Reshuffle,
}

/// How much time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Span {
    /// So many turns, lost ones counted, 1 to 99.
    Turns(u8),
    /// As many turns as there are players, so many times, 1 to 99.
    Rounds(u8),
    /// So many seconds of the page's clock, 10 to 3600.
    Seconds(u16),
}

/// Which cards: any, or those that pass one of the patterns, at most two ("blue or 5").
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Filter(pub Vec<Pattern>);

impl Filter {
    /// Cards of a number.
    pub fn number(number: CardNumber) -> Self {
        Self(vec![Pattern { numbers: vec![number], ..Pattern::default() }])
    }

    /// Cards of a colour.
    pub fn colour(colour: Colour) -> Self {
        Self(vec![Pattern { colours: vec![colour], ..Pattern::default() }])
    }

    /// Whether any card passes.
    pub fn is_any(&self) -> bool {
        self.0.is_empty()
    }
}

/// What is asked of a card; all that is given must hold, and an empty one lets any card pass.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pattern {
    /// One of these numbers; empty for any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub numbers: Vec<CardNumber>,
    /// One of these colours; empty for any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub colours: Vec<Colour>,
    /// Even numbers, or odd ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parity: Option<Parity>,
    /// What is on the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<CardKind>,
    /// Which deck it is from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mark: Option<DeckMark>,
    /// Who signed it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub author: Option<String>,
    /// What its title contains.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// How it stands to the card that was on top before it.
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

/// How a card stands to the one that was on top before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    /// Of the same colour.
    SameColour,
    /// Of the same number.
    SameNumber,
    /// Of a higher number.
    Higher,
    /// Of a lower number.
    Lower,
}
