//! Blitz: everybody answers one category before the next one (PG-R60, SC-R30).

use std::collections::BTreeSet;

use super::{Names, SheetRefusal};
use crate::rules::{Seat, unexpected};

/// The most seconds for one typed answer.
const ANSWER_SECONDS: u32 = 10;

/// The seconds for a whole sheet on paper.
const SHEET_SECONDS: u32 = 45;

/// What is going on, as a part of the sentence of a refusal.
pub(super) const ACTIVITY: &str = "one category at a time goes around the table";

/// The most seconds that a player waits for all others.
const WAIT_SECONDS: u32 = 30;

/// The writing time in a Blitz, in seconds. On paper it is for a whole sheet; if people type, it is for one
/// answer, and shorter for many people.
pub(in crate::rules) fn blitz_seconds(typed: bool, people: usize) -> u32 {
    let others = u32::try_from(people.saturating_sub(1)).unwrap_or(WAIT_SECONDS).clamp(1, WAIT_SECONDS);
    if typed { ANSWER_SECONDS.min(WAIT_SECONDS / others) } else { SHEET_SECONDS }
}

/// The state of a Blitz: players write one answer each to the current category. Sheets are by seat.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Blitz<S> {
    sheets: Vec<S>,
    /// The current category, from 0.
    line: usize,
    /// The players who still have to answer it, in order. The first one is writing or writes next.
    waiting: Vec<Seat>,
    /// Whether the first player's time is running.
    running: bool,
    /// Whether nobody has answered the current category yet.
    is_new_line: bool,
    /// Whether each category is read as soon as everybody has answered it.
    read_each: bool,
}

impl<S: Clone + Default> Blitz<S> {
    /// Starts with empty sheets. The players who have not left answer the first category in seat order.
    pub(super) fn new(players: usize, gone: &BTreeSet<Seat>, read_each: bool) -> Self {
        Self {
            sheets: vec![S::default(); players],
            line: 0,
            waiting: here(players, gone),
            running: false,
            is_new_line: true,
            read_each,
        }
    }

    /// The number of players.
    pub(super) fn players(&self) -> usize {
        self.sheets.len()
    }

    /// The current category, from 0.
    pub(in crate::rules) fn line(&self) -> usize {
        self.line
    }

    /// The player who is writing or writes next.
    pub(in crate::rules) fn writer(&self) -> Option<Seat> {
        self.waiting.first().copied()
    }

    /// Whether the writer's time is running.
    pub(in crate::rules) fn running(&self) -> bool {
        self.running
    }

    /// Whether nobody has answered the current category yet.
    pub(in crate::rules) fn is_new_line(&self) -> bool {
        self.is_new_line
    }

    /// How many categories everybody may know: those that were answered, and the current one as soon as its first clock
    /// runs. Otherwise its first writer would have all the time in the world to think.
    pub(super) fn shown_lines(&self) -> usize {
        self.line + usize::from(self.running || !self.is_new_line)
    }

    /// The sheets with the answers so far, by seat.
    pub(super) fn sheets(&self) -> &[S] {
        &self.sheets
    }

    /// The category that everybody has just answered and that is read now, from 0.
    pub(super) fn line_to_read(&self) -> Option<usize> {
        self.line.checked_sub(1).filter(|_| self.read_each && self.is_new_line && !self.running)
    }

    /// After a category was read, the next one goes around everybody who is here now.
    pub(super) fn go_on(&mut self, gone: &BTreeSet<Seat>) {
        self.waiting = in_turn(self.sheets.len(), gone, self.line);
    }

    /// Whether `by` may start their time.
    pub(super) fn may_begin(&self, by: Seat, names: &dyn Names) -> Result<(), SheetRefusal> {
        match self.writer() {
            Some(writer) if self.running => Err(SheetRefusal::Writing { name: names.name(writer).clone() }),
            Some(writer) if writer != by => Err(SheetRefusal::Turn { name: names.name(writer).clone() }),
            Some(_) => Ok(()),
            None => Err(SheetRefusal::NotNow { activity: ACTIVITY }),
        }
    }

    /// Whether `by` may hand in their answer.
    pub(super) fn may_answer(&self, by: Seat, names: &dyn Names) -> Result<(), SheetRefusal> {
        match self.writer() {
            Some(writer) if writer != by => Err(SheetRefusal::Turn { name: names.name(writer).clone() }),
            Some(_) if self.running => Ok(()),
            Some(_) => Err(SheetRefusal::NotBegun),
            None => Err(SheetRefusal::NotNow { activity: ACTIVITY }),
        }
    }

    /// Starts the writer's time.
    pub(super) fn begin(&mut self) {
        self.running = true;
    }

    /// Stores an answer. Then it is the next player's turn.
    pub(super) fn answer<E>(&mut self, by: Seat, entry: E, gone: &BTreeSet<Seat>)
    where
        S: AsMut<[E]>,
    {
        let line = self.line;
        let sheet = self.sheets.get_mut(by.index()).map(AsMut::as_mut);
        let Some(entry_on_sheet) = sheet.and_then(|sheet| sheet.get_mut(line)) else {
            return unexpected("no such line");
        };
        *entry_on_sheet = entry;
        self.is_new_line = false;
        self.pass_on(by, gone);
    }

    /// A player leaves: their answers stay, and they are not asked any more (PG-R46).
    pub(super) fn leave(&mut self, seat: Seat, gone: &BTreeSet<Seat>) {
        self.pass_on(seat, gone);
    }

    /// Removes a player from those who have to answer the current category. After the last player the next category
    /// starts, with another player first each time.
    fn pass_on(&mut self, seat: Seat, gone: &BTreeSet<Seat>) {
        if self.writer() == Some(seat) {
            self.running = false;
        }
        self.waiting.retain(|&waiting| waiting != seat);
        if self.waiting.is_empty() {
            self.line += 1;
            self.is_new_line = true;
            self.waiting = in_turn(self.sheets.len(), gone, self.line);
        }
    }

    /// All sheets, after all `lines` categories were answered.
    pub(super) fn all(&self, lines: usize) -> Option<Vec<S>> {
        (self.line >= lines).then(|| self.sheets.clone())
    }
}

/// The players who have not left, in the order in which they answer a category: another is first each time.
fn in_turn(players: usize, gone: &BTreeSet<Seat>, line: usize) -> Vec<Seat> {
    let mut seats = here(players, gone);
    let first = line % seats.len().max(1);
    seats.rotate_left(first);
    seats
}

/// The players who have not left, in seat order.
fn here(players: usize, gone: &BTreeSet<Seat>) -> Vec<Seat> {
    (0..).map(Seat).take(players).filter(|seat| !gone.contains(seat)).collect()
}
