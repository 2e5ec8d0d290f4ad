//! The sheet being written and its draft, stored beside the game.

use serde::Serialize;

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::PageDeadline,
        focus::Caret,
        storage::{self, GameId},
    },
    rules::{
        Seat,
        sheets::{AnswerKind, Entry, Sheet, at_line, at_line_mut},
    },
    screens::sheets::{points_of, points_to_enter},
};

/// The names under which drafts are stored beside a game. The names contain nothing that was typed.
const SHEET: &str = "sheet";
const DEADLINE: &str = "deadline";
const POINTS: &str = "points";
const MARKING: &str = "marking";

/// The sheet being written or typed in, and the points being entered. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub struct SheetEditor {
    game: StoredValue<GameId>,
    /// Why a draft could not be stored.
    storage_error: RwSignal<Option<String>>,
    /// How many lines a sheet has.
    lines: usize,
    pub entries: RwSignal<Sheet>,
    /// The line that the focus left last, from 1, and where in it.
    left_at: StoredValue<Option<(u8, Caret)>>,
    /// Where the writer goes on after a pause (PK-12). Without one they go on in the next empty line.
    goes_on_at: StoredValue<Option<(u8, Caret)>>,
    /// Points being entered, by seat, then line.
    points: RwSignal<Vec<Vec<u8>>>,
    /// The category that is marked on paper, from 1. After the last one, all points are shown.
    marking: RwSignal<u8>,
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
            entries: RwSignal::new(vec![Entry::default(); lines]),
            left_at: StoredValue::new(None),
            goes_on_at: StoredValue::new(None),
            points: RwSignal::new(Vec::new()),
            marking: RwSignal::new(1),
            sheet_owner: RwSignal::new(None),
        }
    }

    /// Stores a draft beside the game; if that fails, the error goes to `storage_error`.
    pub fn store(self, name: &str, text: &str) {
        storage::set_side_text(&self.game.get_value(), name, text);
        if let Some(storage_error) = storage::error() {
            self.storage_error.set(Some(storage_error.to_string()));
        }
    }

    fn store_list<T: Serialize + Send + Sync + 'static>(self, name: &str, list: RwSignal<Vec<T>>) {
        let text = list.with_untracked(|list| serde_json::to_string(list).unwrap_or_default());
        self.store(name, &text);
    }

    /// A stored draft.
    pub fn stored(self, name: &str) -> Option<String> {
        storage::side_text(&self.game.get_value(), name)
    }

    /// The entry of a line, from 1, without tracking it.
    pub(super) fn entry(self, line: u8) -> Entry {
        self.entries.with_untracked(|sheet| at_line(sheet, line).cloned().unwrap_or_default())
    }

    /// The text of a line, from 1; tracks it.
    pub fn text(self, line: u8) -> String {
        self.entries.with(|sheet| at_line(sheet, line).map(|entry| entry.text.clone()).unwrap_or_default())
    }

    /// Sets and stores the text of a line, from 1.
    pub fn write(self, line: u8, text: String) {
        self.change(line, |entry| entry.text = text);
    }

    /// Remembers where the focus left the sheet.
    pub(super) fn leave_at(self, line: u8, caret: Option<Caret>) {
        // A field that is removed with its table is left when the sheet is gone.
        self.left_at.try_set_value(caret.map(|caret| (line, caret)));
    }

    /// After a pause that begins now, its writer goes on where the focus left the sheet.
    pub(super) fn pause(self) {
        self.goes_on_at.set_value(self.left_at.get_value());
    }

    /// Where the writer goes on after a pause that has just ended.
    pub(super) fn after_pause(self) -> Option<(u8, Caret)> {
        self.goes_on_at.try_update_value(Option::take).flatten()
    }

    /// What the writer says that the answer on a line, from 1, is; tracks it.
    pub fn kind(self, line: u8) -> AnswerKind {
        self.entries.with(|sheet| at_line(sheet, line).map(|entry| entry.kind).unwrap_or_default())
    }

    /// Sets and stores what the writer says that the answer on a line, from 1, is.
    pub fn set_kind(self, line: u8, kind: AnswerKind) {
        self.change(line, |entry| entry.kind = kind);
    }

    fn change(self, line: u8, change: impl FnOnce(&mut Entry)) {
        self.entries.update(|sheet| {
            if let Some(entry) = at_line_mut(sheet, line) {
                change(entry);
            }
        });
        self.store_list(SHEET, self.entries);
    }

    /// Opens the stored draft.
    pub(super) fn open(self) {
        let sheet: Option<Sheet> = self.stored(SHEET).and_then(|draft| serde_json::from_str(&draft).ok());
        if let Some(mut sheet) = sheet {
            sheet.resize(self.lines, Entry::default());
            self.entries.set(sheet);
        }
    }

    /// Opens a sheet again after its writer handed it in and this was undone.
    pub(super) fn reopen(self, sheet: Sheet) {
        self.entries.set(sheet);
        self.store_list(SHEET, self.entries);
    }

    /// Closes the sheet. Its draft stays stored.
    pub(super) fn close(self) {
        self.entries.set(vec![Entry::default(); self.lines]);
        self.left_at.set_value(None);
    }

    /// Starts an empty sheet, and deletes the stored draft.
    pub(super) fn reset(self) {
        self.close();
        storage::delete_side_text(&self.game.get_value(), SHEET);
    }

    /// Stores the deadline of a clock as text, whether it runs or pauses: the text of a clock that pauses says the time left.
    pub(super) fn store_deadline(self, deadline: &str) {
        self.store(DEADLINE, deadline);
    }

    /// The stored deadline. After a pause its time begins now.
    pub(super) fn deadline(self) -> Option<PageDeadline> {
        self.stored(DEADLINE).and_then(|text| PageDeadline::from_text(&text))
    }

    /// Opens the stored points, or the usual points for every line.
    pub(super) fn open_points(self, seats: usize, usual: u8) {
        let stored = self.stored(POINTS).and_then(|draft| serde_json::from_str(&draft).ok());
        self.points.set(points_to_enter(stored, seats, self.lines, usual));
        self.marking.set(self.stored(MARKING).and_then(|line| line.parse().ok()).unwrap_or(1));
    }

    /// The category that is marked; `None` when all points are shown. Tracks it.
    pub(super) fn marking(self) -> Option<u8> {
        Some(self.marking.get()).filter(|&line| usize::from(line) <= self.lines)
    }

    /// Goes to a category, or behind the last one to all points.
    pub(super) fn mark_line(self, line: u8) {
        self.marking.set(line);
        self.store(MARKING, &line.to_string());
    }

    /// Reads the points; tracks them.
    pub(super) fn with_points<T>(self, read: impl FnOnce(&[Vec<u8>]) -> T) -> T {
        self.points.with(|points| read(points))
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
            let row = points.get_mut(seat.index());
            if let Some(points) = row.and_then(|row| at_line_mut(row, line)) {
                *points = point;
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
        storage::delete_side_text(&self.game.get_value(), POINTS);
        storage::delete_side_text(&self.game.get_value(), MARKING);
        self.marking.set(1);
    }
}
