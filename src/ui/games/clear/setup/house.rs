//! The mode, the number of deals, and the house rules. While all house rules are off, the game is played as designed.

use crate::ui::prelude::*;

use super::SetupForm;
use crate::{
    screens::clear::{
        house::{clear_rules, rules_in_force},
        setup::{HINTS, MODES, problem_of_deals},
    },
    ui::parts::controls::{Fold, Stepper, choices, switches},
    wording::plural,
};

/// The choice of the mode. It is large because it changes the whole game.
pub(super) fn mode(form: SetupForm) -> AnyView {
    let chosen = Signal::derive(move || form.plan.with(|plan| plan.mode));
    let choose = Callback::new(move |mode| form.plan.update(|plan| plan.mode = mode));
    view! {
        <fieldset class="ways wide row">
            <legend class="visually-hidden">"Where the cards are"</legend>
            {choices("mode", MODES, chosen, choose)}
        </fieldset>
    }
    .into_any()
}

pub(super) fn deals(form: SetupForm) -> AnyView {
    let deals = Signal::derive(move || form.plan.with(|plan| plan.deals));
    let now = Signal::derive(move || plural(deals.get(), "One", "#"));
    let change = Callback::new(move |deals| form.plan.update(|plan| plan.deals = deals));
    let line = "Seven deals are a good length.";
    let buttons = ["fewer deals", "more deals"];
    view! { <Fold title="Deals" now body=view! { <Stepper title="Deals" line buttons number=deals change refusal=problem_of_deals/> }.into_any()/> }.into_any()
}

pub(super) fn house(form: SetupForm) -> AnyView {
    let now = Signal::derive(move || form.plan.with(|plan| rules_in_force(plan.mode, &plan.house)));
    let hints = Signal::derive(move || form.plan.with(|plan| plan.house.hints));
    let choose = Callback::new(move |hints| form.plan.update(|plan| plan.house.hints = hints));
    let mode = Memo::new(move |_| form.plan.with(|plan| plan.mode));
    let hints = move || {
        view! {
            <fieldset class="choices grid">
                <legend>"Hints"</legend>
                {choices("hints", HINTS, hints, choose)}
            </fieldset>
        }
        .into_any()
    };
    let body = move || {
        let (rules, has_hints) = clear_rules(mode.get());
        view! {
            {switches(rules, form.plan, |plan| &plan.house, |plan| &mut plan.house)}
            {has_hints.then(hints)}
        }
        .into_any()
    };
    let body = body.into_any();
    view! { <Fold title="House rules" now body/> }.into_any()
}
