//! Writing: in turn, one category after the other in a Blitz, or on paper, from which sheets are typed in afterwards.

use std::collections::BTreeSet;

use super::{Answers, Blitz, Names, SheetActivity, SheetRefusal};
use crate::rules::Seat;

/// Whether a table plays a Blitz, and when its answers are read.
#[derive(Debug, Clone, Copy)]
pub(in crate::rules) struct BlitzRule {
    /// Whether it plays one (PG-R60, SC-R30).
    pub(in crate::rules) is_on: bool,
    /// Whether each category is read as soon as everybody has answered it.
    pub(in crate::rules) read_each: bool,
}

/// Who writes. `open` are the players whose sheets were not handed in yet.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) enum Writing {
    /// Players type one after the other.
    Typing {
        open: BTreeSet<Seat>,
        writing: Option<Seat>,
        /// The players whose time has started, who know the letter (PG-R19, SC-R24).
        looked: BTreeSet<Seat>,
    },
    /// Everybody writes on paper, or is about to.
    Paper { running: bool },
    /// Paper sheets are typed in, without a time limit.
    Entering { open: BTreeSet<Seat> },
    /// A Blitz: everybody answers one category before the next one (PG-R60, SC-R30).
    Blitz(Blitz),
}

impl Writing {
    /// The state before anybody writes. The sheets of those who have left count as handed in, empty (PG-R46).
    pub(super) fn new(answers: Answers, blitz: BlitzRule, players: usize, gone: &BTreeSet<Seat>) -> Self {
        match answers {
            Answers::Typed if blitz.is_on => Writing::Blitz(Blitz::new(players, gone, blitz.read_each)),
            Answers::Typed => {
                Writing::Typing { open: here(players, gone), writing: None, looked: BTreeSet::new() }
            }
            Answers::Paper => Writing::Paper { running: false },
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
            Writing::Typing { open, writing: None, .. } | Writing::Entering { open } => {
                open.iter().copied().collect()
            }
            Writing::Paper { .. } => Vec::new(),
        }
    }

    fn not_now(&self) -> SheetRefusal {
        SheetRefusal::NotNow { activity: self.activity() }
    }

    /// What the people who write do now.
    pub(super) fn activity(&self) -> SheetActivity {
        match self {
            Writing::Typing { .. } => SheetActivity::Typing,
            Writing::Paper { .. } => SheetActivity::Paper,
            Writing::Entering { .. } => SheetActivity::Entering,
            Writing::Blitz(_) => SheetActivity::Blitz,
        }
    }

    /// The writing after `by` has started their time, or on paper everybody's; or why they may not.
    pub(super) fn begun(&self, by: Seat, players: usize, names: &dyn Names) -> Result<Self, SheetRefusal> {
        match self {
            Writing::Blitz(blitz) => Ok(Writing::Blitz(blitz.begun(by, names)?)),
            Writing::Typing { writing: Some(seat), .. } => {
                Err(SheetRefusal::Writing { name: names.name(*seat).clone() })
            }
            Writing::Typing { open, writing: None, looked } => {
                check_open(open, by, players)?;
                let looked = looked.iter().copied().chain([by]).collect();
                Ok(Writing::Typing { open: open.clone(), writing: Some(by), looked })
            }
            Writing::Paper { running: false } => Ok(Writing::Paper { running: true }),
            Writing::Paper { running: true } | Writing::Entering { .. } => Err(self.not_now()),
        }
    }

    /// The writing after the time on paper is up: sheets of the `players` who have not left are typed in. Or why it is
    /// not up.
    pub(super) fn ended(&self, players: usize, gone: &BTreeSet<Seat>) -> Result<Self, SheetRefusal> {
        match self {
            Writing::Paper { running: true } => Ok(Writing::Entering { open: here(players, gone) }),
            Writing::Paper { running: false } => Err(SheetRefusal::NotBegun),
            Writing::Typing { .. } | Writing::Entering { .. } | Writing::Blitz(_) => Err(self.not_now()),
        }
    }

    /// The writing after `by` has handed in their sheet; or why they may not.
    pub(super) fn handed_in(&self, by: Seat, players: usize) -> Result<Self, SheetRefusal> {
        let without = |open: &BTreeSet<Seat>| open.iter().copied().filter(|&seat| seat != by).collect();
        match self {
            Writing::Typing { open, writing, looked } => {
                check_open(open, by, players)?;
                if *writing != Some(by) {
                    return Err(SheetRefusal::NotBegun);
                }
                Ok(Writing::Typing { open: without(open), writing: None, looked: looked.clone() })
            }
            Writing::Entering { open } => {
                check_open(open, by, players)?;
                Ok(Writing::Entering { open: without(open) })
            }
            Writing::Paper { .. } | Writing::Blitz(_) => Err(self.not_now()),
        }
    }

    /// A player leaves: if their sheet was not handed in, it counts as empty. In a Blitz their answers stay
    /// (PG-R46).
    pub(super) fn leave(&mut self, seat: Seat, gone: &BTreeSet<Seat>) {
        match self {
            Writing::Typing { open, writing, .. } => {
                open.remove(&seat);
                writing.take_if(|writer| *writer == seat);
            }
            Writing::Entering { open } => {
                open.remove(&seat);
            }
            Writing::Blitz(blitz) => blitz.pass_on(seat, gone),
            Writing::Paper { .. } => {}
        }
    }

    /// The players whose sheets were not handed in yet.
    pub(super) fn open(&self) -> Vec<Seat> {
        match self {
            Writing::Typing { open, .. } | Writing::Entering { open } => open.iter().copied().collect(),
            Writing::Paper { .. } | Writing::Blitz(_) => Vec::new(),
        }
    }

    /// Whether every sheet of `lines` lines was handed in.
    pub(super) fn is_done(&self, lines: u8) -> bool {
        match self {
            Writing::Typing { open, .. } | Writing::Entering { open } => open.is_empty(),
            Writing::Blitz(blitz) => blitz.line() > lines,
            Writing::Paper { .. } => false,
        }
    }

    /// Whether a player knows the letter because their time has started (PG-R19, SC-R24).
    pub(in crate::rules) fn has_looked(&self, seat: Seat) -> bool {
        matches!(self, Writing::Typing { looked, .. } if looked.contains(&seat))
    }
}

/// The players who have not left.
pub(super) fn here(players: usize, gone: &BTreeSet<Seat>) -> BTreeSet<Seat> {
    (0..).map(Seat).take(players).filter(|seat| !gone.contains(seat)).collect()
}

fn check_open(open: &BTreeSet<Seat>, by: Seat, players: usize) -> Result<(), SheetRefusal> {
    if open.contains(&by) {
        Ok(())
    } else if by.index() < players {
        Err(SheetRefusal::SheetIn)
    } else {
        Err(SheetRefusal::NoSheet)
    }
}
