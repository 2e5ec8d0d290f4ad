//! Days of the year, and birthdays as people enter them.

use std::fmt;

use serde::{Deserialize, Serialize};

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Days in each month of a leap year, so that 29 February always exists (PG-R11).
const DAYS: [u16; 12] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/// The days of a leap year.
const DAYS_OF_YEAR: u16 = 366;

/// A day and a month without a year, because the game needs no more of a birthday.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Day {
    month: u8,
    day: u8,
}

impl Day {
    /// The day, if it exists; 29 February always does. Months and days count from 1.
    pub fn new(month: u8, day: u8) -> Option<Self> {
        let days = DAYS.get(usize::from(month.checked_sub(1)?))?;
        (1..=*days).contains(&u16::from(day)).then_some(Self { month, day })
    }

    /// The month, 1 to 12.
    pub fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, 1 to 31.
    pub fn day(self) -> u8 {
        self.day
    }

    /// The names of the months, January first.
    pub fn months() -> [&'static str; 12] {
        MONTHS
    }

    /// How many days from `today` until this day comes, counted as in a leap year; 0 if it is today (PG-R10).
    pub fn distance_from(self, today: Day) -> u16 {
        (self.index() + DAYS_OF_YEAR - today.index()) % DAYS_OF_YEAR
    }

    /// The index of the day in the year, 0 to 365.
    fn index(self) -> u16 {
        DAYS[..usize::from(self.month) - 1].iter().sum::<u16>() + u16::from(self.day) - 1
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.day, MONTHS[usize::from(self.month) - 1])
    }
}

impl TryFrom<(u8, u8)> for Day {
    type Error = &'static str;

    fn try_from((month, day): (u8, u8)) -> Result<Self, Self::Error> {
        Day::new(month, day).ok_or("The calendar has no such day.")
    }
}

impl From<Day> for (u8, u8) {
    fn from(day: Day) -> (u8, u8) {
        (day.month, day.day)
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
    /// Whether nothing was entered.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The birthday, once both day and month are entered.
    ///
    /// # Errors
    /// The month does not have this day.
    pub fn to_day(self) -> Result<Option<Day>, NoSuchDay> {
        match (self.day, self.month) {
            (Some(day), Some(month)) => Day::new(month, day).map(Some).ok_or(NoSuchDay { day, month }),
            (Some(_) | None, None) | (None, Some(_)) => Ok(None),
        }
    }
}
