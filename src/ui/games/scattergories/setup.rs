//! The set-up screen: players, how answers are written, the list, and rules.

mod die;
mod form;
mod house;

use crate::ui::prelude::*;

use super::lists;
use crate::{
    browser::chance,
    play::Kind,
    rules::{
        scattergories::{Answers, Scattergories, Setup},
        sheets::PAPER_FROM,
    },
    ui::{
        guests::Guests,
        masthead::Masthead,
        parts::{Notice, Primary, agreed::Fold},
        screen::Screen,
        sheets::Answering,
        table::deal,
    },
};

use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let deal = move || {
        if let Some(setup) = form.to_setup() {
            start(form, setup);
        }
    };
    // A problem is no longer shown after any change.
    Effect::new(move |_| {
        form.plan.track();
        form.guests.guests.track();
        form.refused.set(None);
    });
    let many = Memo::new(move |_| form.guests.named() >= PAPER_FROM);
    Effect::new(move |before: Option<bool>| {
        let many = many.get();
        if before.is_some_and(|before| before != many) {
            form.plan.update(|plan| plan.answers = Answers::preselected(many));
        }
        many
    });
    let answers = Signal::derive(move || form.plan.with(|plan| plan.answers));
    let choose = Callback::new(move |answers| form.plan.update(|plan| plan.answers = answers));
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Scattergories) title=Kind::Scattergories.title() line="Enter the players and start. Everything else can stay as it is."/>
            <main>
                <Guests list=form.guests deal=Callback::new(move |()| deal())/>
                <div class="middle wide">
                    <Answering chosen=answers choose/>
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
                <Primary on_press=move |()| deal()>"Start"</Primary>
            </footer>
        </div>
    }
}

/// The list for the first round. At the table everybody agrees to it or finds another (SC-07).
fn list(form: SetupForm) -> Html {
    let now = Signal::derive(move || lists::first(form.list));
    html! { <Fold title="The list" now body=html! { <crate::ui::lists::ListEditor list=form.list/> }/> }
}

fn start(form: SetupForm, setup: Setup) {
    match deal::<Scattergories>(setup, chance::seed()) {
        Ok(()) => form.list.played(),
        Err(refusal) => form.refused.set(Some(refusal)),
    }
}
