//! The points that are entered for the lines of sheets.

use super::SheetTable;
use crate::rules::{Seat, sheets::at_line_mut};

/// The points to enter, by seat, then line: those `stored` if they are of this table, or else the `usual` ones.
pub fn points_to_enter(stored: Option<Vec<Vec<u8>>>, seats: usize, lines: usize, usual: u8) -> Vec<Vec<u8>> {
    let has_entry_for_each =
        |points: &Vec<Vec<u8>>| points.len() == seats && points.iter().all(|row| row.len() == lines);
    stored.filter(has_entry_for_each).unwrap_or_else(|| vec![vec![usual; lines]; seats])
}

/// The points of the players in `here`; nobody else gets any (PG-R52, SC-R27).
pub fn points_of(mut points: Vec<Vec<u8>>, here: &[Seat]) -> Vec<Vec<u8>> {
    for (seat, row) in (0..).map(Seat).zip(&mut points) {
        if !here.contains(&seat) {
            row.fill(0);
        }
    }
    points
}

/// The points with those of favourites that count, if the house rules give any (PG-R70, SC-R40).
pub fn with_favourites(table: &SheetTable, mut points: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    if table.favourite_scores {
        for line in table.lines() {
            let row = table.favourite(line).and_then(|seat| points.get_mut(seat.index()));
            if let Some(point) = row.and_then(|row| at_line_mut(row, line)).filter(|point| **point > 0) {
                *point = point.saturating_add(1);
            }
        }
    }
    points
}
