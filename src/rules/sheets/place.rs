//! Where an answer stands, and sums of points.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// The place of an answer: the sheet of this seat, and a line of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AnswerPlace {
    /// The seat of its writer.
    pub seat: Seat,
    /// The line, from 1.
    pub line: u8,
}

/// All places of this many sheets, in the order in which they are read (PG-63, PG-R42, SC-21).
pub(super) fn places(sheets: usize, lines: u8) -> impl Iterator<Item = AnswerPlace> {
    (1..=lines).flat_map(move |line| (0..).map(Seat).take(sheets).map(move |seat| AnswerPlace { seat, line }))
}

/// The entry of a line, from 1.
pub fn at_line<T>(entries: &[T], line: u8) -> Option<&T> {
    entries.get(usize::from(line).checked_sub(1)?)
}

/// The entry of a line, from 1, to change it.
pub fn at_line_mut<T>(entries: &mut [T], line: u8) -> Option<&mut T> {
    entries.get_mut(usize::from(line).checked_sub(1)?)
}

/// The owners of some answers, in seat order.
pub(super) fn owners(places: &[AnswerPlace]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = places.iter().map(|place| place.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// The points of a round by seat (PG-72, SC-22, SC-23).
pub(in crate::rules) fn totals(points: &[Vec<u8>]) -> Vec<u32> {
    points.iter().map(|row| row.iter().copied().map(u32::from).sum()).collect()
}

/// All seats with the highest score, in seat order (PG-06, PG-75, PG-82, PG-R34, PG-R35, SC-R16).
pub(in crate::rules) fn best<T: Ord>(scores: &[T]) -> Vec<Seat> {
    let most = scores.iter().max();
    (0..).map(Seat).zip(scores).filter(|(_, score)| Some(*score) == most).map(|(seat, _)| seat).collect()
}
