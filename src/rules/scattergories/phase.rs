//! The phases of a game, each with only the data that exists in it.

use std::{collections::BTreeSet, sync::Arc};

use super::{AnswerKind, Column, Entry, Ground, Mark, Place, Poll, Roll, Sheet, judge::Measure};
use crate::rules::{
    Seat,
    sheets::{self, Appeals, Around, Writing},
    words::{Answer, InvalidAnswer},
};

/// A round after all sheets were handed in.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Written {
    pub(super) roll: Roll,
    pub(super) sheets: Vec<Sheet>,
    /// Lines that count as a single answer, although they may look like several (SC-24).
    pub(super) one: BTreeSet<Place>,
    /// The votes on answers that do not begin with a letter (SC-R18).
    pub(super) appeals: Appeals<12>,
}

/// The reading: answers are read one after the other.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ReadingPhase {
    pub(super) written: Written,
    pub(super) measure: Measure,
    pub(super) answers: sheets::Reading<12>,
    /// Answers on whose challenge the table has voted, for each ground (SC-R17, SC-R27).
    pub(super) challenged: BTreeSet<(Place, Ground)>,
    pub(super) poll: Option<Poll>,
}

/// The phase of a game.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Phase {
    /// Everybody has to agree on the list, then somebody rolls the die.
    Agreeing { agreed: BTreeSet<Seat> },
    /// Players write, or type in their paper sheets.
    Writing { roll: Roll, writing: Writing<Sheet> },
    /// A Blitz: everybody answers one category before the next one (SC-R30).
    Around { roll: Roll, around: Around<Sheet> },
    /// Appeals before the reading, for answers that do not begin with a letter.
    Appeals { written: Written, poll: Option<Poll> },
    /// The reading.
    Reading(Box<ReadingPhase>),
    /// A column is scored.
    Scored(Arc<Column>),
    /// All three columns are scored.
    SetOver,
    /// The game is over.
    Over,
}

impl Phase {
    /// What is going on, as a part of the sentence of a refusal.
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

    /// The open vote.
    pub(super) fn poll(&self) -> Option<&Poll> {
        if let Phase::Appeals { poll, .. } = self {
            poll.as_ref()
        } else if let Phase::Reading(reading) = self {
            reading.poll.as_ref()
        } else {
            None
        }
    }

    /// The field for the open vote, in phases that can have one.
    pub(super) fn poll_mut(&mut self) -> Option<&mut Option<Poll>> {
        if let Phase::Appeals { poll, .. } = self {
            Some(poll)
        } else if let Phase::Reading(reading) = self {
            Some(&mut reading.poll)
        } else {
            None
        }
    }

    /// The sheets during the appeals and the reading.
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
    /// The entry at a place.
    pub(super) fn entry(&self, place: Place) -> Option<&Entry> {
        self.sheets.get(place.seat.index()).map(|sheet| &sheet[place.line.index()])
    }

    /// The entry at a place, mutable.
    pub(super) fn entry_mut(&mut self, place: Place) -> Option<&mut Entry> {
        self.sheets.get_mut(place.seat.index()).map(|sheet| &mut sheet[place.line.index()])
    }

    /// What kind of answer it is.
    pub(super) fn kind(&self, place: Place) -> AnswerKind {
        self.entry(place).map_or(AnswerKind::default(), |entry| entry.kind)
    }

    /// Whether a text has any letter or digit, so that it is an answer.
    pub(super) fn says_something(text: &str) -> bool {
        Answer::read(text).is_some()
    }

    /// The text at a place.
    pub(super) fn text(&self, place: Place) -> &str {
        self.entry(place).map_or("", |entry| entry.text.trim())
    }
}

impl ReadingPhase {
    /// The mark of an answer, by the answers read so far.
    pub(super) fn mark(&self, place: Place) -> Mark {
        self.answers.mark(place, |answer| self.measure.points(answer, &self.written, place))
    }

    /// The first line that was read and has several answers. Its writer has to choose one before the reading continues
    /// (SC-24).
    pub(super) fn several(&self) -> Option<Place> {
        self.answers
            .all_read()
            .find(|&place| self.answers.sheets().invalid(place) == Some(InvalidAnswer::Several))
    }

    /// Parses the sheets again after a change.
    pub(super) fn read_again(&mut self) {
        self.answers.replace_sheets(self.measure.parse(&self.written));
    }
}
