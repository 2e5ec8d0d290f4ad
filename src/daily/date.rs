//! Calendar days.

use std::fmt;

use crate::rules::day::Day;

/// The year whose first day has the first game of the day.
const FIRST_YEAR: u16 = 2026;

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

    /// The number of the game of this day: that of 1 January 2026 is 1. `None` for days before.
    pub fn number(self) -> Option<u32> {
        let (year, month, day) = self.numbers();
        let days_of =
            |year: u16, month: u8| Self::last_of(year, month).map_or(0, |last| u32::from(last.numbers().2));
        let years = (FIRST_YEAR..year).map(|year| (1..=12).map(|month| days_of(year, month)).sum::<u32>());
        let months = (1..month).map(|month| days_of(year, month));
        (year >= FIRST_YEAR).then(|| years.sum::<u32>() + months.sum::<u32>() + u32::from(day))
    }

    /// The last day of a month.
    fn last_of(year: u16, month: u8) -> Option<Self> {
        (28..=31).rev().find_map(|day| Self::new(year, month, day))
    }

    /// The day before.
    pub fn before(self) -> Option<Self> {
        let (year, month, day) = self.numbers();
        match (month, day) {
            (1, 1) => Self::last_of(year.checked_sub(1)?, 12),
            (_, 1) => Self::last_of(year, month - 1),
            (..) => Self::new(year, month, day - 1),
        }
    }

    /// The text of a key: `2026-11-24`.
    pub fn key(self) -> String {
        let (year, month, day) = self.numbers();
        format!("{year:04}-{month:02}-{day:02}")
    }

    /// Reads the text of a [`key`](Self::key).
    pub fn of_key(text: &str) -> Option<Self> {
        let (year, rest) = text.split_once('-')?;
        let (month, day) = rest.split_once('-')?;
        Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
    }
}

/// `24 November 2026`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.day, self.year)
    }
}
