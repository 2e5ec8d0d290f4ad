//! Deals and house rules. With all off the game is as designed.

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{
    rules::clear::{Hints, House, Mode, Refusal, Setup},
    ui::parts::agreed::{Choice, Fold, Stepper, Toggle},
};

/// A house rule that is a switch: its title, its explanation, and its field in the set-up.
struct Switch {
    title: &'static str,
    line: &'static str,
    place: fn(&mut House) -> &mut bool,
}

const SWITCHES: [Switch; 3] = [
    Switch {
        title: "Check a Scratch",
        line: "Nobody can scratch while a line fits. Without this rule you may miss a line.",
        place: |house| &mut house.check_scratch,
    },
    Switch {
        title: "Show what was missed",
        line: "When everybody has decided, the cards show the lines that players missed.",
        place: |house| &mut house.show_missed,
    },
    Switch {
        title: "Go on at once",
        line: "The next deal begins at once, without showing the score.",
        place: |house| &mut house.unannounced,
    },
];

/// Where the cards are. It is large because it changes the whole evening.
pub(super) fn mode(form: SetupForm) -> Html {
    let way = |mode, title, line| {
        let chosen = Signal::derive(move || form.plan.with(|plan| plan.mode == mode));
        let choose = Callback::new(move |()| form.plan.update(|plan| plan.mode = mode));
        html! { <Choice group="mode" title line chosen choose/> }
    };
    html! {
        <fieldset class="ways wide">
            <legend class="visually-hidden">"Where the cards are"</legend>
            {way(Mode::Cards, "Play on this screen", "The page shows everybody’s card and checks the lines.")}
            {way(Mode::Caller, "We play with a real piecepack", "The page rolls the dice and keeps score.")}
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
    let refusal = |deals| (!Setup::DEALS.contains(&deals)).then(|| Refusal::Deals { deals }.to_string());
    let line = "Seven deals are a good length.";
    html! { <Fold title="Deals" now body=html! { <Stepper title="Deals" line number=deals change refusal/> }/> }
}

pub(super) fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || in_force(form));
    let body = html! {
        <div class="choices">{SWITCHES.iter().map(|rule| rule_switch(form, rule)).collect_html()}</div>
        <fieldset class="choices">
            <legend>"Hints"</legend>
            {hint(form, Hints::None, "None", "You find the lines yourselves.")}
            {hint(form, Hints::Ask, "When asked", "Press “Hint” to see the lines that fit.")}
            {hint(form, Hints::Exists, "Say whether", "The page says whether any line fits.")}
            {hint(form, Hints::Show, "Show lines", "Lines that fit are drawn on the card.")}
        </fieldset>
    };
    html! { <Fold title="House rules" now body/> }
}

/// The house rules that are on, in a line.
fn in_force(form: SetupForm) -> String {
    form.plan.with(|plan| {
        let mut house = plan.house;
        let mut on: Vec<&str> =
            SWITCHES.iter().filter(|rule| *(rule.place)(&mut house)).map(|rule| rule.title).collect();
        match house.hints {
            Hints::None => {}
            Hints::Exists => on.push("Hints: say whether"),
            Hints::Show => on.push("Hints: show lines"),
            Hints::Ask => on.push("Hints: when asked"),
        }
        if on.is_empty() { "None".to_owned() } else { on.join(", ") }
    })
}

fn rule_switch(form: SetupForm, rule: &'static Switch) -> Html {
    let on = Signal::derive(move || form.plan.with(|plan| *(rule.place)(&mut plan.house.clone())));
    let turn = Callback::new(move |on| form.plan.update(|plan| *(rule.place)(&mut plan.house) = on));
    html! { <Toggle title=rule.title line=rule.line on turn/> }
}

fn hint(form: SetupForm, hints: Hints, title: &'static str, line: &'static str) -> Html {
    let chosen = Signal::derive(move || form.plan.with(|plan| plan.house.hints == hints));
    let choose = Callback::new(move |()| form.plan.update(|plan| plan.house.hints = hints));
    html! { <Choice group="hints" title line chosen choose/> }
}
