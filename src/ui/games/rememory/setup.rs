//! The set-up screen: players, variant, who begins.
//!
//! A single player plays against the number of turns; several play against each other.

mod alone;
mod begins;
mod closes;
mod form;
mod variants;

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::rememory::{LENGTH, Rememory},
    ui::{
        guests::Guests,
        masthead::Masthead,
        parts::{Notice, Primary},
        screen::Screen,
        table::deal,
    },
};

use crate::screens::rememory::title;
use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let deal = Callback::new(move |()| start(form));
    let line = "Enter the players and start. Everything else can stay as it is. You can paste a list of up to 99 names into a name field. If you play alone, try to need few turns.";
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Rememory) title=Kind::Rememory.title() line/>
            <main>
                <Guests list=form.list deal/>
                {variants::variants(form)}
                <div class="folds">
                    {move || if form.alone.get() { alone::grid(form) } else { begins::who(form) }}
                    {closes::closes()}
                </div>
            </main>
            <footer class="action">
                <Notice text=form.refused attempts=form.attempts/>
                <p class="say">{move || summary(form)}</p>
                <Primary on_press=deal>"Start"</Primary>
            </footer>
        </div>
    }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = deal::<Rememory>(setup, form.seed()) {
        form.refuse(refusal);
    }
}

/// A summary of the game that would start (RM-02); or the problem that belongs to no field.
fn summary(form: SetupForm) -> String {
    form.list.general_problem().unwrap_or_else(|| {
        let variant = title(form.variant.get());
        match form.list.named() {
            0 => LENGTH.to_owned(),
            1 => format!("{variant}, alone. {LENGTH}"),
            named => format!("{variant}, {named} players. {LENGTH}"),
        }
    })
}
