//! The points that are entered for the lines of sheets.

use crate::rules::Seat;

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
