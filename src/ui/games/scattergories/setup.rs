//! The set-up screen: who plays, how answers are written, what is played, and what else the table agrees.

mod die;
mod form;
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

use form::Form;

/// Agreeing on a game of Scattergories.
pub fn set_up() -> Html {
    let form = Form::open();
    let deal = move || {
        if let Some(setup) = form.settle() {
            start(form, setup);
        }
    };
    // What was in the way is out of it as soon as anything else is agreed.
    Effect::new(move |_| {
        form.plan.track();
        form.guests.guests.track();
        form.refused.set(None);
    });
    let answers = Signal::derive(move || form.plan.with(|plan| plan.answers));
    let choose = Callback::new(move |answers| form.plan.update(|plan| plan.answers = answers));
    html! {
        <div class="setup laying">
            {masthead(&Screen::SetUp(Kind::Scattergories), Kind::Scattergories.title(), "Enter the players and start. Everything else can stay as it is.")}
            <main>
                {guests(form.guests, Callback::new(move |()| deal()))}
                <div class="middle wide">
                    {ways(answers, choose)}
                    <div class="advice" role="status">{move || form.advice()}</div>
                </div>
                <div class="folds">
                    {list(form)}
                    {house::clock(form)}
                    {die::die(form)}
                    {house::house(form)}
                </div>
            </main>
            <footer class="action">
                <Notice text=form.refused/>
                <p class="say">{move || form.summary()}</p>
                <Primary on_press=move |()| deal()>"Deal"</Primary>
            </footer>
        </div>
    }
}

/// The list that is proposed for the first round. At the table everybody agrees to it, or finds another (SC-07).
fn list(form: Form) -> Html {
    let now = Signal::derive(move || lists::first(form.list));
    fold("The list", now, RwSignal::new(false), crate::ui::lists::list(form.list))
}

fn start(form: Form, setup: Setup) {
    match deal::<Scattergories>(setup, chance::seed()) {
        Ok(()) => form.list.played(),
        Err(refusal) => form.refused.set(Some(refusal)),
    }
}
