//! Blitz: one category at a time goes around the table (PG-R60, SC-R30).

use super::WritingRefusal;
use crate::rules::{Seat, gap::gap};

/// The seconds for one answer of a Blitz, and for a whole sheet on paper.
const ANSWER: u32 = 10;
const SHEET: u32 = 45;

/// The longest that anybody waits for the others, in seconds.
const WAIT: u32 = 30;

/// How long people write in a Blitz, in seconds: each answer of so many who type in turn, or the sheet of all at once.
pub(in crate::rules) fn blitz_seconds(typed: bool, people: usize) -> u32 {
    let others = u32::try_from(people.saturating_sub(1)).unwrap_or(WAIT).clamp(1, WAIT);
    if typed { ANSWER.min(WAIT / others) } else { SHEET }
}

/// One category at a time: everybody in turn writes one answer to it. Sheets are by seat.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Around<S> {
    sheets: Vec<S>,
    /// The category, from 0.
    line: usize,
    /// Who still has to answer it, in order. Whoever is first is next, or writes.
    waiting: Vec<Seat>,
    /// Whether the time of the first is running.
    running: bool,
}

impl<S: Clone + Default> Around<S> {
    /// Empty sheets for so many seats. Those who are here answer the first category in seat order.
    pub(in crate::rules) fn new(seats: usize, here: Vec<Seat>) -> Self {
        Self { sheets: vec![S::default(); seats], line: 0, waiting: here, running: false }
    }

    /// The category that goes around, from 0.
    pub(in crate::rules) fn line(&self) -> usize {
        self.line
    }

    /// Who writes, or is next.
    pub(in crate::rules) fn writer(&self) -> Option<Seat> {
        self.waiting.first().copied()
    }

    /// Whether somebody's time is running.
    pub(in crate::rules) fn running(&self) -> bool {
        self.running
    }

    /// Whether somebody's time may begin.
    ///
    /// # Errors
    /// What is in the way.
    pub(in crate::rules) fn may_begin(&self, by: Seat) -> Result<(), WritingRefusal> {
        match self.writer() {
            Some(writer) if self.running => Err(WritingRefusal::Busy(writer)),
            Some(writer) if writer == by => Ok(()),
            Some(writer) => Err(WritingRefusal::Turn(writer)),
            None => Err(WritingRefusal::NotNow),
        }
    }

    /// Whether somebody may hand in their answer.
    ///
    /// # Errors
    /// What is in the way.
    pub(in crate::rules) fn may_answer(&self, by: Seat) -> Result<(), WritingRefusal> {
        match self.writer() {
            Some(writer) if writer != by => Err(WritingRefusal::Turn(writer)),
            Some(_) if self.running => Ok(()),
            Some(_) => Err(WritingRefusal::NotBegun),
            None => Err(WritingRefusal::NotNow),
        }
    }

    /// The time of the next one begins.
    pub(in crate::rules) fn begin(&mut self) {
        self.running = true;
    }

    /// Takes in an answer, and passes the category on to the next of those who are here.
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

    /// Somebody leaves: what they wrote stays, and they are asked no more (PG-R46).
    pub(in crate::rules) fn leave(&mut self, seat: Seat, here: Vec<Seat>) {
        self.pass_on(seat, here);
    }

    /// This category has nothing more to wait for from `seat`. After the last one, the next category goes around; another
    /// person is first each time.
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

    /// All sheets, once every one of so many categories has gone around.
    pub(in crate::rules) fn all(&self, lines: usize) -> Option<Vec<S>> {
        (self.line >= lines).then(|| self.sheets.clone())
    }
}
