//! Sheets while they are written and handed in: typed in turn, or written on paper and typed in afterwards.

use std::collections::BTreeSet;

use super::Answers;
use crate::rules::{Seat, gap::gap};

/// The state of writing. Sheets are by seat; `None` is a sheet that was not handed in yet.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) enum Writing<S> {
    /// Players type one after the other.
    Typing {
        sheets: Vec<Option<S>>,
        writing: Option<Seat>,
        /// The players whose time has started, who know the letter (PG-R19, SC-R24).
        looked: BTreeSet<Seat>,
    },
    /// Everybody writes on paper, or is about to.
    Paper { running: bool },
    /// Paper sheets are typed in, without a time limit.
    Entering { sheets: Vec<Option<S>> },
}

/// Why a player cannot write or hand in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum WritingRefusal {
    /// Not in this state.
    NotNow,
    /// This player is writing now.
    Busy(Seat),
    /// It is this player's turn.
    Turn(Seat),
    /// The sheet was handed in already.
    SheetIn,
    /// The player has no sheet.
    NoSheet,
    /// The writing time has not started.
    NotBegun,
}

impl<S: Clone + Default> Writing<S> {
    /// The state before anybody writes. `sheets` contains the sheets of players who have left, handed in from the
    /// start.
    pub(in crate::rules) fn new(answers: Answers, sheets: Vec<Option<S>>) -> Self {
        match answers {
            Answers::Typed => Writing::Typing { sheets, writing: None, looked: BTreeSet::new() },
            Answers::Paper => Writing::Paper { running: false },
        }
    }

    /// What is going on, as a part of the sentence of a refusal.
    pub(in crate::rules) fn activity(&self) -> &'static str {
        match self {
            Writing::Typing { .. } => "people write, one after the other",
            Writing::Paper { .. } => "people write on paper",
            Writing::Entering { .. } => "the paper sheets are being typed in",
        }
    }

    /// Whether `by` may start their time, or on paper everybody's.
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

    /// Whether somebody may report that the time for writing on paper is up.
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

    /// Whether `by` may hand in their sheet.
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

    /// Starts the time. Returns whether it is everybody's.
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

    /// Ends the time for writing on paper. `sheets` are the sheets to type in.
    pub(in crate::rules) fn end(&mut self, sheets: Vec<Option<S>>) {
        let Writing::Paper { running: true } = self else { return gap() };
        *self = Writing::Entering { sheets };
    }

    /// Stores a sheet.
    pub(in crate::rules) fn hand_in(&mut self, by: Seat, sheet: S) {
        let Some(open) = self.sheets_mut().and_then(|sheets| sheets.get_mut(by.index())) else {
            return gap();
        };
        *open = Some(sheet);
        if let Writing::Typing { writing, .. } = self {
            *writing = None;
        }
    }

    /// A player leaves: if their sheet was not handed in, it counts as empty (PG-R46).
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

    /// The players whose sheets were not handed in yet.
    pub(in crate::rules) fn open(&self) -> Vec<Seat> {
        let open = (0..).map(Seat).zip(self.sheets()).filter(|(_, sheet)| sheet.is_none());
        open.map(|(seat, _)| seat).collect()
    }

    /// All sheets, after the last one was handed in.
    pub(in crate::rules) fn all(&self) -> Option<Vec<S>> {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => sheets.iter().cloned().collect(),
            Writing::Paper { .. } => None,
        }
    }

    /// Whether a player knows the letter because their time has started (PG-R19, SC-R24).
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
