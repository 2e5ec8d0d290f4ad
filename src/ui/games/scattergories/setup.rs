//! The set-up screen: players, how answers are written, the list, and rules.

mod rules;

use crate::ui::prelude::*;

use super::lists;
use crate::{
    browser::{chance, shelf},
    json,
    play::Kind,
    rules::scattergories::{Scattergories, Setup},
    screens::scattergories::{advice, first_categories, first_plan, summary},
    ui::{
        guests::{GuestList, Guests},
        lists::{ListEditor, ListForm},
        masthead::Masthead,
        parts::{Notice, Primary, controls::Fold},
        screen::Screen,
        sheets::agreed::{Answering, preselect_paper},
        table::deal,
    },
};

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let deal = move || {
        if let Some(setup) = form.to_setup() {
            start(form, setup);
        }
    };
    // A problem is no longer shown after any change.
    Effect::new(move |_| {
        form.plan.track();
        form.guests.guests.track();
        form.refused.set(None);
    });
    let answers = Signal::derive(move || form.plan.with(|plan| plan.answers));
    let choose = Callback::new(move |answers| form.plan.update(|plan| plan.answers = answers));
    preselect_paper(Memo::new(move |_| form.guests.named()), choose);
    let advice = move || form.plan.with(|plan| advice(plan, form.guests.named()));
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Scattergories) title=Kind::Scattergories.title() line="Enter the players and start. Everything else can stay as it is."/>
            <main>
                <Guests list=form.guests deal=Callback::new(move |()| deal())/>
                <div class="middle wide">
                    <Answering chosen=answers choose/>
                    <div class="advice" role="status">{advice}</div>
                </div>
                <div class="folds">
                    {list(form)}
                    {rules::clock(form)}
                    {rules::die(form)}
                    {rules::house(form)}
                </div>
            </main>
            <footer class="action">
                <Notice text=form.refused/>
                <p class="say">{move || form.summary()}</p>
                <Primary on_press=move |()| deal()>"Start"</Primary>
            </footer>
        </div>
    }
}

/// The list for the first round. At the table everybody agrees to it or finds another (SC-07).
fn list(form: SetupForm) -> Html {
    let now = Signal::derive(move || first_categories(form.list.categories()));
    html! { <Fold title="The list" now body=html! { <ListEditor list=form.list/> }/> }
}

fn start(form: SetupForm, setup: Setup) {
    match deal::<Scattergories>(setup, chance::seed()) {
        Ok(()) => form.list.played(),
        Err(refusal) => form.refused.set(Some(refusal)),
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
    fn to_setup(self) -> Option<Setup> {
        let players = self.guests.players()?;
        let players = players.into_iter().map(|player| player.name).collect();
        Some(Setup { players, list: Some(lists::category_list(self.list)), ..self.plan.get_untracked() })
    }

    /// A summary of the game that would start; or the problem that belongs to no field.
    fn summary(self) -> String {
        let refused = self.refused.get().or_else(|| self.guests.general_problem());
        refused.unwrap_or_else(|| self.plan.with(|plan| summary(plan, self.guests.named())))
    }
}
