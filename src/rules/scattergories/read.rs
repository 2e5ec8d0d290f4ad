//! Appeals, reading, votes: from the last sheet to the score.

use std::{collections::BTreeSet, mem};

use super::{
    AnswerKind, Asked, Column, Event, Ground, LINES, Mark, Place, Poll, Question, Scattergories,
    alternatives,
    apply::Events,
    phase::{Phase, ReadingPhase, Written},
};
use crate::rules::{
    Seat,
    gap::gap,
    sheets::{self, Appeals, Writing, rows},
    vote::{Ballot, Verdict},
};

impl Scattergories {
    /// After all sheets were handed in: opens the appeals if there is anything to appeal, otherwise the reading
    /// (SC-R18).
    pub(super) fn open_reading(&mut self) -> Events {
        let (roll, sheets, shown) = match &self.phase {
            Phase::Writing { roll, writing } => {
                (roll, writing.all(), matches!(writing, Writing::Typing { .. }))
            }
            Phase::Around { roll, around } => (roll, around.all(LINES), false),
            _ => return Vec::new(),
        };
        let Some(sheets) = sheets else { return Vec::new() };
        let shown = shown.then_some(Event::Shown(roll.face));
        let measure = self.measure(*roll);
        let written = Written { roll: *roll, sheets, one: BTreeSet::new(), appeals: Appeals::default() };
        self.phase = if measure.parse(&written).places().any(|place| measure.appealable(&written, place)) {
            Phase::Appeals { written, poll: None }
        } else {
            self.read_out(written)
        };
        shown.into_iter().collect()
    }

    /// The reading before its first answer.
    fn read_out(&self, written: Written) -> Phase {
        let measure = self.measure(written.roll);
        let answers = sheets::Reading::new(measure.parse(&written), self.edition);
        Phase::Reading(Box::new(ReadingPhase {
            written,
            measure,
            answers,
            challenged: BTreeSet::new(),
            poll: None,
        }))
    }

    pub(super) fn appeal(&mut self, place: Place) -> Events {
        self.ask(Question::Appeal(place))
    }

    fn ask(&mut self, question: Question) -> Events {
        let text = |written: &mut Written| {
            question.places().iter().map(|&place| written.text(place).to_owned()).collect()
        };
        let texts = self.phase.written_mut().map(text).unwrap_or_default();
        let Some(poll) = self.phase.poll_mut() else { return gap() };
        *poll = Some(Poll::open(question.clone()));
        vec![Event::Asked(Asked { question, texts })]
    }

    pub(super) fn next(&mut self) -> Events {
        if let Phase::Appeals { written, .. } = &self.phase {
            self.phase = self.read_out(written.clone());
        }
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        if let Some(place) = reading.answers.read_next() {
            return self.read_answer(place);
        }
        let marks = rows(reading.written.sheets.len(), |place| reading.mark(place));
        let points = marks.iter().map(|row| row.each_ref().map(Mark::points)).collect();
        let sheets = Some((mem::take(&mut reading.written.sheets), marks));
        let roll = reading.written.roll;
        vec![self.score(Column { roll, list: self.played_list(), points, sheets })]
    }

    /// Reads one answer (SC-21), and opens a vote if one is due.
    fn read_answer(&mut self, place: Place) -> Events {
        let Phase::Reading(reading) = &self.phase else { return gap() };
        let ReadingPhase { written, .. } = &**reading;
        let kind = written.kind(place);
        let text = written.text(place).to_owned();
        let mut events = vec![Event::Read { place, text, kind, mark: reading.mark(place) }];
        events.extend(self.ask_due());
        events
    }

    /// Opens the vote on the next group of similar answers, if all of them were read (SC-R14) and no line waits for
    /// its writer to choose an answer.
    fn ask_due(&mut self) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        if reading.several().is_some() {
            return Vec::new();
        }
        let Some(group) = reading.answers.take_next_question() else { return Vec::new() };
        self.ask(Question::Same(group))
    }

    /// Changes how an answer is marked by its writer (SC-R07).
    pub(super) fn call(&mut self, place: Place, kind: AnswerKind) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        let Some(entry) = reading.written.entry_mut(place) else { return gap() };
        entry.kind = kind;
        reading.read_again();
        let text = reading.written.text(place).to_owned();
        let mut events = vec![Event::Called { place, text, kind, mark: reading.mark(place) }];
        events.extend(self.ask_due());
        events
    }

    /// Keeps one of several answers on a line, or with `None` treats the line as a single answer (SC-24).
    pub(super) fn keep(&mut self, place: Place, which: Option<u8>) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        let written = &mut reading.written;
        if let Some(which) = which {
            let kept = alternatives(written.text(place)).into_iter().nth(which.into());
            let (Some(entry), Some(kept)) = (written.entry_mut(place), kept) else { return gap() };
            entry.text = kept;
        }
        written.one.insert(place);
        reading.read_again();
        let text = reading.written.text(place).to_owned();
        let mut events = vec![Event::AnswerKept { place, text, mark: reading.mark(place) }];
        events.extend(self.ask_due());
        events
    }

    pub(super) fn join(&mut self, places: &[Place]) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        let group = reading.answers.group(places);
        self.ask(Question::Same(group))
    }

    pub(super) fn challenge(&mut self, by: Seat, place: Place, ground: Ground) -> Events {
        self.ask(Question::Challenge { place, ground, by })
    }

    pub(super) fn vote(&mut self, by: Seat, ballot: Option<Ballot>) -> Events {
        let Some(Some(poll)) = self.phase.poll_mut() else { return gap() };
        poll.cast(by, ballot);
        Vec::new()
    }

    /// Enters the same vote for everybody who is here, and counts it at once (SC-R29).
    pub(super) fn unanimous(&mut self, ballot: Ballot) -> Events {
        let voters: Vec<Seat> = self.here().collect();
        let Some(Some(poll)) = self.phase.poll_mut() else { return gap() };
        poll.cast_all(voters.into_iter(), ballot);
        self.count()
    }

    pub(super) fn count(&mut self) -> Events {
        let Some(poll) = self.phase.poll_mut().and_then(Option::take) else { return gap() };
        let tally = poll.tally();
        self.rule(&poll.question, tally.verdict);
        let mut events = vec![Event::Counted { question: poll.question, tally }];
        events.extend(self.ask_due());
        events
    }

    /// Applies the verdict, and records that this question had its one vote (SC-R17).
    fn rule(&mut self, question: &Question, verdict: Verdict) {
        let struck = verdict == Verdict::Struck;
        match (&mut self.phase, question) {
            (Phase::Appeals { written, .. }, Question::Appeal(place)) => {
                written.appeals.rule(*place, !struck)
            }
            (Phase::Reading(reading), Question::Appeal(place)) => {
                reading.written.appeals.rule(*place, !struck);
                reading.read_again();
            }
            (Phase::Reading(reading), Question::Same(places)) => {
                reading.answers.record_vote_held(places);
                if struck {
                    reading.answers.record_same(places.clone());
                }
            }
            (Phase::Reading(reading), Question::Challenge { place, ground, .. }) => {
                reading.challenged.insert((*place, *ground));
                if struck {
                    reading.uphold(*place, *ground);
                }
            }
            (_, Question::Appeal(_) | Question::Same(_) | Question::Challenge { .. }) => gap(),
        }
    }

    /// Cancels the open vote. The same question may be asked again (SC-R27, PG-R51).
    pub(super) fn drop_question(&mut self) -> Events {
        let Some(poll) = self.phase.poll_mut().and_then(Option::take) else { return gap() };
        if let (Phase::Reading(reading), Question::Same(places)) = (&mut self.phase, poll.question) {
            reading.answers.cancel(&places);
        }
        let mut events = vec![Event::Dropped];
        events.extend(self.ask_due());
        events
    }
}

impl ReadingPhase {
    /// Applies a successful challenge: the answer is voted down, or its mark is changed (SC-R07, SC-R17).
    fn uphold(&mut self, place: Place, ground: Ground) {
        let Some(entry) = self.written.entry_mut(place) else { return gap() };
        match ground {
            Ground::Fit => self.answers.vote_down(place),
            Ground::Proper => entry.kind.proper = false,
            Ground::Title => entry.kind.title = !entry.kind.title,
        }
        self.read_again();
    }
}
