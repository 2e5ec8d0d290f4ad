//! A table to test at, and shortcuts to the moment a test is about.

use partypiece::{
    play::Game,
    rules::{
        Seat, Viewer,
        luck::Seed,
        pieceagories::{
            Action, Answers, Event, LetterThrow, Mark, NextFlip, Pieceagories, Place, Question, Refusal,
            Scene, Setup, SlipId, View,
        },
        piecepack::{Coin, Rank},
        vote::{Ballot, Tally},
    },
};

use super::guests::{ANA, CATEGORIES, day, letter, sheet};

/// A game at a table.
pub(crate) struct Table(pub(crate) Game<Pieceagories>);

impl Table {
    pub(crate) fn new(setup: &Setup, seed: u64) -> Self {
        Self(Game::start(setup.clone(), Seed(seed)).expect("a table that can be set"))
    }

    pub(crate) fn host(&self) -> Seat {
        self.0.setup().host_seat()
    }

    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.0.setup().seats().collect()
    }

    /// Does something the rules allow.
    pub(crate) fn play(&mut self, by: Seat, action: Action) -> Vec<Event> {
        let sentence = format!("{action:?}");
        self.0.play(by, action).unwrap_or_else(|refusal| panic!("{sentence} by {by:?}: {refusal}")).to_vec()
    }

    /// Has the host do something the rules allow.
    pub(crate) fn hosts(&mut self, action: Action) -> Vec<Event> {
        self.play(self.host(), action)
    }

    /// Tries something the rules refuse, and sees that nothing came of it.
    pub(crate) fn refused(&mut self, by: Seat, action: Action) -> Refusal {
        let before = (self.views(), self.0.steps().len());
        let sentence = format!("{action:?} by {by:?}");
        assert!(self.0.check(by, &action).is_err(), "{sentence} is refused beforehand");
        let Err(refusal) = self.0.play(by, action) else { panic!("{sentence} should be refused") };
        assert!(before == (self.views(), self.0.steps().len()), "{sentence} left a trace");
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

    /// What the table and every seat, that of the host included, see.
    pub(crate) fn views(&self) -> Vec<View> {
        let seats = (0..=self.host().0.max(3)).map(|seat| self.eyes(Seat(seat)));
        [self.view()].into_iter().chain(seats).collect()
    }

    pub(crate) fn won(&self) -> Vec<u8> {
        let people = self.view().people;
        people.iter().filter(|person| person.pawn.is_some()).map(|person| person.won).collect()
    }

    /// Has somebody who invents put slips into the pool.
    pub(crate) fn invent(&mut self, by: Seat, slips: &[&str]) -> Vec<Event> {
        self.play(by, Action::Invent(slips.iter().map(|&slip| slip.to_owned()).collect()))
    }

    /// From an open brainstorm to a pool of all [`CATEGORIES`].
    pub(crate) fn collect(&mut self) -> &mut Self {
        let inventor = self.seats().into_iter().find(|&seat| seat != self.host()).expect("an inventor");
        self.invent(inventor, &CATEGORIES);
        self.hosts(Action::Collect);
        self
    }

    /// From an empty list to ten categories on the table.
    pub(crate) fn use_list(&mut self) -> &mut Self {
        if !self.view().cards {
            self.hosts(Action::Fill);
        }
        self.hosts(Action::UseList);
        self
    }

    /// Whoever has to turn a coin; the host names the first of those who share a birthday, and says it is 1 January.
    pub(crate) fn flipper(&mut self) -> Seat {
        let Scene::Flipping { due, named, .. } = self.scene() else { panic!("no coin to turn") };
        match (due, named) {
            (Some(NextFlip::Seat(seat)), _) | (Some(NextFlip::Tie(_)), Some(seat)) => seat,
            (Some(NextFlip::Tie(seats)), None) => {
                self.hosts(Action::Name { seat: seats[0], by: None });
                seats[0]
            }
            (None, _) => {
                self.hosts(Action::Today(day(1, 1)));
                self.flipper()
            }
        }
    }

    /// Turns the first coin that lies face down.
    pub(crate) fn turn(&mut self) -> (Seat, Coin) {
        let flipper = self.flipper();
        let down = self.view().coins.iter().position(|coin| coin.face.is_none()).expect("a coin to turn");
        let events = self.play(flipper, Action::Turn(u32::try_from(down).expect("few coins")));
        let Some(Event::Turned { by, coin }) = events.first() else { panic!("a coin was turned") };
        (*by, *coin)
    }

    /// From a list on the table to a clock that is set.
    pub(crate) fn arm(&mut self) -> Coin {
        loop {
            let (_, coin) = self.turn();
            if coin.rank != Rank::Null {
                return coin;
            }
        }
    }

    /// From wherever the round stands before the dice to dice that have been thrown.
    pub(crate) fn deal(&mut self) -> &mut Self {
        self.set_clock();
        self.hosts(Action::Roll);
        self
    }

    /// From wherever the round stands to a clock that is set.
    fn set_clock(&mut self) {
        if let Scene::Brainstorm { .. } = self.scene() {
            self.collect();
        }
        if let Scene::Picking { .. } = self.scene() {
            self.use_list();
        }
        if let Scene::Flipping { .. } = self.scene() {
            self.arm();
        }
    }

    /// From dice that have been thrown to sheets that are all in, these lines on them by seat.
    pub(crate) fn write(&mut self, sheets: &[&[&str]]) -> &mut Self {
        let typed = matches!(self.scene(), Scene::Typing { .. });
        if !typed {
            self.hosts(Action::Begin);
            self.hosts(Action::TimeUp);
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

    /// Reads answers until so many lines have been read whole, a question is asked, or all is scored.
    pub(crate) fn read_lines(&mut self, lines: usize) -> Vec<Event> {
        let mut events = Vec::new();
        loop {
            match self.scene() {
                Scene::Reading { poll: Some(_), .. } => return events,
                Scene::Reading { heard, .. } if heard.len() >= lines * self.seats().len() => return events,
                Scene::Reading { .. } | Scene::Appeals { .. } => events.extend(self.hosts(Action::Next)),
                _ => return events,
            }
        }
    }

    /// Whether every answer has been read.
    pub(crate) fn all_read(&self) -> bool {
        matches!(self.scene(), Scene::Reading { next: None, .. })
    }

    /// Reads to the end, letting every question rest.
    pub(crate) fn score(&mut self) -> &mut Self {
        while !matches!(self.scene(), Scene::Scored { .. }) {
            if self.poll().is_some() {
                self.hosts(Action::Drop);
            } else {
                self.hosts(Action::Next);
            }
        }
        self
    }

    /// A whole round from any moment before the dice, ending with pawns that have moved.
    ///
    /// Each seat gets so many points: letters of their own, ten at most.
    pub(crate) fn round(&mut self, points: &[u8]) -> &mut Self {
        self.set_clock();
        self.round_from_the_dice(points)
    }

    /// The same from a clock that is set.
    pub(crate) fn round_from_the_dice(&mut self, points: &[u8]) -> &mut Self {
        self.hosts(Action::Roll);
        self.hosts(Action::Begin);
        self.hosts(Action::TimeUp);
        let row = |&points: &u8| std::array::from_fn(|line| u8::from(line < usize::from(points)));
        self.hosts(Action::EnterPoints(points.iter().map(row).collect()));
        self.hosts(Action::Advance);
        self
    }

    /// The question that is open.
    pub(crate) fn poll(&self) -> Option<Question> {
        match self.scene() {
            Scene::Appeals { poll, .. } | Scene::Reading { poll, .. } => poll.map(|poll| poll.question),
            _ => None,
        }
    }

    /// Votes and counts.
    pub(crate) fn vote(&mut self, ballots: &[(Seat, Ballot)]) -> Tally {
        for &(seat, ballot) in ballots {
            self.play(seat, Action::Vote(Some(ballot)));
        }
        let events = self.hosts(Action::Count);
        let Some(Event::Counted { tally, .. }) = events.first() else { panic!("votes were counted") };
        *tally
    }

    /// What has become of an answer that was read.
    pub(crate) fn mark(&self, place: Place) -> Mark {
        let Scene::Reading { heard, .. } = self.scene() else { panic!("nothing is being read") };
        heard.into_iter().find(|heard| heard.place == place).expect("an answer that was read").mark
    }

    /// Points by seat, then line.
    pub(crate) fn points(&self) -> Vec<[u8; 10]> {
        let Scene::Scored { points, .. } = self.scene() else { panic!("the round is not scored") };
        points
    }

    /// Points by seat.
    pub(crate) fn totals(&self) -> Vec<u32> {
        let Scene::Scored { totals, .. } = self.scene() else { panic!("the round is not scored") };
        totals
    }

    /// Who won the round.
    pub(crate) fn winners(&self) -> Vec<Seat> {
        let Scene::Scored { winners, .. } = self.scene() else { panic!("the round is not scored") };
        winners
    }

    /// The slips in the pile, as the host picks from them.
    pub(crate) fn pool(&self) -> Vec<(SlipId, String)> {
        let Scene::Picking { pool, .. } = self.scene() else { panic!("nothing is being picked") };
        pool.into_iter().map(|slip| (slip.id, slip.text)).collect()
    }

    /// The slip that says this.
    pub(crate) fn slip(&self, text: &str) -> SlipId {
        self.pool().into_iter().find(|slip| slip.1 == text).expect("a slip that says so").0
    }

    /// The dice as those see them who may.
    pub(crate) fn throw(&self, seat: Seat) -> Option<LetterThrow> {
        match self.eyes(seat).scene {
            Scene::Typing { throw, .. } | Scene::Brainstorm { throw, .. } => throw,
            Scene::Around { throw, .. }
            | Scene::Paper { throw, .. }
            | Scene::Entering { throw, .. }
            | Scene::Appeals { throw, .. }
            | Scene::Reading { throw, .. }
            | Scene::Scored { throw, .. } => Some(throw),
            Scene::Picking { .. } | Scene::Flipping { .. } | Scene::Armed { .. } | Scene::Over { .. } => None,
        }
    }
}

/// A table whose luck brings what a test needs: the first seed of which `wanted` is true.
pub(crate) fn plant(setup: &Setup, wanted: impl Fn(&mut Table) -> bool) -> Table {
    let seed = (0..10_000).find(|&seed| wanted(&mut Table::new(setup, seed))).expect("luck that brings it");
    Table::new(setup, seed)
}

/// The first round with its dice thrown, and this for the letter.
pub(crate) fn dealt(setup: &Setup, c: char) -> Table {
    // On paper everybody sees the dice, and luck does not care how answers are written.
    let on_paper = Setup { answers: Answers::Paper, ..setup.clone() };
    let seen =
        plant(&on_paper, |table| table.deal().throw(ANA).is_some_and(|throw| throw.letter() == letter(c)));
    let mut table = Table::new(setup, seen.0.seed().0);
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
