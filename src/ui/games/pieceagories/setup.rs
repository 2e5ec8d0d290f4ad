//! The set-up screen: who is there, how answers are written, and what else the table agrees.
//!
//! It is laid out as the table it leads to. Everything on it writes to one `SetupForm`; only Deal makes a game of it.

mod around;
mod birthday;
mod cards;
mod categories;
mod forfeit;
mod form;
mod grip;
mod host;
mod house;
mod pawns;
mod place;
mod writing;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::pieceagories::{Pieceagories, PlanField, Setup, evening},
    ui::{guests, masthead::Masthead, parts::Primary, screen::Screen, table::deal},
};

use form::SetupForm;

/// Agreeing on a game of Pieceagories.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    // At a table of strangers the first thing to do is to write a name.
    if let Some(first) = form.plan.with_untracked(|plan| plan.roster.nobody()) {
        form.lead_to(PlanField::Name(first));
    }
    let deal = move || match form.plan.with_untracked(|plan| plan.settle()) {
        Ok(setup) => start(form, setup),
        Err(problem) => form.ask(problem.field),
    };
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Pieceagories) title=Kind::Pieceagories.title() line="Enter the players and start. Everything else can stay as it is."/>
            <main>
                {around::around(form, Callback::new(move |()| deal()))}
                <div class="folds">
                    {writing::clock(form)}
                    {categories::categories(form)}
                    {house::house(form)}
                </div>
            </main>
            <footer class="action">
                <p class="say">{move || summary(form)}</p>
                <Primary on_press=move |()| deal()>"Start"</Primary>
            </footer>
            <p class="visually-hidden" role="status">{move || form.status()}</p>
        </div>
    }
}

fn start(form: SetupForm, setup: Setup) {
    guests::remember(setup.players.iter().map(|player| &player.name));
    if let Err(refusal) = deal::<Pieceagories>(setup, chance::seed()) {
        form.say(refusal);
    }
}

/// What dealing now would mean, in a line; or what is in the way of it and has no place of its own.
fn summary(form: SetupForm) -> String {
    form.problem_at(PlanField::Whole).unwrap_or_else(|| {
        let (rounds, minutes) = form.plan.with(|plan| (plan.rounds, evening(&plan.outline())));
        let rounds = if rounds == 1 { "One round".to_owned() } else { format!("{rounds} rounds") };
        format!("{rounds}, about {minutes} minutes")
    })
}
