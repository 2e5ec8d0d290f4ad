//! Applies actions that were allowed, and returns the events.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    Action, AnswerKind, AnswerPlace, CategoryList, Column, Event, LINES, Question, Scattergories, SetResult,
    Setup, SheetEvent, alternatives,
    judge::RoundJudge,
    phase::{Phase, RoundSheets},
};
use crate::rules::{
    Luck, Seat,
    sheets::{BlitzRule, Edition, Writing, best, totals},
    unexpected,
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
            Action::Begin => self.on_sheets(|round, _| round.begin(by)),
            Action::TimeUp => self.on_sheets(|round, gone| round.end_time(gone)),
            Action::HandIn(sheet) => self.on_sheets(|round, _| round.hand_in(by, *sheet.clone())),
            Action::Answer(entry) => self.on_sheets(|round, gone| round.answer(by, entry.clone(), gone)),
            Action::EnterPoints(points) => self.enter_points(points),
            Action::Appeal(line) => self.ask(Question::Appeal(AnswerPlace { seat: by, line: *line })),
            Action::Next => self.next(),
            Action::SetKind { place, kind } => self.set_kind(*place, *kind),
            Action::KeepOne { place, alternative } => self.keep(*place, Some(*alternative)),
            Action::OneAnswer(place) => self.keep(*place, None),
            Action::Join(places) => self.on_sheets(|round, _| round.join(places)),
            Action::Challenge { place, ground } => {
                self.ask(Question::Challenge { place: *place, ground: *ground, by })
            }
            Action::Vote(ballot) => self.on_sheets(|round, _| round.vote(by, *ballot)),
            Action::Unanimous(ballot) => {
                let voters: Vec<Seat> = self.here().collect();
                self.on_sheets(|round, _| round.unanimous(voters.into_iter(), *ballot))
            }
            Action::Count => self.on_sheets(|round, _| round.count()),
            Action::CancelVote => self.on_sheets(|round, _| round.cancel_vote()),
            Action::Advance => self.advance(),
            Action::AnotherSet => self.another_set(),
            Action::Leave(seat) => self.leave(*seat),
            Action::Return(seat) => self.come_back(*seat),
            Action::End => self.end(),
        }
    }

    /// Proposes a list. Nobody has agreed to it yet; in the first edition only the proposer has (SC-07,
    /// SC-R03, SC-R26).
    fn propose(&mut self, by: Seat, list: &CategoryList) -> Events {
        let Phase::Agreeing { agreed } = &mut self.phase else { return unexpected("another phase") };
        *agreed = match self.edition {
            Edition::First => BTreeSet::from([by]),
            Edition::Second => BTreeSet::new(),
        };
        self.list = Some(Arc::new(list.clone()));
        vec![Event::Proposed { by, list: list.name.clone() }]
    }

    fn agree(&mut self, by: Seat, agrees: bool) -> Events {
        let Phase::Agreeing { agreed } = &mut self.phase else { return unexpected("another phase") };
        if agrees {
            agreed.insert(by);
            vec![Event::Agreed { by }]
        } else {
            agreed.remove(&by);
            vec![Event::Disagreed { by }]
        }
    }

    /// Agrees for everybody at the table, in the first edition also for players who have left (SC-R26).
    fn agree_all(&mut self, by: Seat) -> Events {
        let all: Vec<Seat> = match self.edition {
            Edition::First => self.setup.seats().collect(),
            Edition::Second => self.here().collect(),
        };
        let Phase::Agreeing { agreed } = &mut self.phase else { return unexpected("another phase") };
        agreed.extend(all);
        vec![Event::AllAgreed { by }]
    }

    fn roll(&mut self, by: Seat, luck: &mut Luck) -> Events {
        let Phase::Agreeing { .. } = self.phase else { return unexpected("another phase") };
        let roll = self.setup.die.roll(by, self.before, luck);
        let Setup { answers, house, players, scoring, .. } = &self.setup;
        let blitz = BlitzRule { is_on: house.blitz, read_each: house.read_each };
        let writing = Writing::new(*answers, blitz, players.len(), &self.gone);
        let unseen = matches!(writing, Writing::Typing { .. } | Writing::Blitz(_));
        let judge = RoundJudge::new(roll.face.letter(), *scoring, house, self.edition.wrapping());
        self.phase = Phase::Sheets { roll, round: RoundSheets::new(judge, self.edition, writing) };
        vec![if unseen { Event::RolledUnseen { by, rerolls: roll.rerolls } } else { Event::Rolled(roll) }]
    }

    /// Applies a change to the sheets of the round.
    fn on_sheets(
        &mut self,
        change: impl FnOnce(&mut RoundSheets, &BTreeSet<Seat>) -> Vec<SheetEvent>,
    ) -> Events {
        let Phase::Sheets { round, .. } = &mut self.phase else { return unexpected("another phase") };
        change(round, &self.gone).into_iter().map(Event::Sheet).collect()
    }

    fn ask(&mut self, question: Question) -> Events {
        self.on_sheets(|round, _| round.ask(question))
    }

    /// Reads the next answer, and opens a vote if one is due. After the last answer the column is scored.
    fn next(&mut self) -> Events {
        let Phase::Sheets { roll, round } = &mut self.phase else { return unexpected("another phase") };
        if round.go_on(&self.gone) {
            return Vec::new();
        }
        let Some(read) = round.read_next() else {
            let ((points, sheets), roll) = (round.scores(), *roll);
            return vec![self.score(Column { roll, list: self.played_list(), points, sheets: Some(sheets) })];
        };
        self.with_due_vote(Event::Sheet(read))
    }

    /// This event of the reading, and then the opening of the next vote if one is due.
    fn with_due_vote(&mut self, event: Event) -> Events {
        [event].into_iter().chain(self.on_sheets(|round, _| round.ask_due())).collect()
    }

    /// Changes what the writer of an answer says about its kind (SC-R07).
    fn set_kind(&mut self, place: AnswerPlace, kind: AnswerKind) -> Events {
        let Phase::Sheets { round, .. } = &mut self.phase else { return unexpected("another phase") };
        let (text, mark) = round.change(place, |_, entry| entry.kind = kind);
        self.with_due_vote(Event::KindSet { place, text, kind, mark })
    }

    /// Keeps one of several answers on a line, or with `None` treats the line as a single answer (SC-24).
    fn keep(&mut self, place: AnswerPlace, alternative: Option<u8>) -> Events {
        let Phase::Sheets { round, .. } = &mut self.phase else { return unexpected("another phase") };
        let (text, mark) = round.change(place, |judge, entry| {
            let kept = alternative.and_then(|index| alternatives(&entry.text).into_iter().nth(index.into()));
            entry.text = kept.unwrap_or_else(|| entry.text.clone());
            judge.single_answers.insert(place);
        });
        self.with_due_vote(Event::AnswerKept { place, text, mark })
    }

    fn enter_points(&mut self, points: &[[u8; LINES]]) -> Events {
        let Phase::Sheets { roll, .. } = self.phase else { return unexpected("another phase") };
        let column = Column { roll, list: self.played_list(), points: points.to_vec(), sheets: None };
        vec![Event::Sheet(SheetEvent::PointsIn), self.score(column)]
    }

    /// The list of the round. There is always one, because nobody can roll without a list.
    fn played_list(&self) -> Arc<CategoryList> {
        self.list.clone().unwrap_or_else(|| unexpected("no list"))
    }

    /// Shows the score of a finished column (SC-03).
    fn score(&mut self, column: Column) -> Event {
        let event = Event::Scored { letter: column.roll.face.letter(), totals: totals(&column.points) };
        self.phase = Phase::Scored(Arc::new(column));
        event
    }

    /// Continues with the next column, or after the last with the end of the set (SC-01, SC-35).
    fn advance(&mut self) -> Events {
        let Phase::Scored(column) = &self.phase else { return unexpected("another phase") };
        self.before = Some(column.roll.face.letter());
        self.columns.push(Arc::clone(column));
        if self.round < self.setup.rounds {
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
        let Phase::SetOver = self.phase else { return unexpected("another phase") };
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
            return unexpected("a player who has left");
        }
        let mut events = vec![Event::Left(seat)];
        if let Phase::Sheets { .. } = self.phase {
            events.extend(self.on_sheets(|round, gone| round.leave(seat, gone)));
        }
        events
    }

    fn come_back(&mut self, seat: Seat) -> Events {
        if self.gone.remove(&seat) {
            vec![Event::Returned(seat)]
        } else {
            unexpected("a player who has not left")
        }
    }

    fn end(&mut self) -> Events {
        match &self.phase {
            // The round that was scored last counts (SC-R31).
            Phase::Scored(column) => self.columns.push(Arc::clone(column)),
            Phase::Agreeing { .. } | Phase::SetOver => {}
            _ => return unexpected("another phase"),
        }
        self.phase = Phase::Over;
        vec![Event::Over { winners: best(&self.points_of_all()) }]
    }
}
