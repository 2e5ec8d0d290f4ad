//! The set-up screen: players, mode and rules.

mod form;
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
        form.list.guests.track();
        form.refused.set(None);
    });
    html! {
        <div class="setup laying">
            <Masthead here=Screen::SetUp(Kind::Clear) title=Kind::Clear.title() line="Enter the players and start. Everything else can stay as it is."/>
            <main>
                <Guests list=form.list deal=Callback::new(move |()| deal())/>
                {house::mode(form)}
                <div class="folds">
                    {house::deals(form)}
                    {roles::roles(form)}
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

fn start(form: SetupForm, setup: Setup) {
    if let Err(refusal) = deal::<Clear>(setup, chance::seed()) {
        form.refused.set(Some(refusal));
    }
}
