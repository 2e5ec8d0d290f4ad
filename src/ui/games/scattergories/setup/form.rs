//! The form of the set-up screen: players and rules.

use crate::ui::prelude::*;

use crate::{
    browser::shelf,
    json,
    rules::scattergories::{Answers, House, Setup},
    ui::{games::scattergories::lists, guests::GuestList, lists::ListForm},
};

/// The setting that stores the set-up for the next evening.
const SETTING: &str = "scattergories-plan";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct SetupForm {
    /// Who plays.
    pub(super) guests: GuestList,
    /// The set-up without players and list; stored on every change.
    pub(super) plan: RwSignal<Setup>,
    /// The list for the first round.
    pub(super) list: ListForm,
    /// Why the game cannot be played with this set-up.
    pub(super) refused: RwSignal<Option<String>>,
}

/// The default set-up: the game as written, but a sheet may be handed in early.
fn first_plan() -> Setup {
    Setup { house: House { early: true, ..House::default() }, ..Setup::of(Vec::new()) }
}

impl SetupForm {
    pub(super) fn open() -> Self {
        let stored = shelf::setting(SETTING).and_then(|text| json::read(&text).ok());
        let plan: RwSignal<Setup> = RwSignal::new(stored.unwrap_or_else(first_plan));
        Effect::new(move |_| {
            if let Ok(text) = plan.with(serde_json::to_string) {
                shelf::set_setting(SETTING, &text);
            }
        });
        Self {
            guests: GuestList::of_people((*Setup::PLAYERS.start(), *Setup::PLAYERS.end()).into()),
            plan,
            list: lists::open(),
            refused: RwSignal::new(None),
        }
    }

    /// The set-up; `None` if the list of players has a problem.
    pub(super) fn to_setup(self) -> Option<Setup> {
        let players = self.guests.players()?;
        let players = players.into_iter().map(|player| player.name).collect();
        Some(Setup { players, list: Some(lists::category_list(self.list)), ..self.plan.get_untracked() })
    }

    /// The length of the evening with this way of writing.
    fn minutes(self, answers: Answers) -> u32 {
        let people = self.guests.named();
        self.plan.with(|plan| Setup { answers, ..plan.clone() }.minutes(people))
    }

    /// A summary of the game that would start; or the problem that belongs to no field.
    pub(super) fn summary(self) -> String {
        let refused = self.refused.get().or_else(|| self.guests.in_the_way());
        refused.unwrap_or_else(|| {
            let answers = self.plan.with(|plan| plan.answers);
            format!("A set of three rounds, about {} minutes", self.minutes(answers))
        })
    }

    /// A remark on how answers are written: from four players on, typing in turn takes most of the evening.
    pub(super) fn advice(self) -> Option<String> {
        let typed = self.plan.with(|plan| plan.answers) == Answers::Typed;
        (typed && self.guests.named() >= 4).then(|| {
            let (on_paper, typed) = (self.minutes(Answers::Paper), self.minutes(Answers::Typed));
            format!("On paper everybody writes at once: about {on_paper} minutes instead of {typed}.")
        })
    }
}
