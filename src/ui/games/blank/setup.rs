//! The set-up screen: players, the youngest, decks and house rules.

mod decks;
mod delegate;
mod form;
mod house;
mod youngest;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::blank::Blank,
    ui::{
        guests::Guests,
        masthead::Masthead,
        parts::{Notice, Primary},
        screen::Screen,
        table::deal,
    },
};

use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let deal = Callback::new(move |()| start(form));
    let line = "Enter the players and start. Everything else can stay as it is. Hands stay hidden: you pass the laptop.";
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Blank) title=Kind::Blank.title() line/>
            <main>
                <Guests list=form.list deal/>
                <div class="folds">
                    {youngest::who(form)}
                    {decks::decks(form)}
                    {delegate::delegate(form)}
                    {house::house(form)}
                </div>
            </main>
            <footer class="action">
                <Notice text=form.refused/>
                <p class="say">{move || form.summary()}</p>
                <Primary on_press=deal>"Start"</Primary>
            </footer>
        </div>
    }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = deal::<Blank>(setup, chance::seed()) {
        form.refused.set(Some(refusal));
    }
}
