//! The set-up screen: players, variant, who begins.
//!
//! A single player tries to need few turns; several play against each other.

mod alone;
mod begins;
mod closes;
mod form;
mod variants;

use crate::ui::prelude::*;

use crate::{
    play::Kind,
    rules::rememory::{LENGTH, Rememory},
    ui::{guests::Guests, parts::Notice, setup::SetupPage, table::deal},
};

use crate::screens::rememory::title;
use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let line = "Enter the players and start. Everything else can stay as it is. You can paste a list of up to 99 names into a name field. If you play alone, try to need few turns.";
    let body = html! {
        <Guests list=form.list deal=start/>
        {variants::variants(form)}
        <div class="folds">
            {move || if form.alone.get() { alone::grid(form) } else { begins::who(form) }}
            {closes::closes()}
        </div>
    };
    let notice = html! { <Notice text=form.refused attempts=form.attempts/> };
    let summary = Signal::derive(move || summary(form));
    html! { <SetupPage kind=Kind::Rememory line body notice summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = deal::<Rememory>(setup, form.seed()) {
        form.refuse(refusal);
    }
}

/// A summary of the game that would start (RM-02), or the problem of the whole list.
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
