//! Blitz: everybody answers one category before the next one (PG-R60, SC-R30).

use super::WritingRefusal;
use crate::rules::{Seat, gap::gap};

/// The seconds for one answer of a Blitz, and for a whole sheet on paper.
const ANSWER: u32 = 10;
const SHEET: u32 = 45;

/// The longest time that a player waits for all others, in seconds.
const WAIT: u32 = 30;

/// The writing time in a Blitz, in seconds: for one typed answer, shorter for many people, or for a sheet on paper.
pub(in crate::rules) fn blitz_seconds(typed: bool, people: usize) -> u32 {
    let others = u32::try_from(people.saturating_sub(1)).unwrap_or(WAIT).clamp(1, WAIT);
    if typed { ANSWER.min(WAIT / others) } else { SHEET }
}

/// The state of a Blitz: players write one answer each to the current category. Sheets are by seat.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Around<S> {
    sheets: Vec<S>,
    /// The current category, from 0.
    line: usize,
    /// The players who still have to answer it, in order. The first one is writing or writes next.
    waiting: Vec<Seat>,
    /// Whether the first player's time is running.
    running: bool,
}

impl<S: Clone + Default> Around<S> {
    /// Starts with empty sheets. The players in `here` answer the first category in this order.
    pub(in crate::rules) fn new(seats: usize, here: Vec<Seat>) -> Self {
        Self { sheets: vec![S::default(); seats], line: 0, waiting: here, running: false }
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

    /// Whether `by` may start their time.
    ///
    /// # Errors
    /// Why not.
    pub(in crate::rules) fn may_begin(&self, by: Seat) -> Result<(), WritingRefusal> {
        match self.writer() {
            Some(writer) if self.running => Err(WritingRefusal::Busy(writer)),
            Some(writer) if writer == by => Ok(()),
            Some(writer) => Err(WritingRefusal::Turn(writer)),
            None => Err(WritingRefusal::NotNow),
        }
    }

    /// Whether `by` may hand in their answer.
    ///
    /// # Errors
    /// Why not.
    pub(in crate::rules) fn may_answer(&self, by: Seat) -> Result<(), WritingRefusal> {
        match self.writer() {
            Some(writer) if writer != by => Err(WritingRefusal::Turn(writer)),
            Some(_) if self.running => Ok(()),
            Some(_) => Err(WritingRefusal::NotBegun),
            None => Err(WritingRefusal::NotNow),
        }
    }

    /// Starts the writer's time.
    pub(in crate::rules) fn begin(&mut self) {
        self.running = true;
    }

    /// Stores an answer. Then it is the next player's turn.
    pub(in crate::rules) fn answer<E>(&mut self, by: Seat, entry: E, here: Vec<Seat>)
    where
        S: AsMut<[E]>,
    {
        let line = self.line;
        let sheet = self.sheets.get_mut(by.index()).map(AsMut::as_mut);
        let Some(place) = sheet.and_then(|sheet| sheet.get_mut(line)) else { return gap() };
        *place = entry;
        self.pass_on(by, here);
    }

    /// A player leaves: their answers stay, and they are not asked any more (PG-R46).
    pub(in crate::rules) fn leave(&mut self, seat: Seat, here: Vec<Seat>) {
        self.pass_on(seat, here);
    }

    /// Removes a player from those who have to answer the current category. After the last player the next category
    /// starts, with another player first each time.
    fn pass_on(&mut self, seat: Seat, mut here: Vec<Seat>) {
        if self.writer() == Some(seat) {
            self.running = false;
        }
        self.waiting.retain(|&waiting| waiting != seat);
        if self.waiting.is_empty() {
            self.line += 1;
            let first = self.line % here.len().max(1);
            here.rotate_left(first);
            self.waiting = here;
        }
    }

    /// All sheets, after all `lines` categories were answered.
    pub(in crate::rules) fn all(&self, lines: usize) -> Option<Vec<S>> {
        (self.line >= lines).then(|| self.sheets.clone())
    }
}
