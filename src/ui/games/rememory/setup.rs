//! The set-up screen: who is there, where coins come from, who begins.
//!
//! Somebody who is alone plays against the number of turns; two or more play against each other.

mod alone;
mod begins;
mod closes;
mod desk;
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

use super::table::called;
use desk::Desk;

/// Agreeing on a game of Rememory.
#[component]
pub fn SetUp() -> Html {
    let desk = Desk::open();
    let deal = Callback::new(move |()| start(desk));
    let line = "Enter the players, or paste up to 99 names at once, and start. Everything else can stay as it is. A single player counts turns.";
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Rememory) title=Kind::Rememory.title() line/>
            <main>
                <Guests list=desk.list deal/>
                {variants::variants(desk)}
                <div class="folds">
                    {move || if desk.alone.get() { alone::grid(desk) } else { begins::who(desk) }}
                    {closes::closes()}
                </div>
            </main>
            <footer class="action">
                <Notice text=desk.refused asked=desk.asked/>
                <p class="say">{move || summary(desk)}</p>
                <Primary on_press=deal>"Deal"</Primary>
            </footer>
        </div>
    }
}

fn start(desk: Desk) {
    let Some(setup) = desk.settle() else { return };
    if let Err(refusal) = deal::<Rememory>(setup, desk.seed()) {
        desk.refuse(refusal);
    }
}

/// What dealing now would mean, in a line (RM-02); or what is in the way of it and has no place of its own.
fn summary(desk: Desk) -> String {
    desk.list.in_the_way().unwrap_or_else(|| {
        let variant = called(desk.variant.get());
        match desk.list.named() {
            0 => LENGTH.to_owned(),
            1 => format!("{variant}, alone. {LENGTH}"),
            named => format!("{variant}, {named} players. {LENGTH}"),
        }
    })
}
