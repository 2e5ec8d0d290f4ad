//! Appeals, reading, votes: from the last sheet to the score.

use std::{collections::BTreeSet, mem};

use super::{
    Asked, Event, LINES, Pieceagories, Place, Poll, Question,
    apply::Events,
    judge::{Mark, Measure},
    phase::{AppealsPhase, MarkedSheets, Phase, Points, ReadingPhase, Written},
};
use crate::rules::{
    Seat,
    gap::gap,
    sheets::{self, Ground, Writing, rows},
    vote::{Ballot, Verdict},
    words::{InvalidAnswer, Letter},
};

impl Pieceagories {
    /// After all sheets were handed in: opens the appeals if there is anything to appeal, otherwise the reading
    /// (PG-R25, PG-R49).
    pub(super) fn open_reading(&mut self) -> Events {
        let (dealt, sheets, shown) = match &self.phase {
            Phase::Writing { dealt, writing } => {
                (dealt, writing.all(), matches!(writing, Writing::Typing { .. }))
            }
            Phase::Around { dealt, around } => (dealt, around.all(LINES), false),
            _ => return Vec::new(),
        };
        let Some(sheets) = sheets else { return Vec::new() };
        let letter = dealt.throw.letter();
        let shown = shown.then_some(Event::Shown(letter));
        let written = Written { dealt: dealt.clone(), sheets };
        let decisions = sheets::Appeals::default();
        let parsed_sheets = self.measure(letter).parse(&self.setup.house, &written.sheets, &decisions);
        self.phase = if parsed_sheets
            .places()
            .any(|place| parsed_sheets.invalid(place) == Some(InvalidAnswer::NoLetter))
        {
            Phase::Appeals(AppealsPhase { written, parsed_sheets, decisions, poll: None })
        } else {
            self.read_out(written, &decisions)
        };
        shown.into_iter().collect()
    }

    /// The requirements for answers in a round with this letter.
    fn measure(&self, letter: Letter) -> Measure {
        Measure::new(letter, &self.setup.house, self.edition.wrapping())
    }

    /// The reading before its first answer.
    fn read_out(&self, written: Written, decisions: &sheets::Appeals<10>) -> Phase {
        let house = &self.setup.house;
        let measure = self.measure(written.dealt.throw.letter());
        Phase::Reading(ReadingPhase {
            answers: sheets::Reading::new(measure.parse(house, &written.sheets, decisions), self.edition),
            written,
            measure,
            challenged: BTreeSet::new(),
            poll: None,
        })
    }

    pub(super) fn appeal(&mut self, place: Place) -> Events {
        self.ask(Question::Appeal(place))
    }

    fn ask(&mut self, question: Question) -> Events {
        let Some(poll) = self.phase.poll_mut() else { return gap() };
        *poll = Some(Poll::open(question.clone()));
        let texts = question.places().iter().map(|&place| self.phase.text(place).to_owned()).collect();
        vec![Event::Asked(Asked { question, texts })]
    }

    pub(super) fn next(&mut self) -> Events {
        if let Phase::Appeals(AppealsPhase { written, decisions, .. }) = &self.phase {
            self.phase = self.read_out(written.clone(), decisions);
        }
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        if let Some(place) = reading.answers.read_next() {
            return self.read_answer(place);
        }
        let (points, sheets) = close(reading);
        let dealt = reading.written.dealt.clone();
        vec![self.score(dealt, points, Some(sheets))]
    }

    /// Reads one answer (PG-63), reminds of forfeits for new duplicates, and opens a vote if one is due.
    fn read_answer(&mut self, place: Place) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        let mark = reading.mark(place);
        let mut struck: Vec<Seat> = Vec::new();
        if let Mark::Duplicate { with } = &mark {
            // With one earlier answer, both are struck now. With several, the earlier ones have been struck before.
            let first_found = with.len() == 1;
            struck.extend(with.iter().filter(|_| first_found).map(|place| place.seat));
            struck.push(place.seat);
        }
        let text = reading.written.text(place).to_owned();
        let mut events = vec![Event::Read { place, text, mark }];
        events.extend(self.forfeit(struck));
        events.extend(self.ask_due());
        events
    }

    /// Opens the vote on the next group of similar answers, if all of them were read (PG-66).
    fn ask_due(&mut self) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        let Some(group) = reading.answers.take_next_question() else { return Vec::new() };
        self.ask(Question::Same(group))
    }

    pub(super) fn join(&mut self, places: &[Place]) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return gap() };
        let group = reading.answers.group(places);
        self.ask(Question::Same(group))
    }

    pub(super) fn challenge(&mut self, by: Seat, place: Place) -> Events {
        self.ask(Question::Challenge { place, ground: Ground::Fit, by })
    }

    pub(super) fn vote(&mut self, by: Seat, ballot: Option<Ballot>) -> Events {
        let Some(Some(poll)) = self.phase.poll_mut() else { return gap() };
        poll.cast(by, ballot);
        Vec::new()
    }

    /// Enters the same vote for everybody who is here, and counts it at once (PG-R59).
    pub(super) fn unanimous(&mut self, ballot: Ballot) -> Events {
        let voters: Vec<Seat> = self.voters().collect();
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

    /// Applies the verdict, and records that this question had its one vote (PG-R31).
    fn rule(&mut self, question: &Question, verdict: Verdict) {
        let struck = verdict == Verdict::Struck;
        match (&mut self.phase, question) {
            (Phase::Appeals(appeals), Question::Appeal(place)) => appeals.decisions.rule(*place, !struck),
            (Phase::Reading(reading), Question::Same(places)) => {
                reading.answers.record_vote_held(places);
                if struck {
                    reading.answers.record_same(places.clone());
                }
            }
            (Phase::Reading(reading), Question::Challenge { place, .. }) => {
                reading.challenged.insert(*place);
                if struck {
                    reading.answers.vote_down(*place);
                }
            }
            (_, Question::Appeal(_) | Question::Same(_) | Question::Challenge { .. }) => gap(),
        }
    }

    /// Cancels the open vote. The same question may be asked again (PG-R51).
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

/// The points and marks of a finished reading.
fn close(reading: &mut ReadingPhase) -> (Points, MarkedSheets) {
    let marks = rows(reading.written.sheets.len(), |place| reading.mark(place));
    let points = marks.iter().map(|row| row.each_ref().map(Mark::points)).collect();
    (points, (mem::take(&mut reading.written.sheets), marks))
}
