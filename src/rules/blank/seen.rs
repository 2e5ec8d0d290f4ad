//! Cards as they lie on this table: of one deck or of several.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Colour, DeckMark, GameCard, Number, Rule};

/// A Game Card of this table, by its place among the cards of all decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardNo(pub u16);

impl CardNo {
    /// Its place in the list of all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A Rule Card of this table, by its place among the written rules of all decks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RuleNo(pub u16);

impl RuleNo {
    /// Its place in the list of all.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A Game Card whose face is seen.
#[derive(Debug, Clone, PartialEq)]
pub struct CardSeen {
    /// Which card of this table it is.
    pub no: CardNo,
    /// What is on it.
    pub card: Arc<GameCard>,
    /// Which of the decks on the table it is from.
    pub deck: u8,
    /// That deck's mark, for the lower right corner (BL-79).
    pub mark: Option<DeckMark>,
}

impl CardSeen {
    /// Its number.
    pub fn number(&self) -> Number {
        self.card.number
    }

    /// Its colour.
    pub fn colour(&self) -> Colour {
        self.card.colour
    }
}

/// An open Rule Card.
#[derive(Debug, Clone, PartialEq)]
pub struct RuleSeen {
    /// Which rule of this table it is.
    pub no: RuleNo,
    /// What is written on it.
    pub rule: Arc<Rule>,
    /// Which of the decks on the table it is from.
    pub deck: u8,
    /// That deck's mark (BL-21).
    pub mark: Option<DeckMark>,
    /// Whether it was set off by what happened last.
    pub fired: bool,
    /// How many turns until time sets it off, if turns do.
    pub due_in: Option<u32>,
    /// How many seconds the page has to count before it says that they have passed, if seconds set it off.
    pub seconds: Option<u16>,
}

/// What set something off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// An open rule.
    Rule(RuleNo),
    /// The Game Card that was played on top.
    Card(CardNo),
    /// A ruling of the table.
    Table,
}
