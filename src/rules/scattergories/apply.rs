//! Applies actions that were allowed, and returns the events.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    Action, Answers, CategoryList, Column, Entry, Event, LINES, Number, Place, ROUNDS, Roll, Scattergories,
    SetResult, Sheet, judge::Measure, phase::Phase,
};
use crate::rules::{
    Luck, Seat,
    gap::gap,
    sheets::{Around, Edition, Writing, best, totals},
};

/// The events of an action, in order.
pub(super) type Events = Vec<Event>;

impl Scattergories {
    /// Applies an action. The caller has checked it with `allows`.
    pub(super) fn act(&mut self, by: Seat, action: &Action, luck: &mut Luck) -> Events {
        match action {
            Action::Propose(list) => self.propose(by, list),
            Action::Agree(agrees) => self.agree(by, *agrees),
            Action::AgreeAll => self.agree_all(by),
            Action::Roll => self.roll(by, luck),
            Action::Begin => self.begin(by),
            Action::TimeUp => self.time_up(),
            Action::HandIn(sheet) => self.hand_in(by, sheet),
            Action::Answer(entry) => self.answer(by, entry),
            Action::EnterPoints(points) => self.enter_points(points),
            Action::Appeal(line) => self.appeal(Place { seat: by, line: *line }),
            Action::Next => self.next(),
            Action::Call { place, kind } => self.call(*place, *kind),
            Action::KeepOne { place, which } => self.keep(*place, Some(*which)),
            Action::OneAnswer(place) => self.keep(*place, None),
            Action::Join(places) => self.join(places),
            Action::Challenge { place, ground } => self.challenge(by, *place, *ground),
            Action::Vote(ballot) => self.vote(by, *ballot),
            Action::Unanimous(ballot) => self.unanimous(*ballot),
            Action::Count => self.count(),
            Action::Drop => self.drop_question(),
            Action::Advance => self.advance(),
            Action::AnotherSet => self.another_set(),
            Action::Leave(seat) => self.leave(*seat),
            Action::Return(seat) => self.come_back(*seat),
            Action::End => self.end(),
        }
    }

    /// Proposes another list, to which nobody has agreed yet (SC-07, SC-R03, SC-R26).
    fn propose(&mut self, by: Seat, list: &CategoryList) -> Events {
        let Phase::Agreeing { agreed } = &mut self.phase else { return gap() };
        *agreed = match self.edition {
            Edition::First => BTreeSet::from([by]),
            Edition::Second => BTreeSet::new(),
        };
        self.list = Some(Arc::new(list.clone()));
        vec![Event::Proposed { by, list: list.name.clone() }]
    }

    fn agree(&mut self, by: Seat, agrees: bool) -> Events {
        let Phase::Agreeing { agreed } = &mut self.phase else { return gap() };
        if agrees {
            agreed.insert(by);
            vec![Event::Agreed { by }]
        } else {
            agreed.remove(&by);
            vec![Event::Disagreed { by }]
        }
    }

    /// Agrees for everybody at the table (SC-R26).
    fn agree_all(&mut self, by: Seat) -> Events {
        let all: Vec<Seat> = match self.edition {
            Edition::First => self.setup.seats().collect(),
            Edition::Second => self.here().collect(),
        };
        let Phase::Agreeing { agreed } = &mut self.phase else { return gap() };
        agreed.extend(all);
        vec![Event::AllAgreed { by }]
    }

    fn roll(&mut self, by: Seat, luck: &mut Luck) -> Events {
        let Phase::Agreeing { .. } = self.phase else { return gap() };
        let roll = self.setup.die.roll(by, self.before, luck);
        if self.setup.house.blitz && self.setup.answers == Answers::Typed {
            let around = Around::new(self.setup.players.len(), self.here().collect());
            self.phase = Phase::Around { roll, around };
            return vec![Event::Rolled(roll)];
        }
        self.phase = Phase::Writing { roll, writing: Writing::new(self.setup.answers, self.open_sheets()) };
        vec![match self.setup.answers {
            Answers::Paper => Event::Rolled(roll),
            Answers::Typed => Event::RolledUnseen { by, again: roll.again },
        }]
    }

    /// The sheets at the start. Sheets of players who left are already handed in, empty.
    fn open_sheets(&self) -> Vec<Option<Sheet>> {
        self.setup.seats().map(|seat| self.gone.contains(&seat).then(Sheet::default)).collect()
    }

    fn begin(&mut self, by: Seat) -> Events {
        if let Phase::Around { around, .. } = &mut self.phase {
            around.begin();
            return vec![Event::Began { by }];
        }
        let Phase::Writing { writing, .. } = &mut self.phase else { return gap() };
        vec![if writing.begin(by) { Event::AllBegan { by } } else { Event::Began { by } }]
    }

    fn time_up(&mut self) -> Events {
        let sheets = self.open_sheets();
        let Phase::Writing { writing, .. } = &mut self.phase else { return gap() };
        writing.end(sheets);
        vec![Event::TimeUp]
    }

    fn hand_in(&mut self, by: Seat, sheet: &Sheet) -> Events {
        let Phase::Writing { writing, .. } = &mut self.phase else { return gap() };
        writing.hand_in(by, sheet.clone());
        let mut events = vec![Event::SheetIn { by }];
        events.extend(self.open_reading());
        events
    }

    /// Stores one answer of a Blitz (SC-R30).
    fn answer(&mut self, by: Seat, entry: &Entry) -> Events {
        let here = self.here().collect();
        let Phase::Around { around, .. } = &mut self.phase else { return gap() };
        let line = Number::at(around.line());
        around.answer(by, entry.clone(), here);
        let mut events = vec![Event::Answered { by, line }];
        events.extend(self.open_reading());
        events
    }

    fn enter_points(&mut self, points: &[[u8; LINES]]) -> Events {
        let Phase::Writing { roll, .. } = self.phase else { return gap() };
        let column = Column { roll, list: self.played_list(), points: points.to_vec(), sheets: None };
        vec![Event::PointsIn, self.score(column)]
    }

    /// The list of the round. There is always one, because nobody can roll without a list.
    pub(super) fn played_list(&self) -> Arc<CategoryList> {
        self.list.clone().unwrap_or_else(gap)
    }

    /// Shows the score of a finished column (SC-03).
    pub(super) fn score(&mut self, column: Column) -> Event {
        let event = Event::Scored { letter: column.roll.face.letter(), totals: totals(&column.points) };
        self.phase = Phase::Scored(Arc::new(column));
        event
    }

    /// Continues with the next column, or after the third with the end of the set (SC-01, SC-35).
    fn advance(&mut self) -> Events {
        let Phase::Scored(column) = &self.phase else { return gap() };
        self.before = Some(column.roll.face.letter());
        self.columns.push(Arc::clone(column));
        if self.round < ROUNDS {
            self.round += 1;
            // Everybody still agrees to the list, unless somebody proposes another (SC-R03).
            return self.begin_round(self.setup.seats().collect());
        }
        self.phase = Phase::SetOver;
        let SetResult { totals, winners } = self.set_result();
        vec![Event::SetOver { set: self.set, totals, winners }]
    }

    fn begin_round(&mut self, agreed: BTreeSet<Seat>) -> Events {
        self.phase = Phase::Agreeing { agreed };
        vec![Event::Round { set: self.set, round: self.round }]
    }

    /// Starts another set, for which everybody has to agree on the list again. The last letter still must not come up
    /// again (SC-R04).
    fn another_set(&mut self) -> Events {
        let Phase::SetOver = self.phase else { return gap() };
        self.sets.push(self.set_result());
        self.columns.clear();
        self.set = self.set.saturating_add(1);
        self.round = 1;
        self.begin_round(BTreeSet::new())
    }

    /// The points of this set by seat, and the winners (SC-R16).
    pub(super) fn set_result(&self) -> SetResult {
        let totals = self.points_of_set();
        SetResult { winners: best(&totals), totals }
    }

    /// Points of this set so far, by seat.
    pub(super) fn points_of_set(&self) -> Vec<u32> {
        self.sum(self.columns.iter().map(|column| totals(&column.points)))
    }

    /// Points of all sets so far, by seat.
    pub(super) fn points_of_all(&self) -> Vec<u32> {
        let sets = self.sets.iter().map(|set| set.totals.clone());
        self.sum(sets.chain([self.points_of_set()]))
    }

    fn sum(&self, parts: impl Iterator<Item = Vec<u32>>) -> Vec<u32> {
        let mut sum = vec![0_u32; self.setup.players.len()];
        for part in parts {
            for (sum, points) in sum.iter_mut().zip(part) {
                *sum = sum.saturating_add(points);
            }
        }
        sum
    }

    fn leave(&mut self, seat: Seat) -> Events {
        if !self.gone.insert(seat) {
            return gap();
        }
        let here = self.here().collect();
        if let Phase::Writing { writing, .. } = &mut self.phase {
            writing.leave(seat);
        } else if let Phase::Around { around, .. } = &mut self.phase {
            around.leave(seat, here);
        }
        if let Some(Some(poll)) = self.phase.poll_mut() {
            poll.cast(seat, None);
        }
        let mut events = vec![Event::Left(seat)];
        events.extend(self.open_reading());
        events
    }

    fn come_back(&mut self, seat: Seat) -> Events {
        if self.gone.remove(&seat) { vec![Event::Returned(seat)] } else { gap() }
    }

    fn end(&mut self) -> Events {
        let (Phase::Agreeing { .. } | Phase::SetOver) = self.phase else { return gap() };
        self.phase = Phase::Over;
        vec![Event::Over { winners: best(&self.points_of_all()) }]
    }

    /// The requirements for answers in a round with this roll.
    pub(super) fn measure(&self, roll: Roll) -> Measure {
        Measure::new(roll.face.letter(), self.setup.scoring, &self.setup.house, self.edition.wrapping())
    }
}
