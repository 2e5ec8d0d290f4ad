//! Makes views. Only this file decides who may see what.

use super::{
    Ground, Heard, Number, OwnView, Person, Place, Roll, Scattergories, Scene, Several, Sheet, View,
    alternatives,
    check::{may_challenge, says_something},
    judge::Measure,
    phase::{Phase, RoundSheets},
};
use crate::rules::{
    Seat,
    sheets::{Reading, Writing, best, totals},
};

impl Scattergories {
    /// What was rolled, if the time of `seat` has started.
    pub(super) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        let Phase::Sheets { roll, round } = &self.phase else { return None };
        round.writing()?.has_looked(seat).then_some(OwnView { face: roll.face })
    }

    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        View {
            people: self.people(),
            set: self.set,
            round: self.round,
            due: self.due(),
            list: self.list.clone(),
            seconds: self.setup.blitz_seconds(self.here().count()).unwrap_or(self.setup.seconds),
            answers: self.setup.answers,
            timer: self.setup.timer,
            scoring: self.setup.scoring,
            house: self.setup.house.clone(),
            faces: self.setup.die.letters(),
            columns: self.columns.clone(),
            sets: self.sets.clone(),
            scene: self.scene(),
        }
    }

    fn people(&self) -> Vec<Person> {
        let (set, all) = (self.points_of_set(), self.points_of_all());
        let person = |seat: Seat| Person {
            seat,
            name: self.setup.name(seat).clone(),
            points: set.get(seat.index()).copied().unwrap_or_default(),
            total: all.get(seat.index()).copied().unwrap_or_default(),
            here: !self.gone.contains(&seat),
        };
        self.setup.seats().map(person).collect()
    }

    fn scene(&self) -> Scene {
        match &self.phase {
            Phase::Agreeing { agreed } => Scene::Agreeing { agreed: agreed.clone() },
            Phase::Sheets { roll, round } => match (round.writing(), round.reading()) {
                (Some(writing), _) => self.writing_scene(*roll, writing),
                (None, None) => {
                    Scene::Appeals { roll: *roll, appeals: round.appeals(), poll: round.poll().cloned() }
                }
                (None, Some(reading)) => reading_scene(*roll, round, reading),
            },
            Phase::Scored(column) => Scene::Scored { column: column.clone(), totals: totals(&column.points) },
            Phase::SetOver => Scene::SetOver(self.set_result()),
            Phase::Over => Scene::Over { winners: best(&self.points_of_all()) },
        }
    }

    fn writing_scene(&self, roll: Roll, writing: &Writing<Sheet>) -> Scene {
        match writing {
            Writing::Typing { writing: writer, .. } => {
                Scene::Typing { roller: roll.by, again: roll.again, writing: *writer, open: writing.open() }
            }
            Writing::Paper { running, .. } => Scene::Paper { roll, running: *running },
            Writing::Around(around) => Scene::Around {
                roll,
                line: Number::at(around.line()),
                writer: around.writer().unwrap_or_else(|| self.due()),
                running: around.running(),
            },
            Writing::Entering { .. } => {
                Scene::Entering { roll, open: writing.open(), most: Measure::most(self.setup.scoring) }
            }
        }
    }
}

fn reading_scene(roll: Roll, round: &RoundSheets, reading: &Reading<12>) -> Scene {
    let several = |place| Several { place, alternatives: alternatives(round.text(place)) };
    Scene::Reading {
        roll,
        line: reading.line(),
        next: reading.next(),
        heard: reading.all_read().map(|place| heard(round, place)).collect(),
        several: round.several().map(several),
        hints: reading.hints(),
        poll: round.poll().cloned(),
    }
}

fn heard(round: &RoundSheets, place: Place) -> Heard {
    let text = round.text(place);
    Heard {
        place,
        text: text.to_owned(),
        kind: round.line(place).map(|entry| entry.kind).unwrap_or_default(),
        callable: says_something(text)
            && [Ground::Proper, Ground::Title].iter().any(|&ground| !round.was_challenged(place, ground)),
        mark: round.mark(place),
        grounds: Ground::ALL
            .into_iter()
            .filter(|&ground| may_challenge(round, place, ground).is_ok())
            .collect(),
    }
}
