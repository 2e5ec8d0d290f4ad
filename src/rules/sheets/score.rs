//! Adds up points.

use super::{Number, Place};
use crate::rules::Seat;

/// Computes a value for each place, by seat and line.
pub(in crate::rules) fn rows<T, const LAST: u8, const LINES: usize>(
    seats: usize,
    at: impl Fn(Place<LAST>) -> T,
) -> Vec<[T; LINES]> {
    let row = |seat| std::array::from_fn(|line| at(Place { seat, line: Number::at(line) }));
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
