//! A chair at the table, and what was told of whoever sits on it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Day;
use crate::rules::{
    name::{Name, NotAName},
    piecepack::Suit,
};

/// A chair, whoever sits on it and wherever it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChairId(pub(super) u32);

impl fmt::Display for ChairId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A chair at the table, and what has been said of whoever sits on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Chair {
    /// Which chair it is.
    pub id: ChairId,
    /// The name as it was typed. A chair without one is empty, and nobody is dealt in there.
    pub name: String,
    /// The birthday as far as it was told.
    pub born: Birthday,
    /// The pawn before it, unless more people came than there are pawns.
    pub pawn: Option<Suit>,
}

impl Chair {
    /// Whether nobody sits on it.
    pub fn is_empty(&self) -> bool {
        self.name.trim().is_empty()
    }

    /// The name, read as the rules read it.
    ///
    /// # Errors
    /// It is none.
    pub fn called(&self) -> Result<Name, NotAName> {
        Name::read(&self.name)
    }
}

/// A birthday as far as it was told: a day, a month, both or neither.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Birthday {
    /// The day of the month, from 1.
    pub day: Option<u8>,
    /// The month, from 1.
    pub month: Option<u8>,
}

/// A day that no calendar has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSuchDay {
    day: u8,
    month: u8,
}

impl fmt::Display for NoSuchDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let month =
            Day::months().get(usize::from(self.month).wrapping_sub(1)).copied().unwrap_or("That month");
        write!(f, "{month} has no day {}.", self.day)
    }
}

impl Birthday {
    /// The day of the year, once both its day and its month are known.
    ///
    /// # Errors
    /// The calendar has no such day.
    pub fn read(self) -> Result<Option<Day>, NoSuchDay> {
        match (self.day, self.month) {
            (Some(day), Some(month)) => Day::new(month, day).map(Some).ok_or(NoSuchDay { day, month }),
            (Some(_) | None, None) | (None, Some(_)) => Ok(None),
        }
    }
}
