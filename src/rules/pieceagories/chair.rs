//! A line of the setup form: a chair and the person on it.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Day;
use crate::rules::{
    name::{Name, NotAName},
    piecepack::Suit,
};

/// The id of a chair. It stays the same when the chair moves or gets another name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChairId(pub(super) u32);

impl fmt::Display for ChairId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A chair at the table and the person on it.
#[derive(Debug, Clone, PartialEq)]
pub struct Chair {
    /// Its id.
    pub id: ChairId,
    /// The name as it was typed. A chair without a name is empty and does not take part.
    pub name: String,
    /// The birthday as far as it was entered.
    pub born: Birthday,
    /// The pawn of this chair; `None` if there are more people than pawns.
    pub pawn: Option<Suit>,
}

impl Chair {
    /// Whether it has no name.
    pub fn is_empty(&self) -> bool {
        self.name.trim().is_empty()
    }

    /// The name in its valid form.
    ///
    /// # Errors
    /// Why it is not a valid name.
    pub fn called(&self) -> Result<Name, NotAName> {
        Name::read(&self.name)
    }
}

/// A birthday as far as it was entered: a day, a month, both or neither.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Birthday {
    /// The day of the month, from 1.
    pub day: Option<u8>,
    /// The month, from 1.
    pub month: Option<u8>,
}

/// A day and month that do not exist.
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
    /// The birthday, once both day and month are entered.
    ///
    /// # Errors
    /// The month does not have this day.
    pub fn read(self) -> Result<Option<Day>, NoSuchDay> {
        match (self.day, self.month) {
            (Some(day), Some(month)) => Day::new(month, day).map(Some).ok_or(NoSuchDay { day, month }),
            (Some(_) | None, None) | (None, Some(_)) => Ok(None),
        }
    }
}
