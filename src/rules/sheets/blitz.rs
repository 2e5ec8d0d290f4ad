//! Blitz: everybody answers one category before the next one (PG-R60, SC-R30).

use std::collections::BTreeSet;

use super::{Names, SheetActivity, SheetRefusal, writing::here};
use crate::rules::Seat;

/// The most seconds for one typed answer.
const ANSWER_SECONDS: u32 = 10;

/// The seconds for a whole sheet on paper.
const SHEET_SECONDS: u32 = 45;

/// The most seconds that a player waits for all others.
const WAIT_SECONDS: u32 = 30;

/// The writing time in a Blitz, in seconds. On paper it is for a whole sheet; if people type, it is for one
/// answer, and shorter for many people.
pub fn blitz_seconds(typed: bool, people: usize) -> u32 {
    // At least one, because the wait is divided by them, and so few that everybody has at least a second.
    let others = u32::try_from(people.saturating_sub(1)).unwrap_or(WAIT_SECONDS).clamp(1, WAIT_SECONDS);
    if typed { ANSWER_SECONDS.min(WAIT_SECONDS / others) } else { SHEET_SECONDS }
}

/// The state of a Blitz: players write one answer each to the current category.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Blitz {
    /// The number of players.
    players: usize,
    /// How many categories everybody has answered.
    done: u8,
    /// The players who still have to answer the current category, in order. The first one is writing or writes next.
    waiting: Vec<Seat>,
    /// Whether the first player's time is running.
    running: bool,
    /// Whether nobody has answered the current category yet.
    is_new_line: bool,
    /// Whether each category is read as soon as everybody has answered it.
    read_each: bool,
}

impl Blitz {
    /// The players who have not left answer the first category in seat order.
    pub(super) fn new(players: usize, gone: &BTreeSet<Seat>, read_each: bool) -> Self {
        let waiting = in_turn(players, gone, 0);
        Self { players, done: 0, waiting, running: false, is_new_line: true, read_each }
    }

    /// The number of the current category.
    pub(super) fn line(&self) -> u8 {
        self.done.saturating_add(1)
    }

    /// The player who is writing or writes next.
    pub(super) fn writer(&self) -> Option<Seat> {
        self.waiting.first().copied()
    }

    /// Whether the writer's time is running.
    pub(super) fn running(&self) -> bool {
        self.running
    }

    /// Whether nobody has answered the current category yet.
    pub(super) fn is_new_line(&self) -> bool {
        self.is_new_line
    }

    /// How many categories everybody may see: those that everybody has answered, and the current one while a clock runs.
    /// Otherwise whoever writes next would have all the time in the world to think.
    pub(super) fn shown_lines(&self) -> u8 {
        self.done + u8::from(self.running)
    }

    /// Whether everybody has written with the letter.
    pub(super) fn is_letter_known(&self) -> bool {
        self.done > 0
    }

    /// The category that everybody has just answered and that is read now.
    pub(super) fn line_to_read(&self) -> Option<u8> {
        (self.read_each && self.is_new_line && !self.running && self.done > 0).then_some(self.done)
    }

    /// After a category was read, the next one goes around everybody who is here now.
    pub(super) fn gone_on(&self, gone: &BTreeSet<Seat>) -> Self {
        Self { waiting: in_turn(self.players, gone, self.done), ..self.clone() }
    }

    /// The Blitz after `by` has started their time; or why they may not.
    pub(super) fn begun(&self, by: Seat, names: &dyn Names) -> Result<Self, SheetRefusal> {
        match self.writer() {
            Some(writer) if self.running => Err(SheetRefusal::Writing { name: names.name(writer).clone() }),
            Some(writer) if writer != by => Err(SheetRefusal::Turn { name: names.name(writer).clone() }),
            Some(_) => Ok(Self { running: true, ..self.clone() }),
            None => Err(SheetRefusal::NotNow { activity: SheetActivity::Blitz }),
        }
    }

    /// The Blitz after `by` has answered the current category; or why they may not. Then it is the next player's turn.
    pub(super) fn answered(
        &self,
        by: Seat,
        gone: &BTreeSet<Seat>,
        names: &dyn Names,
    ) -> Result<Self, SheetRefusal> {
        match self.writer() {
            Some(writer) if writer != by => Err(SheetRefusal::Turn { name: names.name(writer).clone() }),
            Some(_) if self.running => {
                let mut after = Self { is_new_line: false, ..self.clone() };
                after.pass_on(by, gone);
                Ok(after)
            }
            Some(_) => Err(SheetRefusal::NotBegun),
            None => Err(SheetRefusal::NotNow { activity: SheetActivity::Blitz }),
        }
    }

    /// Removes a player, who has answered or left, from those who have to answer the current category. After the last
    /// player the next category starts, with another player first each time.
    pub(super) fn pass_on(&mut self, seat: Seat, gone: &BTreeSet<Seat>) {
        if self.writer() == Some(seat) {
            self.running = false;
        }
        self.waiting.retain(|&waiting| waiting != seat);
        if self.waiting.is_empty() {
            self.done = self.done.saturating_add(1);
            self.is_new_line = true;
            self.waiting = in_turn(self.players, gone, self.done);
        }
    }
}

/// The players who have not left, in the order in which they answer the category after `done` others: another is first
/// each time.
fn in_turn(players: usize, gone: &BTreeSet<Seat>, done: u8) -> Vec<Seat> {
    let mut seats: Vec<Seat> = here(players, gone).into_iter().collect();
    let first = usize::from(done) % seats.len().max(1);
    seats.rotate_left(first);
    seats
}
