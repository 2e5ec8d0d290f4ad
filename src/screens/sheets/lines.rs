//! Lists with an entry for each line of a sheet, and the points that are entered for the lines.

use crate::rules::Seat;

/// The entry of a line, from 1.
pub fn at_line<T>(entries: &[T], line: u8) -> Option<&T> {
    entries.get(usize::from(line).checked_sub(1)?)
}

/// Changes the entry of a line, from 1, if there is such a line.
pub fn set_line<T>(entries: &mut [T], line: u8, entry: T) {
    if let Some(there) = usize::from(line).checked_sub(1).and_then(|index| entries.get_mut(index)) {
        *there = entry;
    }
}

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
