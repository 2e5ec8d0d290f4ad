//! The numbers of categories on a list.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::LINES;

/// A number from 1 to 10 of a category on the list, which is also its line on every sheet (PG-31, PG-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    /// The number, if it is in range.
    pub fn new(number: u8) -> Option<Self> {
        (1..=LINES).contains(&usize::from(number)).then_some(Self(number))
    }

    /// All numbers in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..).take(LINES).map(Self)
    }

    /// Its index.
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
        Number::new(number).ok_or("No line has that number.")
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> u8 {
        number.0
    }
}
