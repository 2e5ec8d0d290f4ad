//! Calendar days.

use std::{fmt, str::FromStr};

use crate::rules::day::Day;

/// A day of the calendar, where the laptop is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Date {
    year: u16,
    day: Day,
}

impl Date {
    /// The day, if it exists. Months and days count from 1.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let exists = is_leap || (month, day) != (2, 29);
        Some(Self { year, day: Day::new(month, day).filter(|_| exists)? })
    }

    /// Year, month and day.
    pub fn numbers(self) -> (u16, u8, u8) {
        (self.year, self.day.month(), self.day.day())
    }

    /// The day without its year: `24 November`.
    pub fn in_year(self) -> Day {
        self.day
    }

    /// The day before.
    pub fn before(self) -> Option<Self> {
        let (year, month, day) = self.numbers();
        let last_of = |year: u16, month: u8| (1..=31).rev().find_map(|day| Self::new(year, month, day));
        match (month, day) {
            (1, 1) => last_of(year.checked_sub(1)?, 12),
            (_, 1) => last_of(year, month - 1),
            (..) => Self::new(year, month, day - 1),
        }
    }

    /// The text of a key: `2026-11-24`.
    pub fn key(self) -> String {
        let (year, month, day) = self.numbers();
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// `24 November 2026`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.day, self.year)
    }
}

/// A text that is no date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoDate;

impl FromStr for Date {
    type Err = NoDate;

    /// Reads the text of a [`key`](Self::key).
    fn from_str(text: &str) -> Result<Self, NoDate> {
        let read = || {
            let (year, rest) = text.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        read().ok_or(NoDate)
    }
}
