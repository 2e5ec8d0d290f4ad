//! The set-up screen: who plays, how answers are written, what is played, and what else the table agrees.

mod desk;
mod die;
mod house;

use crate::ui::prelude::*;

use super::lists;
use crate::{
    browser::chance,
    play::Kind,
    rules::scattergories::{Scattergories, Setup},
    ui::{
        guests::guests,
        masthead::masthead,
        parts::{Notice, Primary, agreed::fold},
        screen::Screen,
        sheets::ways,
        table::deal,
    },
};

use desk::Desk;

/// Agreeing on a game of Scattergories.
pub fn set_up() -> Html {
    let desk = Desk::open();
    let deal = move || {
        if let Some(setup) = desk.settle() {
            start(desk, setup);
        }
    };
    // What was in the way is out of it as soon as anything else is agreed.
    Effect::new(move |_| {
        desk.plan.track();
        desk.guests.guests.track();
        desk.refused.set(None);
    });
    let answers = Signal::derive(move || desk.plan.with(|plan| plan.answers));
    let choose = Callback::new(move |answers| desk.plan.update(|plan| plan.answers = answers));
    html! {
        <div class="setup laying">
            {masthead(&Screen::SetUp(Kind::Scattergories), Kind::Scattergories.title(), "Type who is here, and deal. The rest can stay as it is.")}
            <main>
                {guests(desk.guests, Callback::new(move |()| deal()))}
                <div class="middle wide">
                    {ways(answers, choose)}
                    <div class="advice" role="status">{move || desk.advice()}</div>
                </div>
                <div class="folds">
                    {list(desk)}
                    {house::clock(desk)}
                    {die::die(desk)}
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

/// The list that is proposed for the first round. At the table everybody agrees to it, or finds another (SC-07).
fn list(desk: Desk) -> Html {
    let now = Signal::derive(move || lists::first(desk.list));
    fold("The list", now, RwSignal::new(false), crate::ui::lists::list(desk.list))
}

fn start(desk: Desk, setup: Setup) {
    match deal::<Scattergories>(setup, chance::seed()) {
        Ok(()) => desk.list.played(),
        Err(refusal) => desk.refused.set(Some(refusal)),
    }
}
