//! A table to test at, and shortcuts to the moment a test is about.

use partypiece::{
    play::Game,
    rules::{
        Seat, Viewer,
        luck::Seed,
        scattergories::{
            Action, AnswerKind, Answers, Event, Ground, Mark, Place, Question, Refusal, Roll, Scattergories,
            Scene, Setup, View,
        },
        vote::{Ballot, Tally},
        words::Letter,
    },
};

use super::guests::{ANA, faces, letter, sheet};

/// A game at a table.
pub(crate) struct Table(pub(crate) Game<Scattergories>);

impl Table {
    pub(crate) fn new(setup: &Setup, seed: u64) -> Self {
        Self(Game::start(setup.clone(), Seed(seed)).expect("a table that can be set"))
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.0.setup().seats().collect()
    }

    /// Does something the rules allow.
    pub(crate) fn play(&mut self, by: Seat, action: Action) -> Vec<Event> {
        let text = format!("{action:?}");
        self.0.play(by, action).unwrap_or_else(|refusal| panic!("{text} by {by:?}: {refusal}")).to_vec()
    }

    /// Has the first player who is still there do something the rules allow.
    pub(crate) fn does(&mut self, action: Action) -> Vec<Event> {
        let by = self.view().people.iter().find(|person| person.here).map_or(ANA, |person| person.seat);
        self.play(by, action)
    }

    /// Tries something the rules refuse, and sees that nothing came of it.
    pub(crate) fn refused(&mut self, by: Seat, action: Action) -> Refusal {
        let before = (self.views(), self.0.steps().len());
        let text = format!("{action:?} by {by:?}");
        assert!(self.0.check(by, &action).is_err(), "{text} is refused beforehand");
        let Err(refusal) = self.0.play(by, action) else { panic!("{text} should be refused") };
        assert!(before == (self.views(), self.0.steps().len()), "{text} left a trace");
        refusal
    }

    /// What everybody sees.
    pub(crate) fn view(&self) -> View {
        self.0.view(Viewer::Table)
    }

    pub(crate) fn scene(&self) -> Scene {
        self.view().scene
    }

    /// What one person sees behind the curtain.
    pub(crate) fn eyes(&self, seat: Seat) -> View {
        self.0.view(Viewer::Seat(seat))
    }

    /// What the table and every seat see, and somebody who does not sit there.
    pub(crate) fn views(&self) -> Vec<View> {
        let seats = self.seats().into_iter().chain([Seat(99)]);
        [self.view()].into_iter().chain(seats.map(|seat| self.eyes(seat))).collect()
    }

    /// Agrees to the list and rolls.
    pub(crate) fn deal(&mut self) -> &mut Self {
        self.does(Action::AgreeAll);
        self.does(Action::Roll);
        self
    }

    /// From a letter that was rolled to sheets that are all in, these lines on them by seat.
    pub(crate) fn write(&mut self, sheets: &[&[&str]]) -> &mut Self {
        let typed = self.0.setup().answers == Answers::Typed;
        if !typed {
            self.does(Action::Begin);
            self.does(Action::TimeUp);
        }
        for seat in self.seats() {
            if self.view().people[seat.index()].here {
                if typed {
                    self.play(seat, Action::Begin);
                }
                let lines = sheets.get(seat.index()).copied().unwrap_or_default();
                self.play(seat, Action::HandIn(Box::new(sheet(lines))));
            }
        }
        self
    }

    /// Reads answers until so many lines have been read whole, something has to be decided, or all is scored.
    pub(crate) fn read_lines(&mut self, lines: usize) -> Vec<Event> {
        let mut events = Vec::new();
        loop {
            match self.scene() {
                Scene::Reading { poll: Some(_), .. } | Scene::Reading { several: Some(_), .. } => {
                    return events;
                }
                Scene::Reading { heard, .. } if heard.len() >= lines * self.seats().len() => return events,
                Scene::Reading { .. } | Scene::Appeals { .. } => events.extend(self.does(Action::Next)),
                _ => return events,
            }
        }
    }

    /// Reads to the end, letting every question rest; what looks like several answers is one.
    pub(crate) fn score(&mut self) -> &mut Self {
        while !matches!(self.scene(), Scene::Scored { .. }) {
            match self.scene() {
                Scene::Reading { several: Some(several), .. } => {
                    self.play(several.place.seat, Action::OneAnswer(several.place));
                }
                _ if self.poll().is_some() => _ = self.does(Action::Drop),
                _ => _ = self.does(Action::Next),
            }
        }
        self
    }

    /// A whole round on paper of which only the points are entered: so many by seat, up to one a line.
    pub(crate) fn round(&mut self, points: &[u8]) -> &mut Self {
        self.deal();
        self.enter(points)
    }

    /// The same from a letter that was rolled.
    pub(crate) fn enter(&mut self, points: &[u8]) -> &mut Self {
        self.does(Action::Begin);
        self.does(Action::TimeUp);
        let points = |seat: Seat| points.get(seat.index()).copied().unwrap_or_default();
        let row = |seat| std::array::from_fn(|line| u8::from(line < usize::from(points(seat))));
        self.does(Action::EnterPoints(self.seats().into_iter().map(row).collect()));
        self.does(Action::Advance);
        self
    }

    /// The question that is open.
    pub(crate) fn poll(&self) -> Option<Question> {
        match self.scene() {
            Scene::Appeals { poll, .. } | Scene::Reading { poll, .. } => poll.map(|poll| poll.question),
            _ => None,
        }
    }

    pub(crate) fn challenge(&mut self, by: Seat, place: Place, ground: Ground) -> Vec<Event> {
        self.play(by, Action::Challenge { place, ground })
    }

    pub(crate) fn call(&mut self, place: Place, kind: AnswerKind) -> Vec<Event> {
        self.play(place.seat, Action::Call { place, kind })
    }

    /// Votes and counts.
    pub(crate) fn vote(&mut self, ballots: &[(Seat, Ballot)]) -> Tally {
        for &(seat, ballot) in ballots {
            self.play(seat, Action::Vote(Some(ballot)));
        }
        let events = self.does(Action::Count);
        let Some(Event::Counted { tally, .. }) = events.first() else { panic!("votes were counted") };
        *tally
    }

    /// What has become of an answer that was read.
    pub(crate) fn mark(&self, place: Place) -> Mark {
        let Scene::Reading { heard, .. } = self.scene() else { panic!("nothing is being read") };
        heard.into_iter().find(|heard| heard.place == place).expect("an answer that was read").mark
    }

    /// Points by seat, then line, of a round that is scored.
    pub(crate) fn points(&self) -> Vec<[u8; 12]> {
        let Scene::Scored { column, .. } = self.scene() else { panic!("the round is not scored") };
        column.points.clone()
    }

    /// Points by seat of a round that is scored.
    pub(crate) fn totals(&self) -> Vec<u32> {
        let Scene::Scored { totals, .. } = self.scene() else { panic!("the round is not scored") };
        totals
    }

    /// How the round came by its letter, as those see it who may.
    pub(crate) fn roll(&self, seat: Seat) -> Option<Roll> {
        match self.eyes(seat).scene {
            Scene::Typing { roller, again, face, .. } => face.map(|face| Roll { by: roller, again, face }),
            Scene::Around { roll, .. }
            | Scene::Paper { roll, .. }
            | Scene::Entering { roll, .. }
            | Scene::Appeals { roll, .. }
            | Scene::Reading { roll, .. } => Some(roll),
            Scene::Scored { column, .. } => Some(column.roll),
            Scene::Agreeing { .. } | Scene::SetOver(_) | Scene::Over { .. } => None,
        }
    }

    pub(crate) fn letter(&self) -> Letter {
        self.roll(ANA).expect("a letter that everybody sees").face.letter()
    }
}

/// A table whose luck brings what a test needs: the first seed of which `wanted` is true.
pub(crate) fn plant(setup: &Setup, wanted: impl Fn(&mut Table) -> bool) -> Table {
    let seed = (0..10_000).find(|&seed| wanted(&mut Table::new(setup, seed))).expect("luck that brings it");
    Table::new(setup, seed)
}

/// The first round with its die rolled, and this for the letter.
pub(crate) fn dealt(setup: &Setup, c: char) -> Table {
    let setup = faces(setup.clone(), &format!("{c}{}", if c == 'Z' { 'Y' } else { 'Z' }));
    // On paper everybody sees the die, and luck does not care how answers are written.
    let on_paper = Setup { answers: Answers::Paper, ..setup.clone() };
    let seen = plant(&on_paper, |table| table.deal().letter() == letter(c));
    let mut table = Table::new(&setup, seen.0.seed().0);
    table.deal();
    table
}

/// The first round with this letter, and these sheets handed in.
pub(crate) fn written(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
    let mut table = dealt(setup, c);
    table.write(sheets);
    table
}

/// The first round with this letter and these sheets, scored without a vote.
pub(crate) fn scored(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
    let mut table = written(setup, c, sheets);
    table.score();
    table
}
