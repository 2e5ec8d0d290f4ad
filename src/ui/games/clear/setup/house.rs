//! The mode, the number of deals, and the house rules. While all house rules are off, the game is played as designed.

use crate::ui::prelude::*;

use super::SetupForm;
use crate::{
    rules::clear::{Hints, Mode, Refusal, Setup},
    screens::house::{CLEAR, clear_in_force},
    ui::parts::controls::{Choice, Fold, Stepper, switches},
};

/// The choice of the mode. It is large because it changes the whole game.
pub(super) fn mode(form: SetupForm) -> Html {
    let mode_choice = |mode, title, line| {
        let chosen = Signal::derive(move || form.plan.with(|plan| plan.mode == mode));
        let choose = Callback::new(move |()| form.plan.update(|plan| plan.mode = mode));
        html! { <Choice group="mode" title line chosen choose/> }
    };
    html! {
        <fieldset class="ways wide row">
            <legend class="visually-hidden">"Where the cards are"</legend>
            {mode_choice(Mode::Cards, "Play on this screen", "The page shows everybody’s card and checks the lines.")}
            {mode_choice(Mode::Caller, "We play with a real piecepack", "A box of wooden tiles and coins for each player. The page rolls the dice and keeps score.")}
        </fieldset>
    }
}

pub(super) fn deals(form: SetupForm) -> Html {
    let deals = Signal::derive(move || form.plan.with(|plan| plan.deals));
    let now = Signal::derive(move || match deals.get() {
        1 => "One".to_owned(),
        deals => deals.to_string(),
    });
    let change = Callback::new(move |deals| form.plan.update(|plan| plan.deals = deals));
    let refusal =
        |deals| (!Setup::DEALS.contains(&deals)).then(|| Refusal::InvalidDeals { deals }.to_string());
    let line = "Seven deals are a good length.";
    html! { <Fold title="Deals" now body=html! { <Stepper title="Deals" line number=deals change refusal/> }/> }
}

pub(super) fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || form.plan.with(|plan| clear_in_force(&plan.house)));
    let body = html! {
        {switches(&CLEAR, form.plan, |plan| &plan.house, |plan| &mut plan.house)}
        <fieldset class="choices grid">
            <legend>"Hints"</legend>
            {hint(form, Hints::None, "None", "You find the lines yourselves.")}
            {hint(form, Hints::Ask, "When asked", "Press “Hint” to see the lines that fit.")}
            {hint(form, Hints::Exists, "Say whether", "The page says whether any line fits.")}
            {hint(form, Hints::Show, "Show lines", "Lines that fit are drawn on the card.")}
        </fieldset>
    };
    html! { <Fold title="House rules" now body/> }
}

fn hint(form: SetupForm, hints: Hints, title: &'static str, line: &'static str) -> Html {
    let chosen = Signal::derive(move || form.plan.with(|plan| plan.house.hints == hints));
    let choose = Callback::new(move |()| form.plan.update(|plan| plan.house.hints = hints));
    html! { <Choice group="hints" title line chosen choose/> }
}
