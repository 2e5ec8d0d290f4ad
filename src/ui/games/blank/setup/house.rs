//! House rules. With both off the game is as designed.

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{
    rules::blank::House,
    ui::parts::agreed::{Fold, Toggle},
};

/// A house rule: its title, its explanation, and its field in the set-up.
struct Switch {
    title: &'static str,
    line: &'static str,
    place: fn(&mut House) -> &mut bool,
}

const SWITCHES: [Switch; 2] = [
    Switch {
        title: "Training wheels",
        line: "Playable cards are marked, and only they can be played. Without it, a wrong card costs a Penalty.",
        place: |house| &mut house.training_wheels,
    },
    Switch {
        title: "Sharp eyes",
        line: "You draw, give and discard by hand. Whoever forgets can be called out.",
        place: |house| &mut house.sharp_eyes,
    },
];

pub(super) fn house(form: SetupForm) -> Html {
    let now = Signal::derive(move || in_force(form));
    let body = html! { <div class="choices">{SWITCHES.iter().map(|rule| rule_switch(form, rule)).collect_html()}</div> };
    html! { <Fold title="House rules" now body/> }
}

/// The house rules that are on, in a line.
fn in_force(form: SetupForm) -> String {
    let mut house = form.house.get();
    let on: Vec<&str> =
        SWITCHES.iter().filter(|rule| *(rule.place)(&mut house)).map(|rule| rule.title).collect();
    if on.is_empty() { "None: the game as designed".to_owned() } else { on.join(", ") }
}

fn rule_switch(form: SetupForm, rule: &'static Switch) -> Html {
    let on = Signal::derive(move || *(rule.place)(&mut form.house.get()));
    let turn = Callback::new(move |on| form.house.update(|house| *(rule.place)(house) = on));
    html! { <Toggle title=rule.title line=rule.line on turn/> }
}
