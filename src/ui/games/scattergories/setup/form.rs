//! The form on which a game is agreed: who plays, and by which rules.

use crate::ui::prelude::*;

use crate::{
    browser::shelf,
    json,
    rules::scattergories::{Answers, House, Setup},
    ui::{games::scattergories::lists, guests::GuestList, lists::ListForm},
};

/// Under which setting what was agreed is kept from evening to evening.
const KEPT: &str = "scattergories-plan";

/// What stands on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct SetupForm {
    /// Who plays.
    pub(super) guests: GuestList,
    /// All that is agreed but the people and the list; kept whenever it changes.
    pub(super) plan: RwSignal<Setup>,
    /// The list for the first round.
    pub(super) list: ListForm,
    /// Why what was agreed cannot be played.
    pub(super) refused: RwSignal<Option<String>>,
}

/// What is agreed before anybody has chosen: the game as it is written, but whoever has finished may hand in.
fn first_plan() -> Setup {
    Setup { house: House { early: true, ..House::default() }, ..Setup::of(Vec::new()) }
}

impl SetupForm {
    pub(super) fn open() -> Self {
        let kept = shelf::setting(KEPT).and_then(|text| json::read(&text).ok());
        let plan: RwSignal<Setup> = RwSignal::new(kept.unwrap_or_else(first_plan));
        Effect::new(move |_| {
            if let Ok(text) = plan.with(serde_json::to_string) {
                shelf::set_setting(KEPT, &text);
            }
        });
        Self {
            guests: GuestList::of_people((*Setup::PLAYERS.start(), *Setup::PLAYERS.end()).into()),
            plan,
            list: lists::open(),
            refused: RwSignal::new(None),
        }
    }

    /// The game as it stands on the screen, if the list of people is in order.
    pub(super) fn settle(self) -> Option<Setup> {
        let players = self.guests.settle()?;
        let players = players.into_iter().map(|player| player.name).collect();
        Some(Setup { players, list: Some(lists::settle(self.list)), ..self.plan.get_untracked() })
    }

    /// How long the evening will be, with the answers written in this way.
    fn minutes(self, answers: Answers) -> u32 {
        let people = self.guests.named();
        self.plan.with(|plan| Setup { answers, ..plan.clone() }.minutes(people))
    }

    /// What dealing now would mean, in a line; or what is in the way of it and has no place of its own.
    pub(super) fn summary(self) -> String {
        let refused = self.refused.get().or_else(|| self.guests.in_the_way());
        refused.unwrap_or_else(|| {
            let answers = self.plan.with(|plan| plan.answers);
            format!("A set of three rounds, about {} minutes", self.minutes(answers))
        })
    }

    /// What is worth saying about how answers are written: from four people on, waiting for each other's typing is most
    /// of the evening.
    pub(super) fn advice(self) -> Option<String> {
        let typed = self.plan.with(|plan| plan.answers) == Answers::Typed;
        (typed && self.guests.named() >= 4).then(|| {
            let (on_paper, typed) = (self.minutes(Answers::Paper), self.minutes(Answers::Typed));
            format!("On paper everybody writes at once: about {on_paper} minutes instead of {typed}.")
        })
    }
}
