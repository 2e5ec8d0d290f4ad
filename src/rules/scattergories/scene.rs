//! Makes views. Only this file decides what a viewer may see.

use super::{
    Ground, Heard, Number, Person, Place, Roll, Scattergories, Scene, Several, Sheet, View, alternatives,
    judge::Measure,
    phase::{Phase, ReadingPhase, Written},
};
use crate::rules::{
    Seat, Viewer,
    sheets::{Writing, best, totals},
};

impl Scattergories {
    /// What `viewer` may see.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
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
            scene: self.scene(viewer),
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

    fn scene(&self, viewer: Viewer) -> Scene {
        match &self.phase {
            Phase::Agreeing { agreed } => Scene::Agreeing { agreed: agreed.clone() },
            Phase::Writing { roll, writing } => self.writing_scene(viewer, *roll, writing),
            Phase::Around { roll, around } => Scene::Around {
                roll: *roll,
                line: Number::at(around.line()),
                writer: around.writer().unwrap_or_else(|| self.due()),
                running: around.running(),
            },
            Phase::Appeals { written, poll } => {
                let measure = self.measure(written.roll);
                let asked = |&place: &Place| {
                    written.appeals.ruled(place).is_some() || measure.appealable(written, place)
                };
                let appeal = |place| written.appeals.appeal(place, written.text(place));
                let appeals = measure.parse(written).places().filter(asked).map(appeal).collect();
                Scene::Appeals { roll: written.roll, appeals, poll: poll.clone() }
            }
            Phase::Reading(reading) => reading_scene(reading),
            Phase::Scored(column) => Scene::Scored { column: column.clone(), totals: totals(&column.points) },
            Phase::SetOver => Scene::SetOver(self.set_result()),
            Phase::Over => Scene::Over { winners: best(&self.points_of_all()) },
        }
    }

    fn writing_scene(&self, viewer: Viewer, roll: Roll, writing: &Writing<Sheet>) -> Scene {
        match writing {
            Writing::Typing { writing: writer, .. } => {
                let looked = |viewer| match viewer {
                    Viewer::Seat(seat) => writing.has_looked(seat),
                    Viewer::Table => false,
                };
                Scene::Typing {
                    roller: roll.by,
                    again: roll.again,
                    face: looked(viewer).then_some(roll.face),
                    writing: *writer,
                    open: writing.open(),
                }
            }
            Writing::Paper { running } => Scene::Paper { roll, running: *running },
            Writing::Entering { .. } => {
                Scene::Entering { roll, open: writing.open(), most: Measure::most(self.setup.scoring) }
            }
        }
    }
}

fn reading_scene(reading: &ReadingPhase) -> Scene {
    let several = |place| Several { place, alternatives: alternatives(reading.written.text(place)) };
    Scene::Reading {
        roll: reading.written.roll,
        line: reading.answers.line(),
        next: reading.answers.next(),
        heard: reading.answers.all_read().map(|place| heard(reading, place)).collect(),
        several: reading.several().map(several),
        hints: reading.answers.hints(),
        poll: reading.poll.clone(),
    }
}

fn heard(reading: &ReadingPhase, place: Place) -> Heard {
    let ReadingPhase { written, challenged, .. } = reading;
    let open = |ground: &Ground| reading.may_challenge(place, *ground).is_ok();
    Heard {
        place,
        text: written.text(place).to_owned(),
        kind: written.kind(place),
        callable: Written::says_something(written.text(place))
            && [Ground::Proper, Ground::Title].iter().any(|&ground| !challenged.contains(&(place, ground))),
        mark: reading.mark(place),
        grounds: Ground::ALL.into_iter().filter(open).collect(),
    }
}
