//! The set-up screen: who plays, where the cards lie, and what else the table agrees.

mod desk;
mod house;
mod roles;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::clear::{Clear, Setup},
    ui::{
        guests::Guests,
        masthead::Masthead,
        parts::{Notice, Primary},
        screen::Screen,
        table::deal,
    },
};

use desk::Desk;

/// Agreeing on a game of Clear!.
#[component]
pub fn SetUp() -> Html {
    let desk = Desk::open();
    let deal = move || {
        if let Some(setup) = desk.settle() {
            start(desk, setup);
        }
    };
    // What was in the way is out of it as soon as anything else is agreed.
    Effect::new(move |_| {
        desk.plan.track();
        desk.list.guests.track();
        desk.refused.set(None);
    });
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Clear) title=Kind::Clear.title() line="Enter the players and start. Everything else can stay as it is."/>
            <main>
                <Guests list=desk.list deal=Callback::new(move |()| deal())/>
                {house::mode(desk)}
                <div class="folds">
                    {house::deals(desk)}
                    {roles::roles(desk)}
                    {house::house(desk)}
                </div>
            </main>
            <footer class="action">
                <Notice text=desk.refused/>
                <p class="say">{move || desk.summary()}</p>
                <Primary on_press=move |()| deal()>"Deal"</Primary>
            </footer>
        </div>
    }
}

fn start(desk: Desk, setup: Setup) {
    if let Err(refusal) = deal::<Clear>(setup, chance::seed()) {
        desk.refused.set(Some(refusal));
    }
}
