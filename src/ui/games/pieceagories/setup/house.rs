//! House rules. With all off the game is as designed.

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{House, Refusal, Setup},
    screens::house::{PIECEAGORIES, pieceagories_in_force},
    ui::parts::agreed::{Fold, Stepper, Turned, switches},
};

use super::{forfeit::forfeit, form::SetupForm};

/// The house rules.
pub(super) fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || form.plan.with(pieceagories_in_force));
    let house = Signal::derive(move || form.plan.with(|plan| plan.house.clone()));
    let turn = Callback::new(move |(field, on): Turned<House>| {
        form.plan.update(|plan| *field(&mut plan.house) = on)
    });
    let body = html! {
        {rounds(form)}
        {switches(&PIECEAGORIES, house, turn)}
        {forfeit(form)}
    };
    html! { <Fold title="House rules" now open=form.house_open body=body/> }
}

fn rounds(form: SetupForm) -> Html {
    let rounds = Signal::derive(move || form.plan.with(|plan| plan.rounds));
    let change = Callback::new(move |rounds| form.plan.update(|plan| plan.rounds = rounds));
    let refusal = |rounds| (!Setup::ROUNDS.contains(&rounds)).then(|| Refusal::Rounds { rounds }.to_string());
    html! { <Stepper title="Rounds" line="Six by the official rules. With more rounds the board grows." number=rounds change refusal/> }
}
