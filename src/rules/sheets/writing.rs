//! Sheets being handed in: typed in turn, or written on paper and typed in afterwards.

use std::collections::BTreeSet;

use super::Answers;
use crate::rules::{Seat, gap::gap};

/// Sheets by seat; `None` is a sheet not handed in yet.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) enum Writing<S> {
    /// One after the other writes.
    Typing {
        sheets: Vec<Option<S>>,
        writing: Option<Seat>,
        /// Who has lifted the cup, and knows the letter (PG-R19, SC-R24).
        looked: BTreeSet<Seat>,
    },
    /// All write on paper, or are about to.
    Paper { running: bool },
    /// Sheets of paper are typed in, without a clock.
    Entering { sheets: Vec<Option<S>> },
}

/// Why somebody cannot write, or hand in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum WritingRefusal {
    /// It is the wrong time.
    NotNow,
    /// Somebody else is writing.
    Busy(Seat),
    /// It is somebody else's turn.
    Turn(Seat),
    /// Their sheet is in already.
    SheetIn,
    /// They have no sheet.
    NoSheet,
    /// They have not begun, or the clock has not.
    NotBegun,
}

impl<S: Clone + Default> Writing<S> {
    /// Starts before anybody writes; `sheets` has the sheets that are in from the start.
    pub(in crate::rules) fn new(answers: Answers, sheets: Vec<Option<S>>) -> Self {
        match answers {
            Answers::Typed => Writing::Typing { sheets, writing: None, looked: BTreeSet::new() },
            Answers::Paper => Writing::Paper { running: false },
        }
    }

    /// What the table is doing, for a refusal.
    pub(in crate::rules) fn activity(&self) -> &'static str {
        match self {
            Writing::Typing { .. } => "people write, one after the other",
            Writing::Paper { .. } => "people write on paper",
            Writing::Entering { .. } => "the paper sheets are being typed in",
        }
    }

    /// Whether a player's time may begin, or on paper everybody's.
    ///
    /// # Errors
    /// Why not.
    pub(in crate::rules) fn may_begin(&self, by: Seat) -> Result<(), WritingRefusal> {
        match self {
            Writing::Typing { writing: Some(seat), .. } => Err(WritingRefusal::Busy(*seat)),
            Writing::Typing { sheets, writing: None, .. } => is_open(sheets, by),
            Writing::Paper { running: false } => Ok(()),
            Writing::Paper { running: true } | Writing::Entering { .. } => Err(WritingRefusal::NotNow),
        }
    }

    /// Whether time may be up for all who write on paper.
    ///
    /// # Errors
    /// Why not.
    pub(in crate::rules) fn may_end(&self) -> Result<(), WritingRefusal> {
        match self {
            Writing::Paper { running: true } => Ok(()),
            Writing::Paper { running: false } => Err(WritingRefusal::NotBegun),
            Writing::Typing { .. } | Writing::Entering { .. } => Err(WritingRefusal::NotNow),
        }
    }

    /// Whether somebody may hand in their sheet.
    ///
    /// # Errors
    /// Why not.
    pub(in crate::rules) fn may_hand_in(&self, by: Seat) -> Result<(), WritingRefusal> {
        match self {
            Writing::Typing { sheets, writing, .. } => {
                is_open(sheets, by)?;
                if *writing == Some(by) { Ok(()) } else { Err(WritingRefusal::NotBegun) }
            }
            Writing::Entering { sheets } => is_open(sheets, by),
            Writing::Paper { .. } => Err(WritingRefusal::NotNow),
        }
    }

    /// Starts the time. Says whether it is everybody's.
    pub(in crate::rules) fn begin(&mut self, by: Seat) -> bool {
        match self {
            Writing::Typing { writing, looked, .. } => {
                *writing = Some(by);
                looked.insert(by);
                false
            }
            Writing::Paper { running } => {
                *running = true;
                true
            }
            Writing::Entering { .. } => gap(),
        }
    }

    /// Ends the time on paper; these sheets are to be typed in.
    pub(in crate::rules) fn end(&mut self, sheets: Vec<Option<S>>) {
        let Writing::Paper { running: true } = self else { return gap() };
        *self = Writing::Entering { sheets };
    }

    /// Takes in a sheet.
    pub(in crate::rules) fn hand_in(&mut self, by: Seat, sheet: S) {
        let Some(open) = self.sheets_mut().and_then(|sheets| sheets.get_mut(by.index())) else {
            return gap();
        };
        *open = Some(sheet);
        if let Writing::Typing { writing, .. } = self {
            *writing = None;
        }
    }

    /// A player leaves: their sheet is handed in empty (PG-R46).
    pub(in crate::rules) fn leave(&mut self, seat: Seat) {
        if let Some(sheets) = self.sheets_mut() {
            sheets[seat.index()].get_or_insert_default();
        }
        if let Writing::Typing { writing, .. } = self {
            writing.take_if(|writer| *writer == seat);
        }
    }

    fn sheets_mut(&mut self) -> Option<&mut Vec<Option<S>>> {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => Some(sheets),
            Writing::Paper { .. } => None,
        }
    }

    fn sheets(&self) -> &[Option<S>] {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => sheets,
            Writing::Paper { .. } => &[],
        }
    }

    /// Whose sheets are not in yet.
    pub(in crate::rules) fn open(&self) -> Vec<Seat> {
        let open = (0..).map(Seat).zip(self.sheets()).filter(|(_, sheet)| sheet.is_none());
        open.map(|(seat, _)| seat).collect()
    }

    /// All sheets, once they are in.
    pub(in crate::rules) fn all(&self) -> Option<Vec<S>> {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => sheets.iter().cloned().collect(),
            Writing::Paper { .. } => None,
        }
    }

    /// Whether somebody knows the letter because their time has begun (PG-R19, SC-R24).
    pub(in crate::rules) fn has_looked(&self, seat: Seat) -> bool {
        matches!(self, Writing::Typing { looked, .. } if looked.contains(&seat))
    }
}

fn is_open<S>(sheets: &[Option<S>], by: Seat) -> Result<(), WritingRefusal> {
    match sheets.get(by.index()) {
        Some(None) => Ok(()),
        Some(Some(_)) => Err(WritingRefusal::SheetIn),
        None => Err(WritingRefusal::NoSheet),
    }
}
