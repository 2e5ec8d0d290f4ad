//! The phases of a game. Each holds what exists in it, and no more.

use std::{collections::BTreeSet, sync::Arc};

use super::{AnswerKind, Column, Entry, Ground, Mark, Place, Poll, Roll, Sheet, judge::Measure};
use crate::rules::{
    Seat,
    sheets::{self, Appeals, Around, Writing},
    words::{Answer, InvalidAnswer},
};

/// A round whose sheets are all in, by seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Written {
    pub(super) roll: Roll,
    pub(super) sheets: Vec<Sheet>,
    /// Lines that hold one answer, whatever they look like (SC-24).
    pub(super) one: BTreeSet<Place>,
    /// What was ruled on answers without a letter (SC-R18).
    pub(super) appeals: Appeals<12>,
}

/// Answers read one after the other.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ReadingPhase {
    pub(super) written: Written,
    pub(super) measure: Measure,
    pub(super) answers: sheets::Reading<12>,
    /// Answers whose challenge was counted, ground by ground (SC-R17, SC-R27).
    pub(super) challenged: BTreeSet<(Place, Ground)>,
    pub(super) poll: Option<Poll>,
}

/// Where a game stands.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// The list has to be agreed on, and the die rolled.
    Agreeing { agreed: BTreeSet<Seat> },
    /// Sheets are on their way in.
    Writing { roll: Roll, writing: Writing<Sheet> },
    /// A Blitz: one category at a time goes around (SC-R30).
    Around { roll: Roll, around: Around<Sheet> },
    /// Answers without a letter, before anything is read.
    Appeals { written: Written, poll: Option<Poll> },
    /// The reading.
    Reading(Box<ReadingPhase>),
    /// A column is full.
    Scored(Arc<Column>),
    /// Three columns are full.
    SetOver,
    /// Applause.
    Over,
}

impl Phase {
    /// What the table is doing, for a refusal.
    pub(super) fn activity(&self) -> &'static str {
        match self {
            Phase::Agreeing { .. } => "everybody has to agree on the list, then the die is rolled",
            Phase::Writing { writing, .. } => writing.activity(),
            Phase::Around { .. } => "one category at a time goes around the table",
            Phase::Appeals { .. } => "the table decides on answers that do not begin with a letter",
            Phase::Reading(_) => "answers are being read",
            Phase::Scored(_) => "the round is scored",
            Phase::SetOver => "the set is over",
            Phase::Over => "the game is over",
        }
    }

    /// The vote that is open.
    pub(super) fn poll(&self) -> Option<&Poll> {
        if let Phase::Appeals { poll, .. } = self {
            poll.as_ref()
        } else if let Phase::Reading(reading) = self {
            reading.poll.as_ref()
        } else {
            None
        }
    }

    /// The place for the open vote, in phases that can have one.
    pub(super) fn poll_mut(&mut self) -> Option<&mut Option<Poll>> {
        if let Phase::Appeals { poll, .. } = self {
            Some(poll)
        } else if let Phase::Reading(reading) = self {
            Some(&mut reading.poll)
        } else {
            None
        }
    }

    /// The round as it was written, in the phases in which sheets may be looked at.
    pub(super) fn written_mut(&mut self) -> Option<&mut Written> {
        if let Phase::Appeals { written, .. } = self {
            Some(written)
        } else if let Phase::Reading(reading) = self {
            Some(&mut reading.written)
        } else {
            None
        }
    }
}

impl Written {
    /// What stands at a place.
    pub(super) fn entry(&self, place: Place) -> Option<&Entry> {
        self.sheets.get(place.seat.index()).map(|sheet| &sheet[place.line.index()])
    }

    /// The same, to be changed.
    pub(super) fn entry_mut(&mut self, place: Place) -> Option<&mut Entry> {
        self.sheets.get_mut(place.seat.index()).map(|sheet| &mut sheet[place.line.index()])
    }

    /// What an answer is taken for.
    pub(super) fn kind(&self, place: Place) -> AnswerKind {
        self.entry(place).map_or(AnswerKind::default(), |entry| entry.kind)
    }

    /// Whether there is any answer in a text.
    pub(super) fn says_something(text: &str) -> bool {
        Answer::read(text).is_some()
    }

    /// What is written at a place.
    pub(super) fn text(&self, place: Place) -> &str {
        self.entry(place).map_or("", |entry| entry.text.trim())
    }
}

impl ReadingPhase {
    /// The mark of an answer as far as the table has heard.
    pub(super) fn mark(&self, place: Place) -> Mark {
        self.answers.mark(place, |answer| self.measure.points(answer, &self.written, place))
    }

    /// The line whose writer has to decide what is on it, before the reading goes on (SC-24).
    pub(super) fn several(&self) -> Option<Place> {
        self.answers
            .all_heard()
            .find(|&place| self.answers.sheets().invalid(place) == Some(InvalidAnswer::Several))
    }

    /// Reads the sheets again, as something has changed on them.
    pub(super) fn read_again(&mut self) {
        self.answers.replace_sheets(self.measure.parse(&self.written));
    }
}
