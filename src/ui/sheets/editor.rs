//! The sheet being written and its draft, stored beside the game.

use serde::Serialize;

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::PageDeadline,
        shelf::{self, GameId},
    },
    json,
    rules::Seat,
    screens::sheets::{SheetDraft, at_line, points_of, points_to_enter, set_line},
};

/// The names under which drafts are stored beside a game. The names contain nothing that was typed.
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
    /// Whose paper sheet is being typed in, if any.
    pub sheet_owner: RwSignal<Option<Seat>>,
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
            sheet_owner: RwSignal::new(None),
        }
    }

    /// Stores a draft beside the game; if that fails, the error goes to `storage_error`.
    pub fn store(self, name: &str, text: &str) {
        shelf::set_side_text(&self.game.get_value(), name, text);
        if let Some(storage_error) = shelf::error() {
            self.storage_error.set(Some(storage_error.to_string()));
        }
    }

    fn store_list<T: Serialize + Send + Sync + 'static>(self, name: &str, list: RwSignal<Vec<T>>) {
        let text = list.with_untracked(|list| serde_json::to_string(list).unwrap_or_default());
        self.store(name, &text);
    }

    /// A stored draft.
    pub fn stored(self, name: &str) -> Option<String> {
        shelf::side_text(&self.game.get_value(), name)
    }

    /// The sheet being written; tracks it.
    pub fn draft(self) -> SheetDraft {
        SheetDraft { texts: self.texts.get(), notes: self.notes.get() }
    }

    /// The text of a line, from 1; tracks it.
    pub fn text(self, line: u8) -> String {
        self.texts.with(|texts| at_line(texts, line).cloned().unwrap_or_default())
    }

    /// Sets and stores the text of a line, from 1.
    pub fn write(self, line: u8, text: String) {
        self.texts.update(|texts| set_line(texts, line, text));
        self.store_list(SHEET, self.texts);
    }

    /// The note on a line, from 1; tracks it.
    pub fn note(self, line: u8) -> u8 {
        self.notes.with(|notes| at_line(notes, line).copied().unwrap_or_default())
    }

    /// Sets and stores the note on a line, from 1.
    pub fn set_note(self, line: u8, note: u8) {
        self.notes.update(|notes| set_line(notes, line, note));
        self.store_list(NOTES, self.notes);
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

    /// Opens a sheet again after its writer handed it in and this was undone.
    pub(super) fn reopen(self, SheetDraft { texts, notes }: SheetDraft) {
        self.texts.set(texts);
        self.notes.set(notes);
        self.store_list(SHEET, self.texts);
        self.store_list(NOTES, self.notes);
    }

    /// Closes the sheet. Its draft stays stored.
    pub(super) fn close(self) {
        self.texts.set(vec![String::new(); self.lines]);
        self.notes.set(vec![0; self.lines]);
    }

    /// Starts an empty sheet, and deletes the stored draft.
    pub(super) fn reset(self) {
        self.close();
        for draft in [SHEET, NOTES] {
            shelf::delete_side_text(&self.game.get_value(), draft);
        }
    }

    pub(super) fn store_deadline(self, deadline: &str) {
        self.store(DEADLINE, deadline);
    }

    pub(super) fn deadline(self) -> Option<PageDeadline> {
        self.stored(DEADLINE).and_then(|text| PageDeadline::from_text(&text))
    }

    /// Opens the stored points, or the usual points for every line.
    pub(super) fn open_points(self, seats: usize, usual: u8) {
        let stored = self.stored(POINTS).and_then(|draft| json::read(&draft).ok());
        self.points.set(points_to_enter(stored, seats, self.lines, usual));
    }

    /// The points of a line, from 1; tracks them.
    pub(super) fn line_points(self, seat: Seat, line: u8) -> u8 {
        self.points.with(|points| {
            let row = points.get(seat.index());
            row.and_then(|row| at_line(row, line)).copied().unwrap_or_default()
        })
    }

    /// Sets and stores the points of a line, from 1.
    pub(super) fn set_line_points(self, seat: Seat, line: u8, point: u8) {
        self.points.update(|points| {
            if let Some(row) = points.get_mut(seat.index()) {
                set_line(row, line, point);
            }
        });
        self.store_list(POINTS, self.points);
    }

    /// The points of the players in `here`; nobody else gets any (PG-R52, SC-R27).
    pub(super) fn points_of(self, here: &[Seat]) -> Vec<Vec<u8>> {
        points_of(self.points.get_untracked(), here)
    }

    /// Deletes the stored points.
    pub(super) fn delete_points(self) {
        shelf::delete_side_text(&self.game.get_value(), POINTS);
    }
}
