//! The set-up screen: who is there, how answers are written, and what else the table agrees.
//!
//! It is laid out as the table it leads to. Everything on it writes to one `Desk`; only Deal makes a game of it.

mod around;
mod birthday;
mod cards;
mod categories;
mod desk;
mod forfeit;
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
    rules::pieceagories::{Pieceagories, Setup, Spot, evening},
    ui::{guests, masthead::masthead, parts::Primary, screen::Screen, table::deal},
};

use desk::Desk;

/// Agreeing on a game of Pieceagories.
pub fn set_up() -> Html {
    let desk = Desk::open();
    // At a table of strangers the first thing to do is to write a name.
    if let Some(first) = desk.plan.with_untracked(|plan| plan.roster.nobody()) {
        desk.lead_to(Spot::Name(first));
    }
    let deal = move || match desk.plan.with_untracked(|plan| plan.settle()) {
        Ok(setup) => start(desk, setup),
        Err(hitch) => desk.ask(hitch.at),
    };
    html! {
        <div class="setup laying">
            {masthead(&Screen::SetUp(Kind::Pieceagories), Kind::Pieceagories.title(), "Type who is here, and deal. The rest can stay as it is.")}
            <main>
                {around::around(desk, Callback::new(move |()| deal()))}
                <div class="folds">
                    {writing::clock(desk)}
                    {categories::categories(desk)}
                    {house::house(desk)}
                    {house::pieces(desk)}
                </div>
            </main>
            <footer class="action">
                <p class="say">{move || summary(desk)}</p>
                <Primary on_press=move |()| deal()>"Deal"</Primary>
            </footer>
            <p class="visually-hidden" role="status">{move || desk.said()}</p>
        </div>
    }
}

fn start(desk: Desk, setup: Setup) {
    guests::remember(setup.players.iter().map(|player| &player.name));
    if let Err(refusal) = deal::<Pieceagories>(setup, chance::seed()) {
        desk.say(refusal);
    }
}

/// What dealing now would mean, in a line; or what is in the way of it and has no place of its own.
fn summary(desk: Desk) -> String {
    desk.hitch_at(Spot::Whole).unwrap_or_else(|| {
        let (rounds, minutes) = desk.plan.with(|plan| (plan.rounds, evening(&plan.outline())));
        let rounds = if rounds == 1 { "One round".to_owned() } else { format!("{rounds} rounds") };
        format!("{rounds}, about {minutes} minutes")
    })
}
