//! Time, points and house rules. With all off the game is as written.

use crate::ui::prelude::*;

use super::form::SetupForm;
use crate::{
    rules::{
        scattergories::{House, Refusal, Scoring, Setup},
        words::listed,
    },
    ui::{
        parts::{
            Notice,
            agreed::{Choice, Fold, Toggle},
        },
        sheets::{WhoseClock, minutes},
    },
};

/// A house rule that is a switch: its title, its explanation, and its field in the set-up.
struct Switch {
    title: &'static str,
    line: &'static str,
    place: fn(&mut House) -> &mut bool,
}

const SWITCHES: [Switch; 4] = [
    Switch {
        title: "Only the same category is compared",
        line: "By the official rules the same answer in two categories is struck, too.",
        place: |house| &mut house.same_category,
    },
    Switch {
        title: "Articles do not count",
        line: "“The Count of Monte Cristo” is then an answer for C. By the official rules it is one for T.",
        place: |house| &mut house.skip_articles,
    },
    Switch {
        title: "Hand in early",
        line: "A player who has finished may hand in before time is up.",
        place: |house| &mut house.early,
    },
    Switch {
        title: "Blitz",
        line: "One category at a time goes around the table, ten seconds for each answer. On paper: 45 seconds a sheet.",
        place: |house| &mut house.blitz,
    },
];

/// How long, and by which clock (SC-09, SC-10).
pub(super) fn clock(form: SetupForm) -> Html {
    let seconds = Memo::new(move |_| form.plan.with(|plan| plan.seconds));
    let now = Signal::derive(move || minutes(seconds.get()));
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
    let body = html! {
        <fieldset class="choices">
            <legend>"What answers are worth"</legend>
            {way("Names score more", "A name scores a point for each of its words that begins with the letter.", Scoring::Standard { alliteration: true })}
            {way("A point each", "“Ronald Reagan” under R is worth one, like everything else.", Scoring::Standard { alliteration: false })}
            {way("Junior", "Two points for the right letter, one for any other, none for a duplicate.", Scoring::Junior)}
        </fieldset>
        <div class="choices">{SWITCHES.iter().map(|rule| rule_switch(form, rule)).collect_html()}</div>
    };
    html! { <Fold title="Points and house rules" now=Signal::derive(move || in_force(form)) body=body/> }
}

/// The rules that differ from the default, in a line.
fn in_force(form: SetupForm) -> String {
    form.plan.with(|plan| {
        let scoring = match plan.scoring {
            Scoring::Standard { alliteration: true } => None,
            Scoring::Standard { alliteration: false } => Some("A point each"),
            Scoring::Junior => Some("Junior"),
        };
        let mut house = plan.house.clone();
        let on = SWITCHES.iter().filter(|rule| *(rule.place)(&mut house)).map(|rule| rule.title);
        let on: Vec<String> = scoring.into_iter().chain(on).map(str::to_owned).collect();
        if on.is_empty() { "None: the official rules".to_owned() } else { listed(&on) }
    })
}

fn rule_switch(form: SetupForm, rule: &'static Switch) -> Html {
    let on = Signal::derive(move || form.plan.with(|plan| *(rule.place)(&mut plan.house.clone())));
    let turn = Callback::new(move |on| form.plan.update(|plan| *(rule.place)(&mut plan.house) = on));
    html! { <Toggle title=rule.title line=rule.line on turn/> }
}
