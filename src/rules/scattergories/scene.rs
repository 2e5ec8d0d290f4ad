//! Makes views. Who may see what is decided only here, and for sheets in `sheets::scene`.

use std::sync::Arc;

use super::{
    CategoryList, LINES, OwnView, Person, Scattergories, Scene, Several, View, alternatives,
    phase::{Phase, Round},
};
use crate::rules::{
    Seat,
    sheets::{SheetScene, best, totals},
};

impl Scattergories {
    /// While people write: what was rolled, if the writing time of `seat` has started.
    pub(super) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        let Phase::Sheets { roll, round, .. } = &self.phase else { return None };
        round.writing()?.has_looked(seat).then_some(OwnView { face: roll.face })
    }

    /// What everybody may see.
    pub(super) fn public_view(&self) -> View {
        let (set, round) = self.set_and_round();
        View {
            people: self.people(),
            set,
            round,
            rounds: self.setup.rounds,
            due: self.due(),
            list: self.shown_list(),
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

    /// The list. A category of a Blitz has no text before its first clock starts.
    fn shown_list(&self) -> Option<Arc<CategoryList>> {
        let list = self.list.as_ref()?;
        let Phase::Sheets { round, .. } = &self.phase else { return Some(Arc::clone(list)) };
        let shown = usize::from(round.shown_lines());
        if shown >= LINES {
            return Some(Arc::clone(list));
        }
        let mut list = CategoryList::clone(list);
        list.categories.iter_mut().skip(shown).for_each(String::clear);
        Some(Arc::new(list))
    }

    /// The set and its round, from 1. If the game ended before a round of this set was scored: the previous
    /// set and its last round, if there is a previous set.
    fn set_and_round(&self) -> (u32, u8) {
        match self.phase {
            Phase::Over if self.columns.is_empty() && self.set > 1 => (self.set - 1, self.setup.rounds),
            _ => (self.set, self.round),
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
            Phase::Sheets { roll, round, .. } => match round.scene(self.due()) {
                SheetScene::Typing(typing) => Scene::Typing(typing),
                SheetScene::Open(stage) => {
                    let roll = round.shows_letter().then_some(*roll);
                    Scene::Sheets { roll, stage, several: several(round) }
                }
            },
            Phase::Scored(column) => Scene::Scored { column: column.clone(), totals: totals(&column.points) },
            Phase::SetOver => Scene::SetOver(self.set_result()),
            Phase::Over => Scene::Over { winners: best(&self.points_of_all()) },
        }
    }
}

fn several(round: &Round) -> Option<Several> {
    round.several().map(|place| Several { place, alternatives: alternatives(round.text(place)) })
}
