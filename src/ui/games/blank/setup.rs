//! The set-up screen: who plays, who is the youngest, and what the house plays by.

mod decks;
mod delegate;
mod desk;
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

use desk::Desk;

/// Agreeing on a game of BLANK.
#[component]
pub fn SetUp() -> Html {
    let desk = Desk::open();
    let deal = Callback::new(move |()| start(desk));
    let line = "Enter the players and start. Everything else can stay as it is. Hands stay hidden: you pass the laptop.";
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Blank) title=Kind::Blank.title() line/>
            <main>
                <Guests list=desk.list deal/>
                <div class="folds">
                    {youngest::who(desk)}
                    {decks::decks(desk)}
                    {delegate::delegate(desk)}
                    {house::house(desk)}
                </div>
            </main>
            <footer class="action">
                <Notice text=desk.refused/>
                <p class="say">{move || desk.summary()}</p>
                <Primary on_press=deal>"Deal"</Primary>
            </footer>
        </div>
    }
}

fn start(desk: Desk) {
    let Some(setup) = desk.settle() else { return };
    if let Err(refusal) = deal::<Blank>(setup, chance::seed()) {
        desk.refused.set(Some(refusal));
    }
}
