//! Birthdays, and the order in which players flip coins.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

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

/// Days in each month of a leap year, so that 29 February always has a place (PG-R11).
const DAYS: [u16; 12] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const YEAR: u16 = 366;

/// A day and month without a year; the game needs no more of a birthday.
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

    /// How many days from `today` until this day comes; 0 if it is today (PG-R10).
    pub fn distance_from(self, today: Day) -> u16 {
        (self.place() + YEAR - today.place()) % YEAR
    }

    /// The index of the day in the year, 0 to 365.
    fn place(self) -> u16 {
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

/// Who flips the next coin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NextFlip {
    /// This player.
    Seat(Seat),
    /// One of these players with the same birthday; the host chooses (PG-42).
    Tie(Vec<Seat>),
}

/// The order in which players flip coins, in groups with the same birthday, and the current position in it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Ring {
    /// The players of each birthday, in flipping order. No group is empty.
    groups: Vec<Vec<Seat>>,
    at: usize,
    /// The players of the current group who have not flipped a coin since the order reached this group (PG-R12).
    waiting: Vec<Seat>,
}

impl Ring {
    /// The order by birthday, beginning with the next birthday from `today` on (PG-38).
    pub(super) fn from(today: Day, birthdays: &[(Seat, Day)]) -> Self {
        let mut order: Vec<(u16, Seat)> =
            birthdays.iter().map(|&(seat, day)| (day.distance_from(today), seat)).collect();
        order.sort_unstable();
        let groups = order
            .chunk_by(|a, b| a.0 == b.0)
            .map(|same| same.iter().map(|&(_, seat)| seat).collect())
            .collect();
        Self::standing_at_first(groups)
    }

    /// The order by seat, if the house rules do not use birthdays.
    pub(super) fn by_seat(seats: impl Iterator<Item = Seat>) -> Self {
        Self::standing_at_first(seats.map(|seat| vec![seat]).collect())
    }

    fn standing_at_first(groups: Vec<Vec<Seat>>) -> Self {
        let waiting = groups.first().cloned().unwrap_or_default();
        Self { groups, at: 0, waiting }
    }

    /// Who flips next among the players for whom `here` is true. Groups without any such player are skipped.
    pub(super) fn due(&self, here: impl Fn(Seat) -> bool) -> NextFlip {
        let mut ring = self.clone();
        for _ in 0..=self.groups.len() {
            let present: Vec<Seat> = ring.waiting.iter().copied().filter(|&seat| here(seat)).collect();
            match present[..] {
                [] => ring.go_on(),
                [only] => return NextFlip::Seat(only),
                [..] => return NextFlip::Tie(present),
            }
        }
        NextFlip::Tie(Vec::new())
    }

    /// Moves on after `flipper` flipped a coin (PG-40, PG-45).
    pub(super) fn pass_on(&mut self, flipper: Seat) {
        for _ in 0..self.groups.len() {
            if self.waiting.contains(&flipper) {
                break;
            }
            self.go_on();
        }
        self.waiting.retain(|&seat| seat != flipper);
        if self.waiting.is_empty() {
            self.go_on();
        }
    }

    fn go_on(&mut self) {
        if !self.groups.is_empty() {
            self.at = (self.at + 1) % self.groups.len();
            self.waiting.clone_from(&self.groups[self.at]);
        }
    }
}
