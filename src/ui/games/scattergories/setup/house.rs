//! Time, points and house rules. With all off the game is as written.

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{
    rules::scattergories::{House, Refusal, Scoring, Setup},
    screens::house::{SCATTERGORIES, scattergories_in_force},
    ui::{
        parts::{
            Notice,
            agreed::{Choice, Fold, Turned, switches},
        },
        sheets::{WhoseClock, duration_text},
    },
};

/// How long, and by which clock (SC-09, SC-10).
pub(super) fn clock(form: SetupForm) -> Html {
    let seconds = Memo::new(move |_| form.plan.with(|plan| plan.seconds));
    let now = Signal::derive(move || duration_text(seconds.get()));
    let wrong = Signal::derive(move || {
        let seconds = seconds.get();
        (!Setup::SECONDS.contains(&seconds)).then(|| Refusal::Seconds { seconds }.to_string())
    });
    let write = move |event| {
        if let Ok(seconds) = event_target_value(&event).trim().parse() {
            form.plan.update(|plan| plan.seconds = seconds);
        }
    };
    let timer = Signal::derive(move || form.plan.with(|plan| plan.timer));
    let set = Callback::new(move |timer| form.plan.update(|plan| plan.timer = timer));
    let (least, most) = (Setup::SECONDS.start().to_string(), Setup::SECONDS.end().to_string());
    let body = html! {
        <label class="seconds">
            <b>"Seconds to write"</b>
            <input type="number" inputmode="numeric" min=least max=most step="10" aria-describedby="amiss-seconds"
                prop:value=move || seconds.get().to_string() on:input=write/>
            <span>{move || now.get()}</span>
        </label>
        <span id="amiss-seconds"><Notice text=wrong/></span>
        <WhoseClock chosen=timer choose=set/>
    };
    html! { <Fold title="Time" now body=body/> }
}

/// What answers are worth, and the switches.
pub(super) fn house(form: SetupForm) -> Html {
    let scoring = Memo::new(move |_| form.plan.with(|plan| plan.scoring));
    let way = move |title, line, this: Scoring| {
        let chosen = Signal::derive(move || scoring.get() == this);
        html! { <Choice group="scoring" title line chosen choose=Callback::new(move |()| form.plan.update(|plan| plan.scoring = this))/> }
    };
    let now = Signal::derive(move || form.plan.with(scattergories_in_force));
    let house = Signal::derive(move || form.plan.with(|plan| plan.house.clone()));
    let turn = Callback::new(move |(field, on): Turned<House>| {
        form.plan.update(|plan| *field(&mut plan.house) = on)
    });
    let body = html! {
        <fieldset class="choices">
            <legend>"What answers are worth"</legend>
            {way("Names score more", "A name scores a point for each of its words that begins with the letter.", Scoring::Standard { alliteration: true })}
            {way("A point each", "“Ronald Reagan” under R is worth one, like everything else.", Scoring::Standard { alliteration: false })}
            {way("Junior", "Two points for the right letter, one for any other, none for a duplicate.", Scoring::Junior)}
        </fieldset>
        {switches(&SCATTERGORIES, house, turn)}
    };
    html! { <Fold title="Points and house rules" now body=body/> }
}
