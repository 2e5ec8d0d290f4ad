//! The sheet being written and its draft, stored beside the game.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::PageDeadline,
        shelf::{self, GameId},
    },
    json,
    rules::Seat,
    screens::sheets::Draft,
};

/// The names under which drafts are stored beside a game. They say nothing about the content.
const SHEET: &str = "sheet";
const DEADLINE: &str = "deadline";
const POINTS: &str = "points";
const NOTES: &str = "notes";

/// The sheet being written or typed in, and the points being entered. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct SheetEditor {
    game: StoredValue<GameId>,
    storage_error: RwSignal<Option<String>>,
    lines: usize,
    /// The text of each line.
    pub texts: RwSignal<Vec<String>>,
    /// The note of the writer on each line, in bits that the game defines.
    pub notes: RwSignal<Vec<u8>>,
    /// Points being entered, by seat, then line.
    points: RwSignal<Vec<Vec<u8>>>,
    /// Whose paper sheet is being typed in; `None` while points are entered.
    pub typist: RwSignal<Option<Seat>>,
}

impl SheetEditor {
    /// The editor of a game, with this many lines. A storage problem is put into `storage_error`.
    pub fn new(game: GameId, storage_error: RwSignal<Option<String>>, lines: usize) -> Self {
        Self {
            game: StoredValue::new(game),
            storage_error,
            lines,
            texts: RwSignal::new(vec![String::new(); lines]),
            notes: RwSignal::new(vec![0; lines]),
            points: RwSignal::new(Vec::new()),
            typist: RwSignal::new(None),
        }
    }

    /// Stores a draft beside the game; if that fails, the error goes to `storage_error`.
    pub fn store(self, name: &str, text: &str) {
        shelf::set_side_text(&self.game.get_value(), name, text);
        if let Some(storage_error) = shelf::error() {
            self.storage_error.set(Some(storage_error.to_string()));
        }
    }

    /// A stored draft.
    pub fn stored(self, name: &str) -> Option<String> {
        shelf::side_text(&self.game.get_value(), name)
    }

    /// The sheet being written; tracks it.
    pub fn draft(self) -> Draft {
        Draft { texts: self.texts.get(), notes: self.notes.get() }
    }

    /// The text of a line, from 1; tracks it.
    pub fn text(self, line: u8) -> String {
        self.texts.with(|texts| at(line).and_then(|at| texts.get(at)).cloned().unwrap_or_default())
    }

    /// Sets and stores the text of a line, from 1.
    pub fn write(self, line: u8, text: String) {
        self.texts.update(|texts| {
            if let Some(there) = at(line).and_then(|at| texts.get_mut(at)) {
                *there = text;
            }
        });
        let draft = self.texts.with_untracked(|texts| serde_json::to_string(texts).unwrap_or_default());
        self.store(SHEET, &draft);
    }

    /// The note on a line, from 1; tracks it.
    pub fn note(self, line: u8) -> u8 {
        self.notes.with(|notes| at(line).and_then(|at| notes.get(at)).copied().unwrap_or_default())
    }

    /// Sets and stores the note on a line, from 1.
    pub fn set_note(self, line: u8, note: u8) {
        self.notes.update(|notes| {
            if let Some(there) = at(line).and_then(|at| notes.get_mut(at)) {
                *there = note;
            }
        });
        let draft = self.notes.with_untracked(|notes| serde_json::to_string(notes).unwrap_or_default());
        self.store(NOTES, &draft);
    }

    /// Opens the stored draft.
    pub(super) fn open(self) {
        let texts: Option<Vec<String>> = self.stored(SHEET).and_then(|draft| json::read(&draft).ok());
        if let Some(mut texts) = texts {
            texts.resize(self.lines, String::new());
            self.texts.set(texts);
        }
        let notes: Option<Vec<u8>> = self.stored(NOTES).and_then(|draft| json::read(&draft).ok());
        if let Some(mut notes) = notes {
            notes.resize(self.lines, 0);
            self.notes.set(notes);
        }
    }

    /// Closes the sheet. Its draft stays stored.
    pub(super) fn put_away(self) {
        self.texts.set(vec![String::new(); self.lines]);
        self.notes.set(vec![0; self.lines]);
    }

    /// Starts an empty sheet.
    pub(super) fn clean(self) {
        self.put_away();
        for draft in [SHEET, NOTES] {
            shelf::delete_side_text(&self.game.get_value(), draft);
        }
    }

    pub(super) fn keep_deadline(self, deadline: &str) {
        self.store(DEADLINE, deadline);
    }

    pub(super) fn deadline(self) -> Option<PageDeadline> {
        self.stored(DEADLINE).and_then(|text| PageDeadline::from_text(&text))
    }

    /// Opens the stored points, or the usual points for every line.
    pub(super) fn open_points(self, seats: usize, usual: u8) {
        let stored = self.stored(POINTS).and_then(|draft| json::read(&draft).ok());
        let whole =
            |points: &Vec<Vec<u8>>| points.len() == seats && points.iter().all(|row| row.len() == self.lines);
        self.points.set(stored.filter(whole).unwrap_or_else(|| vec![vec![usual; self.lines]; seats]));
    }

    /// The points of a line, from 1; tracks them.
    pub(super) fn point(self, seat: Seat, line: u8) -> u8 {
        self.points.with(|points| {
            let row = points.get(seat.index());
            row.zip(at(line)).and_then(|(row, at)| row.get(at)).copied().unwrap_or_default()
        })
    }

    /// Sets and stores the points of a line, from 1.
    pub(super) fn enter(self, seat: Seat, line: u8, point: u8) {
        self.points.update(|points| {
            let row = points.get_mut(seat.index());
            if let Some(there) = row.zip(at(line)).and_then(|(row, at)| row.get_mut(at)) {
                *there = point;
            }
        });
        let draft = self.points.with_untracked(|points| serde_json::to_string(points).unwrap_or_default());
        self.store(POINTS, &draft);
    }

    /// The points of the players in `here`; nobody else gets any (PG-R52, SC-R27).
    pub(super) fn points_of(self, here: &[Seat]) -> Vec<Vec<u8>> {
        let mut points = self.points.get_untracked();
        for (seat, row) in (0..).map(Seat).zip(&mut points) {
            if !here.contains(&seat) {
                row.fill(0);
            }
        }
        points
    }

    /// Deletes the stored points.
    pub(super) fn forget_points(self) {
        shelf::delete_side_text(&self.game.get_value(), POINTS);
    }
}

fn at(line: u8) -> Option<usize> {
    usize::from(line).checked_sub(1)
}
