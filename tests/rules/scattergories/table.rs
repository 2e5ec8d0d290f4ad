//! A test table, and shortcuts to the situation that a test needs.

use partypiece::rules::{
    Seat,
    scattergories::{
        Action, AnswerKind, Answers, Event, Ground, Mark, Place, Question, Roll, Scattergories, Scene, Setup,
        SheetEvent,
    },
    vote::{Ballot, Tally},
    words::Letter,
};

use super::guests::{ANA, letter, sheet, with_letters};
pub(crate) use crate::table::find_game;

pub(crate) type Table = crate::table::Table<Scattergories>;

impl Table {
    /// The first player who is still there plays a legal action.
    pub(crate) fn play_any(&mut self, action: Action) -> Vec<Event> {
        let by = self.view().people.iter().find(|person| person.here).map_or(ANA, |person| person.seat);
        self.play(by, action)
    }

    pub(crate) fn scene(&self) -> Scene {
        self.view().scene
    }

    /// Everybody agrees to the list, and the die is rolled.
    pub(crate) fn agree_and_roll(&mut self) -> &mut Self {
        self.play_any(Action::AgreeAll);
        self.play_any(Action::Roll);
        self
    }

    /// From the roll to sheets that are all handed in, with these lines by seat.
    pub(crate) fn write(&mut self, sheets: &[&[&str]]) -> &mut Self {
        let typed = self.0.setup().answers == Answers::Typed;
        if !typed {
            self.play_any(Action::Begin);
            self.play_any(Action::TimeUp);
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

    /// Reads answers until so many lines are read, a decision is needed, or the round is scored.
    pub(crate) fn read_lines(&mut self, lines: usize) -> Vec<Event> {
        let mut events = Vec::new();
        loop {
            match self.scene() {
                Scene::Reading { poll: Some(_), .. } | Scene::Reading { several: Some(_), .. } => {
                    return events;
                }
                Scene::Reading { heard, .. } if heard.len() >= lines * self.seats().len() => return events,
                Scene::Reading { .. } | Scene::Appeals { .. } => events.extend(self.play_any(Action::Next)),
                _ => return events,
            }
        }
    }

    /// Reads to the end and cancels every vote; a line with several answers becomes one answer.
    pub(crate) fn score(&mut self) -> &mut Self {
        while !matches!(self.scene(), Scene::Scored { .. }) {
            match self.scene() {
                Scene::Reading { several: Some(several), .. } => {
                    self.play(several.place.seat, Action::OneAnswer(several.place));
                }
                _ if self.poll().is_some() => _ = self.play_any(Action::Drop),
                _ => _ = self.play_any(Action::Next),
            }
        }
        self
    }

    /// Plays a whole round on paper in which only points are entered, by seat, at most one a line.
    pub(crate) fn play_round(&mut self, points: &[u8]) -> &mut Self {
        self.agree_and_roll();
        self.enter_points(points)
    }

    /// The same after the roll.
    pub(crate) fn enter_points(&mut self, points: &[u8]) -> &mut Self {
        self.play_any(Action::Begin);
        self.play_any(Action::TimeUp);
        let points = |seat: Seat| points.get(seat.index()).copied().unwrap_or_default();
        let row = |seat| std::array::from_fn(|line| u8::from(line < usize::from(points(seat))));
        self.play_any(Action::EnterPoints(self.seats().into_iter().map(row).collect()));
        self.play_any(Action::Advance);
        self
    }

    /// The open question.
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
        let events = self.play_any(Action::Count);
        let Some(Event::Sheet(SheetEvent::Counted { tally, .. })) = events.first() else {
            panic!("votes were counted")
        };
        *tally
    }

    /// The mark of an answer that was read.
    pub(crate) fn mark(&self, place: Place) -> Mark {
        let Scene::Reading { heard, .. } = self.scene() else { panic!("nothing is being read") };
        heard.into_iter().find(|heard| heard.place == place).expect("an answer that was read").mark
    }

    /// Points by seat, then line, of a scored round.
    pub(crate) fn points(&self) -> Vec<[u8; 12]> {
        let Scene::Scored { column, .. } = self.scene() else { panic!("the round is not scored") };
        column.points.clone()
    }

    /// Points by seat of a scored round.
    pub(crate) fn totals(&self) -> Vec<u32> {
        let Scene::Scored { totals, .. } = self.scene() else { panic!("the round is not scored") };
        totals
    }

    /// The roll of the round, as seen by those who may see it.
    pub(crate) fn roll(&self, seat: Seat) -> Option<Roll> {
        match self.scene() {
            Scene::Typing { roller, again, .. } => {
                self.own(seat).map(|own| Roll { by: roller, again, face: own.face })
            }
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

/// The first round with this letter.
pub(crate) fn with_letter(setup: &Setup, c: char) -> Table {
    let setup = with_letters(setup.clone(), &format!("{c}{}", if c == 'Z' { 'Y' } else { 'Z' }));
    // On paper everybody sees the die, and the luck does not depend on how answers are written.
    let on_paper = Setup { answers: Answers::Paper, ..setup.clone() };
    let seen = find_game(&on_paper, |table| table.agree_and_roll().letter() == letter(c));
    let mut table = Table::new(&setup, seen.0.seed().0);
    table.agree_and_roll();
    table
}

/// The first round with this letter and these sheets handed in.
pub(crate) fn with_sheets(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
    let mut table = with_letter(setup, c);
    table.write(sheets);
    table
}

/// The first round with this letter and these sheets, scored without a vote.
pub(crate) fn scored(setup: &Setup, c: char, sheets: &[&[&str]]) -> Table {
    let mut table = with_sheets(setup, c, sheets);
    table.score();
    table
}
