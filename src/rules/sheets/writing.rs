//! Sheets while they are written and handed in: typed in turn, one category after the other in a Blitz, or written on
//! paper and typed in afterwards.

use std::collections::BTreeSet;

use super::{Answers, Blitz, Names, SheetRefusal, blitz};
use crate::rules::{Seat, unexpected};

/// Whether a table plays a Blitz, and when its answers are read.
#[derive(Debug, Clone, Copy)]
pub(in crate::rules) struct BlitzRule {
    /// Whether it plays one (PG-R60, SC-R30).
    pub(in crate::rules) is_on: bool,
    /// Whether each category is read as soon as everybody has answered it.
    pub(in crate::rules) read_each: bool,
}

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
    Paper { players: usize, running: bool },
    /// Paper sheets are typed in, without a time limit.
    Entering { sheets: Vec<Option<S>> },
    /// A Blitz: everybody answers one category before the next one (PG-R60, SC-R30).
    Blitz(Blitz<S>),
}

impl<S: Clone + Default> Writing<S> {
    /// The state before anybody writes. If players type in turn, the sheets of those who have left are empty
    /// and handed in from the start.
    pub(in crate::rules) fn new(
        answers: Answers,
        blitz: BlitzRule,
        players: usize,
        gone: &BTreeSet<Seat>,
    ) -> Self {
        match answers {
            Answers::Typed if blitz.is_on => Writing::Blitz(Blitz::new(players, gone, blitz.read_each)),
            Answers::Typed => {
                let sheets = open_sheets(players, gone);
                Writing::Typing { sheets, writing: None, looked: BTreeSet::new() }
            }
            Answers::Paper => Writing::Paper { players, running: false },
        }
    }

    /// The number of players with a sheet.
    pub(in crate::rules) fn players(&self) -> usize {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => sheets.len(),
            Writing::Paper { players, .. } => *players,
            Writing::Blitz(blitz) => blitz.players(),
        }
    }

    /// Whether players write on paper, or are about to.
    pub(in crate::rules) fn on_paper(&self) -> bool {
        matches!(self, Writing::Paper { .. })
    }

    /// The players who have to write or to type in now; none while everybody writes on paper.
    pub(in crate::rules) fn due(&self) -> Vec<Seat> {
        match self {
            Writing::Typing { writing: Some(seat), .. } => vec![*seat],
            Writing::Blitz(blitz) => blitz.writer().into_iter().collect(),
            Writing::Typing { writing: None, .. } | Writing::Entering { .. } | Writing::Paper { .. } => {
                self.open()
            }
        }
    }

    fn not_now(&self) -> SheetRefusal {
        SheetRefusal::NotNow { activity: self.activity() }
    }

    /// What is going on, as a part of the sentence of a refusal.
    pub(in crate::rules) fn activity(&self) -> &'static str {
        match self {
            Writing::Typing { .. } => "people write, one after the other",
            Writing::Paper { .. } => "people write on paper",
            Writing::Entering { .. } => "the paper sheets are being typed in",
            Writing::Blitz(_) => blitz::ACTIVITY,
        }
    }

    /// Whether `by` may start their time, or on paper everybody's.
    pub(super) fn may_begin(&self, by: Seat, names: &dyn Names) -> Result<(), SheetRefusal> {
        match self {
            Writing::Blitz(blitz) => blitz.may_begin(by, names),
            Writing::Typing { writing: Some(seat), .. } => {
                Err(SheetRefusal::Writing { name: names.name(*seat).clone() })
            }
            Writing::Typing { sheets, writing: None, .. } => check_open(sheets, by),
            Writing::Paper { running: false, .. } => Ok(()),
            Writing::Paper { running: true, .. } | Writing::Entering { .. } => Err(self.not_now()),
        }
    }

    /// Whether somebody may report that the time for writing on paper is up.
    pub(super) fn may_end(&self) -> Result<(), SheetRefusal> {
        match self {
            Writing::Paper { running: true, .. } => Ok(()),
            Writing::Paper { running: false, .. } => Err(SheetRefusal::NotBegun),
            Writing::Typing { .. } | Writing::Entering { .. } | Writing::Blitz(_) => Err(self.not_now()),
        }
    }

    /// Whether `by` may hand in their sheet.
    pub(super) fn may_hand_in(&self, by: Seat) -> Result<(), SheetRefusal> {
        match self {
            Writing::Typing { sheets, writing, .. } => {
                check_open(sheets, by)?;
                if *writing == Some(by) { Ok(()) } else { Err(SheetRefusal::NotBegun) }
            }
            Writing::Entering { sheets } => check_open(sheets, by),
            Writing::Paper { .. } | Writing::Blitz(_) => Err(self.not_now()),
        }
    }

    /// Starts the time. Returns whether it is everybody's.
    pub(super) fn begin(&mut self, by: Seat) -> bool {
        match self {
            Writing::Typing { writing, looked, .. } => {
                *writing = Some(by);
                looked.insert(by);
                false
            }
            Writing::Paper { running, .. } => {
                *running = true;
                true
            }
            Writing::Blitz(blitz) => {
                blitz.begin();
                false
            }
            Writing::Entering { .. } => unexpected("sheets are typed in"),
        }
    }

    /// Ends the time for writing on paper. Then the sheets of those who have not left are typed in.
    pub(super) fn end(&mut self, gone: &BTreeSet<Seat>) {
        let Writing::Paper { players, running: true } = self else {
            return unexpected("another way of writing");
        };
        *self = Writing::Entering { sheets: open_sheets(*players, gone) };
    }

    /// Stores a sheet.
    pub(super) fn hand_in(&mut self, by: Seat, sheet: S) {
        let Some(open) = self.sheets_mut().and_then(|sheets| sheets.get_mut(by.index())) else {
            return unexpected("no such sheet");
        };
        *open = Some(sheet);
        if let Writing::Typing { writing, .. } = self {
            *writing = None;
        }
    }

    /// A player leaves: if their sheet was not handed in, it counts as empty. In a Blitz their answers stay
    /// (PG-R46).
    pub(super) fn leave(&mut self, seat: Seat, gone: &BTreeSet<Seat>) {
        if let Writing::Blitz(blitz) = self {
            blitz.leave(seat, gone);
        }
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
            Writing::Paper { .. } | Writing::Blitz(_) => None,
        }
    }

    fn sheets(&self) -> &[Option<S>] {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => sheets,
            Writing::Paper { .. } | Writing::Blitz(_) => &[],
        }
    }

    /// The players whose sheets were not handed in yet.
    pub(in crate::rules) fn open(&self) -> Vec<Seat> {
        let open = (0..).map(Seat).zip(self.sheets()).filter(|(_, sheet)| sheet.is_none());
        open.map(|(seat, _)| seat).collect()
    }

    /// How many lines of each sheet have an answer; `None` for sheets that were not handed in yet.
    pub(super) fn filled<L: AsRef<str>>(&self) -> Vec<Option<u8>>
    where
        S: AsRef<[L]>,
    {
        let lines = |sheet: &S| sheet.as_ref().iter().filter(|line| !line.as_ref().trim().is_empty()).count();
        let filled =
            |sheet: &Option<S>| sheet.as_ref().map(|sheet| u8::try_from(lines(sheet)).unwrap_or(u8::MAX));
        self.sheets().iter().map(filled).collect()
    }

    /// All sheets of `lines` lines, after the last one was handed in.
    pub(super) fn all(&self, lines: usize) -> Option<Vec<S>> {
        match self {
            Writing::Typing { sheets, .. } | Writing::Entering { sheets } => sheets.iter().cloned().collect(),
            Writing::Blitz(blitz) => blitz.all(lines),
            Writing::Paper { .. } => None,
        }
    }

    /// Whether a player knows the letter because their time has started (PG-R19, SC-R24).
    pub(in crate::rules) fn has_looked(&self, seat: Seat) -> bool {
        matches!(self, Writing::Typing { looked, .. } if looked.contains(&seat))
    }
}

/// The sheets at the start. Those of players who have left are already handed in, empty (PG-R46).
fn open_sheets<S: Clone + Default>(players: usize, gone: &BTreeSet<Seat>) -> Vec<Option<S>> {
    (0..).map(Seat).take(players).map(|seat| gone.contains(&seat).then(S::default)).collect()
}

fn check_open<S>(sheets: &[Option<S>], by: Seat) -> Result<(), SheetRefusal> {
    match sheets.get(by.index()) {
        Some(None) => Ok(()),
        Some(Some(_)) => Err(SheetRefusal::SheetIn),
        None => Err(SheetRefusal::NoSheet),
    }
}
