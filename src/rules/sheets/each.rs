//! A Blitz whose categories are read one by one: each goes around, is appealed, read and voted on, and then the next one goes
//! around (PG-R60, SC-R30). After all categories at once nobody remembers what they thought ten minutes ago.

use std::{collections::BTreeSet, mem};

use super::{
    Blitz, Judge, Reading, RoundSheets, Writing,
    round::{Judging, Stage},
};
use crate::rules::{Seat, unexpected};

impl<J: Judge<LAST>, const LAST: u8> RoundSheets<J, LAST> {
    /// Everybody has answered a category, from 0: its answers are added to those that were read before, and judged.
    pub(super) fn judge_line(&mut self, blitz: Blitz<J::Sheet>, line: usize) {
        let blank = || Box::new(Judging::new(vec![J::Sheet::default(); blitz.players()]));
        let mut judging = self.judged.take().unwrap_or_else(blank);
        for (sheet, written) in judging.sheets.iter_mut().zip(blitz.sheets()) {
            if let (Some(entry), Some(answer)) = (sheet.as_mut().get_mut(line), written.as_ref().get(line)) {
                entry.clone_from(answer);
            }
        }
        judging.paused = judging.reading.take();
        judging.rest = (blitz.line() < usize::from(LAST)).then_some(blitz);
        self.judge(judging);
    }

    /// Opens the appeals if there is anything to appeal, otherwise the reading (PG-R25, PG-R49, SC-R18).
    pub(super) fn judge(&mut self, judging: Box<Judging<J::Sheet, LAST>>) {
        self.stage = Stage::Judging(judging);
        if self.appeals().is_empty() {
            self.begin_reading();
        }
    }

    pub(super) fn begin_reading(&mut self) {
        let Stage::Judging(judging) = &mut self.stage else { return unexpected("another stage") };
        let parsed = self.judge.parse_sheets(&judging.sheets, &judging.appeals);
        let mut reading = match judging.paused.take() {
            Some(mut reading) => {
                reading.replace_sheets(parsed);
                reading
            }
            None => Reading::new(parsed, self.edition),
        };
        reading.read_up_to(judging.rest.as_ref().map_or(usize::from(LAST), Blitz::line));
        judging.reading = Some(reading);
    }

    /// How many categories of a Blitz were read before the one that goes around now.
    pub(super) fn lines_read(&self) -> usize {
        let reading = self.judged.as_ref().and_then(|judged| judged.reading.as_ref());
        reading.map_or(0, Reading::lines_read)
    }

    /// The category that goes around next, from 0, after the one that is read now.
    pub(in crate::rules) fn next_line(&self) -> Option<usize> {
        self.judging()?.rest.as_ref().map(Blitz::line)
    }

    /// After all answers to a category were read, the next one goes around. Returns whether there is one.
    pub(in crate::rules) fn go_on(&mut self, gone: &BTreeSet<Seat>) -> bool {
        let is_read = self.reading().is_some_and(|reading| reading.next().is_none());
        let Some(mut blitz) = self.judging_mut().filter(|_| is_read).and_then(|judging| judging.rest.take())
        else {
            return false;
        };
        blitz.go_on(gone);
        if let Stage::Judging(judging) = mem::replace(&mut self.stage, Stage::Writing(Writing::Blitz(blitz)))
        {
            self.judged = Some(judging);
        }
        true
    }

    /// How many categories everybody may know: in a Blitz only those whose clock has started.
    pub(in crate::rules) fn shown_lines(&self) -> usize {
        match self.writing() {
            Some(Writing::Blitz(blitz)) => blitz.shown_lines(),
            Some(_) => usize::from(LAST),
            None => self.next_line().unwrap_or(usize::from(LAST)),
        }
    }

    /// Whether everybody may know the letter. In a Blitz it appears with the first clock.
    pub(in crate::rules) fn shows_letter(&self) -> bool {
        self.shown_lines() > 0
    }
}
