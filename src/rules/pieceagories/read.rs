//! Appeals, reading, votes: from the last sheet to the score.

use std::{collections::BTreeSet, mem};

use super::{
    Asked, Event, Number, Pieceagories, Place, Poll, Question, Sheet, TEN,
    apply::Events,
    judge::{Desk, Mark, Rulings},
    phase::{Appeals, Phase, Points, Reading, Sheets, Written},
};
use crate::rules::{
    Seat,
    vote::{Ballot, Verdict},
};

impl Pieceagories {
    /// Opens the reading once all sheets are in, after appeals if there is anything to appeal (PG-R25, PG-R49).
    pub(super) fn open_desk(&mut self) -> Events {
        let (Phase::Typing { dealt, sheets, .. } | Phase::Entering { dealt, sheets }) = &self.phase else {
            return Vec::new();
        };
        let Some(sheets) = sheets.iter().cloned().collect::<Option<Vec<Sheet>>>() else { return Vec::new() };
        let letter = dealt.throw.letter();
        let shown = matches!(self.phase, Phase::Typing { .. }).then_some(Event::Shown(letter));
        let desk = Desk::new(letter, &self.setup.house, &sheets, &BTreeSet::new());
        let written = Written { dealt: dealt.clone(), sheets };
        self.phase = if desk.places().any(|place| desk.lacks_letter(place)) {
            Phase::Appeals(Appeals {
                written,
                desk,
                asked: BTreeSet::new(),
                granted: BTreeSet::new(),
                poll: None,
            })
        } else {
            read_out(written, desk)
        };
        shown.into_iter().collect()
    }

    pub(super) fn appeal(&mut self, place: Place) -> Events {
        let Phase::Appeals(appeals) = &mut self.phase else { return Vec::new() };
        appeals.asked.insert(place);
        self.ask(Question::Appeal(place))
    }

    fn ask(&mut self, question: Question) -> Events {
        if let Some(poll) = self.phase.poll_mut() {
            *poll = Some(Poll::open(question.clone()));
        }
        let texts = question.places().iter().map(|&place| self.phase.text(place).to_owned()).collect();
        vec![Event::Asked(Asked { question, texts })]
    }

    pub(super) fn next(&mut self) -> Events {
        if let Phase::Appeals(appeals) = &self.phase {
            let written = appeals.written.clone();
            let letter = written.dealt.throw.letter();
            let desk = Desk::new(letter, &self.setup.house, &written.sheets, &appeals.granted);
            self.phase = read_out(written, desk);
        }
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        if reading.next().is_some() {
            return self.read_next();
        }
        let (points, sheets) = close(reading);
        let dealt = reading.written.dealt.clone();
        vec![self.score(dealt, points, Some(sheets))]
    }

    /// Reads one answer (PG-63), strikes what has become a duplicate, and asks what the page has to ask.
    fn read_next(&mut self) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        let Some(place) = reading.next() else { return Vec::new() };
        reading.read += 1;
        let mark = reading.mark(place);
        let mut struck: Vec<Seat> = Vec::new();
        if let Mark::Duplicate { with } = &mark {
            // The first of the twins was only found to be one now; later ones strike themselves alone.
            let first_found = with.len() == 1;
            struck.extend(with.iter().filter(|_| first_found).map(|twin| twin.seat));
            struck.push(place.seat);
        }
        let text = reading.written.text(place).to_owned();
        let mut events = vec![Event::Read { place, text, mark }];
        events.extend(self.forfeit(struck));
        events.extend(self.ask_due());
        events
    }

    /// Opens the vote on the next group of like answers that has been read as a whole (PG-66).
    fn ask_due(&mut self) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        let Some(group) = reading.question_due() else { return Vec::new() };
        reading.likened.extend(&group);
        self.ask(Question::Alike(group))
    }

    pub(super) fn liken(&mut self, places: &[Place]) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        let group = reading.question(places);
        // What the page had in mind to ask about these is asked with this.
        for question in &mut reading.questions {
            question.retain(|place| !group.contains(place));
        }
        reading.likened.extend(&group);
        self.ask(Question::Alike(group))
    }

    pub(super) fn challenge(&mut self, by: Seat, place: Place) -> Events {
        let Phase::Reading(reading) = &mut self.phase else { return Vec::new() };
        reading.challenged.insert(place);
        self.ask(Question::Challenge { place, by })
    }

    pub(super) fn vote(&mut self, by: Seat, ballot: Option<Ballot>) -> Events {
        if let Some(Some(poll)) = self.phase.poll_mut() {
            match ballot {
                Some(ballot) => poll.ballots.insert(by, ballot),
                None => poll.ballots.remove(&by),
            };
        }
        Vec::new()
    }

    pub(super) fn count(&mut self) -> Events {
        let Some(poll) = self.phase.poll_mut().and_then(Option::take) else { return Vec::new() };
        let tally = poll.tally();
        self.rule(&poll.question, tally.verdict);
        let mut events = vec![Event::Counted { question: poll.question, tally }];
        events.extend(self.ask_due());
        events
    }

    fn rule(&mut self, question: &Question, verdict: Verdict) {
        if let (Phase::Appeals(appeals), Question::Appeal(place), Verdict::Stands) =
            (&mut self.phase, question, verdict)
        {
            appeals.granted.insert(*place);
        }
        let (Phase::Reading(reading), Verdict::Struck) = (&mut self.phase, verdict) else { return };
        match question {
            Question::Appeal(_) => {}
            Question::Alike(places) => reading.rulings.alike.push(places.clone()),
            Question::Challenge { place, .. } => {
                reading.rulings.voted_down.insert(*place);
            }
        }
    }

    pub(super) fn drop_question(&mut self) -> Events {
        self.phase.poll_mut().and_then(Option::take);
        let mut events = vec![Event::Dropped];
        events.extend(self.ask_due());
        events
    }
}

/// Opens the reading at the first answer.
fn read_out(written: Written, desk: Desk) -> Phase {
    let questions = desk.questions();
    Phase::Reading(Reading {
        written,
        desk,
        read: 0,
        questions,
        likened: BTreeSet::new(),
        challenged: BTreeSet::new(),
        rulings: Rulings::default(),
        poll: None,
    })
}

/// The points and marks of a reading that is over.
fn close(reading: &mut Reading) -> (Points, Sheets) {
    let seats = 0..u8::try_from(reading.written.sheets.len()).unwrap_or(u8::MAX);
    let row = |seat| -> [Mark; TEN] {
        let mut lines = Number::all();
        std::array::from_fn(|_| {
            let line = lines.next().unwrap_or(Number::FIRST);
            reading.mark(Place { seat: Seat(seat), line })
        })
    };
    let marks: Vec<[Mark; TEN]> = seats.map(row).collect();
    let points = marks.iter().map(|row| row.each_ref().map(Mark::points)).collect();
    (points, (mem::take(&mut reading.written.sheets), marks))
}
