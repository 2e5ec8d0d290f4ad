//! Applies actions that were allowed, and returns the events.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    AnswerKind, AnswerPlace, CategoryList, Column, Event, Scattergories, SetResult, Setup,
    check::Checked,
    judge::RoundJudge,
    phase::{Phase, Round},
};
use crate::rules::{
    Luck, Seat,
    sheets::{AllowedOnSheets, Applied, BlitzRule, Scores, SheetEvent, Writing, at_line, best, totals},
};

/// The events of an action, in order.
type Events = Vec<Event>;

impl Scattergories {
    /// Applies an action that `allows` has allowed.
    pub(super) fn act(&mut self, by: Seat, allowed: Checked, luck: &mut Luck) -> Events {
        match allowed {
            Checked::Propose(list) => self.propose(list),
            Checked::Agree(agreed) => {
                self.phase = Phase::Agreeing { agreed };
                vec![Event::Agreed { by }]
            }
            Checked::Disagree(agreed) => {
                self.phase = Phase::Agreeing { agreed };
                vec![Event::Disagreed { by }]
            }
            Checked::AgreeAll(agreed) => {
                self.phase = Phase::Agreeing { agreed };
                vec![Event::AllAgreed { by }]
            }
            Checked::Roll(list) => self.roll(by, list, luck),
            Checked::Sheet(allowed) => self.act_on_sheets(by, allowed),
            Checked::SetKind { place, kind } => self.set_kind(place, kind),
            Checked::Keep { place, text } => self.keep(place, text),
            Checked::Advance(column) => self.advance(column),
            Checked::AnotherSet => self.another_set(),
            Checked::Leave(seat) => self.leave(seat),
            Checked::Return(seat) => {
                self.gone.remove(&seat);
                vec![Event::Returned(seat)]
            }
            Checked::End(column) => self.end(column),
        }
    }

    /// Proposes a list. Nobody has agreed to it yet (SC-07, SC-R03, SC-R26).
    fn propose(&mut self, list: Arc<CategoryList>) -> Events {
        let name = list.name.clone();
        self.phase = Phase::Agreeing { agreed: BTreeSet::new() };
        self.list = Some(list);
        vec![Event::Proposed { list: name }]
    }

    fn roll(&mut self, by: Seat, list: Arc<CategoryList>, luck: &mut Luck) -> Events {
        let roll = self.setup.die.roll(by, self.before, luck);
        let Setup { answers, house, players, scoring, .. } = &self.setup;
        let blitz = BlitzRule { is_on: house.blitz, read_each: house.read_each };
        let judge = RoundJudge::new(roll.face.letter(), *scoring, house);
        let round = Box::new(Round::new(judge, *answers, blitz, players.len(), &self.gone));
        let seen = round.writing().is_some_and(Writing::on_paper);
        self.phase = Phase::Sheets { roll, list, round };
        vec![if seen { Event::Rolled(roll) } else { Event::RolledUnseen { by, rerolls: roll.rerolls } }]
    }

    /// Changes the sheets of the round, and scores the round if it is over.
    fn act_on_sheets(&mut self, by: Seat, allowed: AllowedOnSheets) -> Events {
        let Phase::Sheets { roll, list, round } = &mut self.phase else { return Events::new() };
        let Applied { events, scores } = round.apply(by, allowed);
        let events: Events = events.into_iter().map(|event| sheet_event(event, list)).collect();
        let column = scores.map(|Scores { points, sheets, favourites }| {
            Arc::new(Column { roll: *roll, list: Arc::clone(list), points, sheets, favourites })
        });
        let scored = column.map(|column| self.score(column));
        events.into_iter().chain(scored).collect()
    }

    /// Changes what the writer of an answer says about its kind (SC-R07).
    fn set_kind(&mut self, place: AnswerPlace, kind: AnswerKind) -> Events {
        self.change(|round| {
            let (text, mark) = round.change(place, |_, entry| entry.kind = kind);
            Event::KindSet { place, text, kind, mark }
        })
    }

    /// A line is this single answer (SC-24).
    fn keep(&mut self, place: AnswerPlace, text: String) -> Events {
        self.change(|round| {
            let (text, mark) = round.change(place, |judge, entry| {
                entry.text = text;
                judge.single_answers.insert(place);
            });
            Event::AnswerKept { place, text, mark }
        })
    }

    /// Changes a line that was read, and opens the next vote if one is due.
    fn change(&mut self, change: impl FnOnce(&mut Round) -> Event) -> Events {
        let Phase::Sheets { list, round, .. } = &mut self.phase else { return Events::new() };
        let event = change(round);
        let asked = round.ask_due().into_iter().map(|event| sheet_event(event, list));
        [event].into_iter().chain(asked).collect()
    }

    /// Shows the score of a finished column (SC-03).
    fn score(&mut self, column: Arc<Column>) -> Event {
        let event = Event::Scored { letter: column.roll.face.letter(), totals: totals(&column.points) };
        self.phase = Phase::Scored(column);
        event
    }

    /// Continues with the next column, or after the last with the end of the set (SC-01, SC-35).
    fn advance(&mut self, column: Arc<Column>) -> Events {
        self.add(column);
        if self.round < self.setup.rounds {
            self.round += 1;
            // Everybody still agrees to the list, unless somebody proposes another (SC-R03).
            return self.begin_round(self.setup.seats().collect());
        }
        self.phase = Phase::SetOver;
        let SetResult { totals, winners } = self.set_result();
        vec![Event::SetOver { set: self.set, totals, winners }]
    }

    /// Adds a scored column to the set. Another set may follow, so the next round has another letter in any case (SC-34, SC-R04).
    fn add(&mut self, column: Arc<Column>) {
        self.before = Some(column.roll.face.letter());
        self.columns.push(column);
    }

    fn begin_round(&mut self, agreed: BTreeSet<Seat>) -> Events {
        self.phase = Phase::Agreeing { agreed };
        vec![Event::Round { set: self.set, round: self.round }]
    }

    /// Starts another set, for which everybody has to agree on the list again. The last letter still must not come up
    /// again (SC-R04).
    fn another_set(&mut self) -> Events {
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

    /// A player leaves; what their sheet lacks stays empty. The events of the sheets have no answers then, so there are
    /// no gaps to fill.
    fn leave(&mut self, seat: Seat) -> Events {
        self.gone.insert(seat);
        let gone = &self.gone;
        let on_sheets = self.phase.round_mut().map(|round| round.leave(seat, gone)).unwrap_or_default();
        [Event::Left(seat)].into_iter().chain(on_sheets.into_iter().map(Event::Sheet)).collect()
    }

    /// Ends the game; the round that was scored last counts (SC-R31).
    fn end(&mut self, scored: Option<Arc<Column>>) -> Events {
        if let Some(column) = scored {
            self.add(column);
        }
        self.phase = Phase::Over;
        vec![Event::Over { winners: best(&self.points_of_all()) }]
    }
}

/// What happened to the sheets, with each answer in the gap of its category.
fn sheet_event(event: SheetEvent, list: &CategoryList) -> Event {
    Event::Sheet(event.in_gaps(|line| at_line(&list.categories, line).map_or("", String::as_str)))
}
