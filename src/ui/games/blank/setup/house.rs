//! House rules. With both off the game is as designed.

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{
    rules::blank::House,
    screens::house::{BLANK, blank_in_force},
    ui::parts::controls::{Fold, Turned, switches},
};

pub(super) fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || form.house.with(blank_in_force));
    let turn = Callback::new(move |(field, on): Turned<House>| form.house.update(|house| *field(house) = on));
    html! { <Fold title="House rules" now body=switches(&BLANK, form.house.into(), turn)/> }
}
