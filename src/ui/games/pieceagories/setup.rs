//! The set-up screen: players, how answers are written, and rules.
//!
//! It looks like the table of the game. Everything on it changes one `SetupForm`; only Start makes a game of it.

mod around;
mod categories;
mod form;
mod house;
mod place;
mod writing;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::pieceagories::{Pieceagories, PlanField, Setup},
    screens::pieceagories::summary,
    ui::{guests, masthead::Masthead, parts::Primary, screen::Screen, table::deal},
};

use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    // Without names the first thing to do is to write one.
    if let Some(first) = form.plan.with_untracked(|plan| plan.roster.nobody()) {
        form.lead_to(PlanField::Name(first));
    }
    let deal = move || match form.plan.with_untracked(|plan| plan.to_setup()) {
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
                <p class="say">{move || form.with(summary)}</p>
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
