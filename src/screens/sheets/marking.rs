//! Marking after a round on paper: a reading without texts, category by category (PG-R68, SC-R38).

use super::{SheetTable, further_presses, next_points, reading::count_of, usual_points};
use crate::{
    rules::{Seat, sheets::at_line},
    wording::paragraph,
};

/// How to mark, with what further presses do if they do more than undo the first one.
pub fn how_to_mark(table: &SheetTable) -> String {
    let more = (next_points(table, 0) != usual_points(table)).then(|| further_presses(table));
    let mark =
        "Read your answers aloud. Tap whoever’s does not count. Two have the same? Tap both.".to_owned();
    paragraph([mark].into_iter().chain(more))
}

/// The points that are being entered, by seat, then line.
#[derive(Debug, Clone, Copy)]
pub struct Marking<'a> {
    /// The table.
    pub table: &'a SheetTable,
    /// The points.
    pub points: &'a [Vec<u8>],
    /// The category that is read, from 1.
    pub line: u8,
}

impl Marking<'_> {
    fn points_at(self, seat: Seat, line: u8) -> u8 {
        self.points.get(seat.index()).and_then(|row| at_line(row, line)).copied().unwrap_or_default()
    }

    /// The seats of those who are here and have a sheet.
    fn here(self) -> Vec<Seat> {
        let writers = self.table.people.iter().filter(|person| person.writes && person.here);
        writers.map(|writer| writer.seat).collect()
    }

    /// The points of a seat for all categories before this one: those of this one are still being said.
    pub fn total(self, seat: Seat) -> u32 {
        (1..self.line).map(|line| u32::from(self.points_at(seat, line))).sum()
    }

    /// Those of them that fly to the sum, for the category that was marked just before (PG-R72, SC-R42). None after a step back, or
    /// across several categories: `from` is the category that was shown before.
    pub fn gained(self, seat: Seat, from: Option<u8>) -> Option<u32> {
        let from = from.filter(|from| from.checked_add(1) == Some(self.line))?;
        Some(u32::from(self.points_at(seat, from))).filter(|points| *points > 0)
    }

    /// The seats whose answers do not count.
    pub fn struck(self) -> Vec<Seat> {
        self.here().into_iter().filter(|&seat| self.points_at(seat, self.line) == 0).collect()
    }

    /// Those who have the same answer: where several do not count they are taken for equal, unless the table says that they
    /// `differ`.
    pub fn equal(self, differ: bool) -> Vec<Seat> {
        let struck = self.struck();
        if differ || struck.len() < 2 { Vec::new() } else { struck }
    }

    /// The result for a seat: a symbol, a word, and the name in style sheets.
    pub fn mark(self, seat: Seat, differ: bool) -> (&'static str, &'static str, &'static str) {
        match self.points_at(seat, self.line) {
            0 if self.equal(differ).contains(&seat) => ("=", "the same", "struck"),
            0 => ("✗", "does not count", "struck"),
            1 => ("✓", "counts", "stands"),
            _ => ("★", "counts more", "more"),
        }
    }

    /// The text of the large button: whose answers count.
    pub fn button(self) -> String {
        let all = self.here().len();
        match all - self.struck().len() {
            0 => "Nobody’s counts".to_owned(),
            count if count == all => "All count".to_owned(),
            count => count_of(count, all),
        }
    }

    /// How many answers count, for the list: nothing for categories that come later.
    pub fn summary(self, up_to: u8) -> Option<String> {
        let all = self.here().len();
        (self.line < up_to).then(|| count_of(all - self.struck().len(), all))
    }
}
