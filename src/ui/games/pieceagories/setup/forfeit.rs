//! What befalls whoever turns a null or strikes a duplicate (PG-44, PG-65, PG-R36).

use crate::ui::prelude::*;

use crate::{
    rules::pieceagories::{Spot, Stake},
    ui::parts::{Dialog, Notice, Primary, Quiet, agreed::one_of},
};

use super::desk::Desk;

/// The most letters a forfeit may have, so that it can be read out in one breath.
const LONGEST: &str = "80";

/// Nothing, a drink, or whatever the table thinks of.
pub(super) fn forfeit(desk: Desk) -> Html {
    let asking = RwSignal::new(false);
    let stake = Memo::new(move |_| desk.plan.with(|plan| plan.stake));
    let choose = move |stake| Callback::new(move |()| desk.plan.update(|plan| plan.stake = stake));
    let is = move |one: Stake| Signal::derive(move || stake.get() == one);
    html! {
        <fieldset class="choices">
            <legend>"Forfeits"</legend>
            <p class="quietly">"For whoever turns a null or has to strike a duplicate. The page reminds, and never counts."</p>
            {one_of("forfeit", "None", "As most tables play.", is(Stake::Nothing), choose(Stake::Nothing))}
            {one_of("forfeit", "Something harmless", "Whatever you think of.", is(Stake::Words), choose(Stake::Words))}
            {move || (stake.get() == Stake::Words).then(|| words(desk))}
            {drink(asking, is(Stake::Drink))}
            {of_age(desk, asking)}
        </fieldset>
    }
}

/// A drink is not chosen by a press alone: the choice stays where it was until everybody has been asked.
fn drink(asking: RwSignal<bool>, chosen: Signal<bool>) -> Html {
    let ask = move |press: leptos::ev::MouseEvent| {
        if !chosen.get_untracked() {
            press.prevent_default();
            asking.set(true);
        }
    };
    html! {
        <label class="choice">
            <input type="radio" name="forfeit" prop:checked=move || chosen.get() on:click=ask/>
            <span><b>"A drink"</b><small>"Only where everybody is old enough to drink."</small></span>
        </label>
    }
}

/// The question that comes before a drink.
fn of_age(desk: Desk, asking: RwSignal<bool>) -> Html {
    let answer = move |stake: Option<Stake>| {
        if let Some(stake) = stake {
            desk.plan.update(|plan| plan.stake = stake);
        }
        asking.set(false);
    };
    html! {
        <Dialog open=asking on_close=move |()| asking.set(false) title="Is everybody of legal drinking age?">
            <p>"A drink is for those who may and who want to. Anybody can pass, or take water, at any time."</p>
            <div class="row">
                <Quiet on_press=move |()| answer(None)>"Leave it out"</Quiet>
                <Primary on_press=move |()| answer(Some(Stake::Drink))>"Everybody is"</Primary>
            </div>
        </Dialog>
    }
}

/// The forfeit in the table's own words.
fn words(desk: Desk) -> Html {
    let text = Memo::new(move |_| desk.plan.with(|plan| plan.forfeit.clone()));
    let wrong = Memo::new(move |_| desk.hitch_at(Spot::Forfeit));
    html! {
        <input
            id="forfeit"
            type="text"
            dir="auto"
            maxlength=LONGEST
            placeholder="a line of a song"
            autocomplete="off"
            aria-label="The forfeit"
            aria-describedby="amiss-forfeit"
            aria-invalid=move || wrong.get().is_some().then_some("true")
            prop:value=move || text.get()
            on:input=move |event| desk.plan.update(|plan| plan.forfeit = event_target_value(&event))
        />
        <span id="amiss-forfeit"><Notice text=wrong asked=desk.asked/></span>
    }
}
