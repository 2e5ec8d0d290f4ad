//! The numbers 1 to 10, of categories on a list and lines on a sheet.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::TEN;
use crate::rules::Seat;

/// A number from 1 to 10: a category's on the list, and the line for it on every sheet (PG-31, PG-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// Number 1.
    pub const FIRST: Self = Self(1);

    /// The number, if it is one of 1 to 10.
    pub fn new(number: u8) -> Option<Self> {
        (1..=10).contains(&number).then_some(Self(number))
    }

    /// 1 to 10 in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(Self).into_iter()
    }

    /// Its place in a list of ten, 0 to 9.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl TryFrom<u8> for Number {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Number::new(number).ok_or("A number is one of 1 to 10.")
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.0
    }
}

/// One answer's place: whose sheet, which line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// Whose sheet.
    pub seat: Seat,
    /// Which line.
    pub line: Number,
}

/// A sheet: ten lines, empty where nothing was written (PG-04).
pub type Sheet = [String; TEN];
