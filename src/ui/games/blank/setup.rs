//! The set-up screen: players, the youngest, decks and house rules.

mod decks;
mod delegate;
mod form;
mod youngest;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::blank::{Blank, House},
    screens::house::{BLANK, blank_in_force},
    ui::{
        guests::Guests,
        parts::{
            Notice,
            controls::{Fold, Turned, switches},
        },
        setup::SetupPage,
        table::deal,
    },
};

use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let line = "Enter the players and start. Everything else can stay as it is. Hands stay hidden: you pass the laptop.";
    let body = html! {
        <Guests list=form.list deal=start/>
        <div class="folds">
            {youngest::who(form)}
            {decks::decks(form)}
            {delegate::delegate(form)}
            {house(form)}
        </div>
    };
    let notice = html! { <Notice text=form.refused/> };
    let summary = Signal::derive(move || form.summary());
    html! { <SetupPage kind=Kind::Blank line body notice summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = deal::<Blank>(setup, chance::seed()) {
        form.refused.set(Some(refusal));
    }
}

/// House rules. With all off the game is as designed.
fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || form.house.with(blank_in_force));
    let turn = Callback::new(move |(field, on): Turned<House>| form.house.update(|house| *field(house) = on));
    html! { <Fold title="House rules" now body=switches(&BLANK, form.house.into(), turn)/> }
}
