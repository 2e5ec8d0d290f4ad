//! The set-up screen: players, how answers are written, the list, and rules.

mod rules;

use crate::ui::prelude::*;

use super::lists;
use crate::{
    browser::chance,
    play::Kind,
    rules::scattergories::{Scattergories, Setup},
    screens::{
        length::LongGame,
        scattergories::{advice, first_categories, first_setup, summary},
    },
    ui::{
        guests::{GuestList, Guests},
        lists::{ListEditor, ListForm},
        parts::{Notice, controls::Fold, show_notice},
        setup::{SetupPage, lengths},
        sheets::answering::{AnsweringChoice, preselect_answering},
        stored::stored,
        table::start_game,
    },
};

/// The set-up screen.
pub(super) fn set_up() -> impl IntoView {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let answers = Signal::derive(move || form.plan.with(|plan| plan.answers));
    let set = Callback::new(move |answers| form.plan.update(|plan| plan.answers = answers));
    let choose = preselect_answering(Memo::new(move |_| form.guests.named_count()), set);
    let advice = move || form.plan.with(|plan| advice(plan, form.guests.named_count()));
    let body = view! {
        <Guests list=form.guests start/>
        <div class="middle wide stack">
            <AnsweringChoice chosen=answers choose/>
            <div class="advice" role="status">{advice}</div>
        </div>
        <div class="folds grid">
            {list(form)}
            {rules::clock(form)}
            {rules::die(form)}
            {rules::house(form)}
        </div>
    }
    .into_any();
    let notice = view! { <Notice text=form.refused/> }.into_any();
    let summary = Signal::derive(move || form.summary());
    let players = Signal::derive(move || form.guests.named_count());
    let lengths = lengths(form.plan, players);
    view! { <SetupPage kind=Kind::Scattergories body notice lengths summary start/> }
}

/// The list for the first round. At the table everybody agrees to it or finds another (SC-07).
fn list(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || first_categories(form.list.categories()));
    view! { <Fold title="The list" now body=view! { <ListEditor list=form.list/> }.into_any()/> }.into_any()
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    match start_game::<Scattergories>(setup, chance::seed()) {
        Ok(()) => form.list.played(),
        Err(refusal) => show_notice(form.refused, refusal),
    }
}

/// The setting that stores the set-up for the next evening.
const SETTING: &str = "scattergories-plan";

/// The form on the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct SetupForm {
    /// Who plays.
    guests: GuestList,
    /// The set-up without players and list; stored on every change.
    plan: RwSignal<Setup>,
    /// The list for the first round.
    list: ListForm,
    /// Why the game cannot be played with this set-up.
    refused: RwSignal<Option<String>>,
}

impl SetupForm {
    fn open() -> Self {
        let plan = stored(SETTING, first_setup);
        let guests = GuestList::of_people((*Setup::PLAYERS.start(), *Setup::PLAYERS.end()).into());
        let list = lists::open();
        let refused = guests.refusal_until_changed(move || {
            plan.track();
            list.track();
        });
        Self { guests, plan, list, refused }
    }

    /// The set-up; `None` if the list of players has a problem.
    fn to_setup(self) -> Option<Setup> {
        let players = self.guests.players()?;
        let players = players.into_iter().map(|player| player.name).collect();
        let plan = self.plan.get_untracked();
        let house = plan.house.clone().for_new_game();
        Some(Setup { players, list: Some(lists::category_list(self.list)), house, ..plan })
    }

    /// A summary of the game that would start. If it cannot start for a reason that no field shows, that reason instead;
    /// nothing while the refusal of Start is shown beside it.
    fn summary(self) -> String {
        if self.refused.with(Option::is_some) {
            return String::new();
        }
        self.guests.general_problem().unwrap_or_else(|| {
            self.plan.with(|plan| plan.summary_beside(|| summary(plan, self.guests.named_count())))
        })
    }
}
