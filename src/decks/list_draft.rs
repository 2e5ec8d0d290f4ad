//! A draft of a category list. Its lines are drawn or typed; pinned lines stay when the list is drawn again.

use std::fmt;

use super::{CategoryDeck, DrawRequest, Drawn, Line, LineError, draw};
use crate::{rules::Luck, wording::plural};

/// The sources of a list.
#[derive(Debug, Clone, Copy)]
pub struct ListSource<'a> {
    /// The decks, which are shuffled together.
    pub decks: &'a [&'a CategoryDeck],
    /// The recently used categories, oldest first.
    pub recent: &'a [Line],
    /// The categories that must not be drawn, because people do not want them any more.
    pub retired: &'a [Line],
}

/// A draft of a list. It always has the same number of lines; some of them may be empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListDraft {
    name: String,
    rows: Vec<DraftRow>,
}

/// A line of the draft.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DraftRow {
    /// Its text, as it was drawn or typed.
    pub text: String,
    /// Whether it stays when the list is drawn again.
    pub pinned: bool,
}

/// What is wrong with a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ListProblem {
    /// It cannot be a category.
    LineError(LineError),
    /// The same category is on an earlier line (SC-06).
    Twice {
        /// The index of that line.
        index: usize,
    },
}

impl fmt::Display for ListProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListProblem::LineError(LineError::Empty) => f.write_str("Write a category, or draw again."),
            ListProblem::LineError(reason) => write!(f, "This cannot be used: {reason}."),
            ListProblem::Twice { index } => write!(f, "This is on line {} already.", index + 1),
        }
    }
}

impl ListDraft {
    /// A list of empty lines.
    pub fn empty(length: usize) -> Self {
        Self { name: String::new(), rows: vec![DraftRow::default(); length] }
    }

    /// The name of the list; empty unless it was taken from a deck and not changed since.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its lines.
    pub fn rows(&self) -> &[DraftRow] {
        &self.rows
    }

    /// Draws all lines again that are not pinned, and returns what was drawn.
    pub fn redraw(&mut self, source: &ListSource<'_>, luck: &mut Luck) -> Drawn {
        let keep: Vec<bool> = self.rows.iter().map(|row| row.pinned).collect();
        self.fill(&keep, source, luck)
    }

    /// Draws one line again and removes its pin.
    pub fn redraw_line(&mut self, index: usize, source: &ListSource<'_>, luck: &mut Luck) -> Drawn {
        let keep: Vec<bool> = (0..self.rows.len()).map(|row| row != index).collect();
        self.fill(&keep, source, luck)
    }

    /// Draws the lines for which `keep` is false.
    fn fill(&mut self, keep: &[bool], source: &ListSource<'_>, luck: &mut Luck) -> Drawn {
        self.name.clear();
        // For the draw, all lines that are kept count as pinned, without duplicates.
        let mut pinned: Vec<Line> = Vec::new();
        for (row, _) in self.rows.iter().zip(keep).filter(|(_, keep)| **keep) {
            if let Ok(line) = Line::parse(&row.text)
                && !pinned.iter().any(|other| other.key() == line.key())
            {
                pinned.push(line);
            }
        }
        let wanted = keep.iter().filter(|keep| !**keep).count();
        let ListSource { decks, recent, retired } = *source;
        let request = DrawRequest { length: pinned.len() + wanted, decks, recent, pinned: &pinned, retired };
        let drawn = draw(&request, luck);
        let mut fresh = drawn.list.iter().skip(pinned.len());
        for (row, _) in self.rows.iter_mut().zip(keep).filter(|(_, keep)| !**keep) {
            let text = fresh.next().map_or_else(String::new, Line::to_string);
            *row = DraftRow { text, pinned: false };
        }
        drawn
    }

    /// Sets the text of a line. Pins it unless it is empty, because otherwise it would be lost when the list is drawn
    /// again.
    pub fn set_text(&mut self, index: usize, text: &str) {
        if let Some(row) = self.rows.get_mut(index) {
            self.name.clear();
            *row = DraftRow { text: text.to_owned(), pinned: !text.trim().is_empty() };
        }
    }

    /// Sets the texts of several lines from `index` on. Returns how many did not fit.
    pub fn paste(&mut self, index: usize, texts: &[&str]) -> usize {
        for (index, text) in (index..).zip(texts) {
            self.set_text(index, text);
        }
        (index + texts.len()).saturating_sub(self.rows.len())
    }

    /// Pins a line, or removes its pin.
    pub fn pin(&mut self, index: usize, pinned: bool) {
        if let Some(row) = self.rows.get_mut(index) {
            row.pinned = pinned;
        }
    }

    /// Replaces the lines by a list of a deck.
    pub fn use_list(&mut self, name: String, list: &[Line]) {
        let length = self.rows.len();
        let row = |line: &Line| DraftRow { text: line.to_string(), pinned: false };
        self.rows = list.iter().map(row).collect();
        self.rows.resize(length, DraftRow::default());
        self.name = name;
    }

    /// The problem of a line, if it has one.
    pub fn problem(&self, index: usize) -> Option<ListProblem> {
        match Line::parse(&self.rows.get(index)?.text) {
            Err(reason) => Some(ListProblem::LineError(reason)),
            Ok(line) => {
                let same =
                    |row: &DraftRow| Line::parse(&row.text).is_ok_and(|other| other.key() == line.key());
                self.rows.iter().take(index).position(same).map(|index| ListProblem::Twice { index })
            }
        }
    }

    /// The list as a text for [`ListDraft::read`]: its name, then its rows, one on each line, with `+` in
    /// front of a pinned row and `-` in front of any other.
    pub fn to_text(&self) -> String {
        let mut text = self.name.clone();
        for row in &self.rows {
            text.push_str(if row.pinned { "\n+" } else { "\n-" });
            text.push_str(&row.text);
        }
        text
    }

    /// Reads a list; `None` if it does not have `length` lines.
    pub fn read(text: &str, length: usize) -> Option<Self> {
        let (name, rows) = text.split_once('\n')?;
        let row = |line: &str| DraftRow {
            pinned: line.starts_with('+'),
            text: line.get(1..).unwrap_or_default().to_owned(),
        };
        let rows: Vec<DraftRow> = rows.split('\n').map(row).collect();
        (rows.len() == length).then(|| Self { name: name.to_owned(), rows })
    }
}

/// What is said about pasted lines that did not fit on a list, if there are any.
pub fn pasted_too_many(left_out: usize) -> Option<String> {
    (left_out > 0).then(|| {
        plural(left_out, "1 pasted line did not fit on the list.", "# pasted lines did not fit on the list.")
    })
}

/// The number of categories that count as recently used: five lists of twelve.
const RECENT_CATEGORIES: usize = 60;

/// The recently used categories after `list` was played, oldest first.
pub fn recent_after<'a>(recent: &'a [Line], list: &'a [Line]) -> Vec<&'a Line> {
    let is_on_list = |line: &&Line| list.iter().any(|played| played.key() == line.key());
    let mut used: Vec<&Line> = recent.iter().filter(|line| !is_on_list(line)).chain(list).collect();
    used.drain(..used.len().saturating_sub(RECENT_CATEGORIES));
    used
}
