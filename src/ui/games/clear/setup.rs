//! The set-up screen: players, mode and rules.

mod form;
mod house;
mod roles;

use crate::ui::prelude::*;

use crate::{
    browser::chance,
    play::Kind,
    rules::clear::Clear,
    ui::{guests::Guests, parts::Notice, setup::SetupPage, table::deal},
};

use form::SetupForm;

/// The set-up screen.
#[component]
pub fn SetUp() -> Html {
    let form = SetupForm::open();
    let start = Callback::new(move |()| start(form));
    let body = html! {
        <Guests list=form.list deal=start/>
        {house::mode(form)}
        <div class="folds">
            {house::deals(form)}
            {roles::roles(form)}
            {house::house(form)}
        </div>
    };
    let notice = html! { <Notice text=form.refused/> };
    let summary = Signal::derive(move || form.summary());
    html! { <SetupPage kind=Kind::Clear body notice summary start/> }
}

fn start(form: SetupForm) {
    let Some(setup) = form.to_setup() else { return };
    if let Err(refusal) = deal::<Clear>(setup, chance::seed()) {
        form.refused.set(Some(refusal));
    }
}
