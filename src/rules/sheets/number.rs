//! The numbers of categories on a list and of lines on a sheet, and sums of points.

use std::{fmt, iter, ops::RangeInclusive};

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// A number from 1 to `LAST`: of a category on the list, and of its line on every sheet (PG-31, PG-34, SC-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number<const LAST: u8>(u8);

/// All numbers in order.
type All<const LAST: u8> = iter::Map<RangeInclusive<u8>, fn(u8) -> Number<LAST>>;

impl<const LAST: u8> Number<LAST> {
    /// Number 1.
    pub const FIRST: Self = Self(1);

    /// The number, if it is in range.
    pub fn new(number: u8) -> Option<Self> {
        (1..=LAST).contains(&number).then_some(Self(number))
    }

    /// All numbers in order.
    pub fn all() -> All<LAST> {
        (1..=LAST).map(Self)
    }

    /// The number at an index; for an index that is too large, the last number.
    pub(in crate::rules) fn at(index: usize) -> Self {
        Self(u8::try_from(index).map_or(LAST, |index| index.saturating_add(1).min(LAST)))
    }

    /// Its index.
    pub fn index(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl<const LAST: u8> fmt::Display for Number<LAST> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<const LAST: u8> TryFrom<u8> for Number<LAST> {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Number::new(number).ok_or("No line has that number.")
    }
}

impl<const LAST: u8> From<Number<LAST>> for u8 {
    fn from(number: Number<LAST>) -> u8 {
        number.0
    }
}

/// The place of an answer: the seat and the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct AnswerPlace<const LAST: u8> {
    /// The seat of its writer.
    pub seat: Seat,
    /// The line.
    pub line: Number<LAST>,
}

impl<const LAST: u8> AnswerPlace<LAST> {
    /// All places of this many sheets, in the order in which they are read (PG-63, PG-R42, SC-21).
    pub(super) fn all(sheets: usize) -> impl Iterator<Item = Self> + use<LAST> {
        let seats = u8::try_from(sheets).unwrap_or(u8::MAX);
        Number::all().flat_map(move |line| (0..seats).map(move |seat| Self { seat: Seat(seat), line }))
    }
}

/// The place of an answer on a sheet with any number of lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AnyAnswerPlace {
    /// The seat of its writer.
    pub seat: Seat,
    /// The line, from 1.
    pub line: u8,
}

impl<const LAST: u8> From<AnswerPlace<LAST>> for AnyAnswerPlace {
    fn from(AnswerPlace { seat, line }: AnswerPlace<LAST>) -> Self {
        Self { seat, line: line.into() }
    }
}

impl AnyAnswerPlace {
    /// The place on a sheet of `LAST` lines, if it has that line.
    pub fn on_sheet<const LAST: u8>(self) -> Option<AnswerPlace<LAST>> {
        let line = self.line.try_into().ok()?;
        Some(AnswerPlace { seat: self.seat, line })
    }
}

/// The owners of some answers, in seat order.
pub(in crate::rules) fn owners<const LAST: u8>(places: &[AnswerPlace<LAST>]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = places.iter().map(|place| place.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Computes a value for each place, by seat and line.
pub(in crate::rules) fn rows<T, const LAST: u8, const LINES: usize>(
    seats: usize,
    value_at: impl Fn(AnswerPlace<LAST>) -> T,
) -> Vec<[T; LINES]> {
    let row = |seat| std::array::from_fn(|line| value_at(AnswerPlace { seat, line: Number::at(line) }));
    (0..).map(Seat).take(seats).map(row).collect()
}

/// The points of a round by seat (PG-72, SC-22, SC-23).
pub(in crate::rules) fn totals<const LINES: usize>(points: &[[u8; LINES]]) -> Vec<u32> {
    points.iter().map(|row| row.iter().copied().map(u32::from).sum()).collect()
}

/// All seats with the highest score, in seat order (PG-06, PG-75, PG-82, PG-R34, PG-R35, SC-R16).
pub(in crate::rules) fn best<T: Ord>(scores: &[T]) -> Vec<Seat> {
    let most = scores.iter().max();
    (0..).map(Seat).zip(scores).filter(|(_, score)| Some(*score) == most).map(|(seat, _)| seat).collect()
}
