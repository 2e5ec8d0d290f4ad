//! Time, letters, points and house rules. While all house rules are off, the game is played as designed.

use crate::ui::prelude::*;

use super::SetupForm;
use crate::{
    rules::{
        scattergories::{Die, Setup},
        words::Letter,
    },
    screens::{
        scattergories::{
            SCORING, dice, die_in_a_line,
            house::{HOUSE_RULES, rules_in_force},
            problem_of_time, time_in_a_line, with_letter_toggled,
        },
        sheets::duration_text,
    },
    ui::{
        parts::{
            Notice,
            controls::{Choice, Fold, choices, switches},
        },
        sheets::WhoseClock,
    },
};

/// How long, and by which clock (SC-09, SC-10).
pub(super) fn clock(form: SetupForm) -> AnyView {
    let seconds = Memo::new(move |_| form.plan.with(|plan| plan.seconds));
    let now = Signal::derive(move || form.plan.with(|plan| time_in_a_line(plan, form.guests.named_count())));
    let is_blitz = Memo::new(move |_| form.plan.with(|plan| plan.house.blitz));
    let problem = Signal::derive(move || problem_of_time(seconds.get()));
    // A text that is no number yet changes nothing.
    let write = move |event| {
        if let Ok(seconds) = event_target_value(&event).trim().parse() {
            form.plan.update(|plan| plan.seconds = seconds);
        }
    };
    let timer = Signal::derive(move || form.plan.with(|plan| plan.timer));
    let set = Callback::new(move |timer| form.plan.update(|plan| plan.timer = timer));
    let (least, most) = (Setup::SECONDS.start().to_string(), Setup::SECONDS.end().to_string());
    let limits = format!("Seconds to write, {least} to {most}");
    let body = view! {
        <label class="seconds row">
            <b>{limits}</b>
            <input type="number" inputmode="numeric" min=least max=most step="10" aria-describedby="problem-seconds"
                prop:value=move || seconds.get().to_string() on:input=write/>
            <span>{move || duration_text(seconds.get())}</span>
        </label>
        <Show when=move || is_blitz.get()>
            <p class="quietly">{move || now.get()}</p>
        </Show>
        <span id="problem-seconds"><Notice text=problem/></span>
        <WhoseClock chosen=timer choose=set/>
    }.into_any();
    view! { <Fold title="Time" now body=body/> }.into_any()
}

/// What answers are worth, and the switches.
pub(super) fn house(form: SetupForm) -> AnyView {
    let scoring = Signal::derive(move || form.plan.with(|plan| plan.scoring));
    let score = Callback::new(move |scoring| form.plan.update(|plan| plan.scoring = scoring));
    let now = Signal::derive(move || form.plan.with(rules_in_force));
    let body = view! {
        <fieldset class="choices grid">
            <legend>"What answers are worth"</legend>
            {choices("scoring", SCORING, scoring, score)}
        </fieldset>
        {switches(&HOUSE_RULES, form.plan, |plan| &plan.house, |plan| &mut plan.house)}
    }
    .into_any();
    view! { <Fold title="Points and house rules" now body=body/> }.into_any()
}

/// The choice of the die (SC-R01).
pub(super) fn die(form: SetupForm) -> AnyView {
    let die = Memo::new(move |_| form.plan.with(|plan| plan.die.clone()));
    let now = Signal::derive(move || die.with(die_in_a_line));
    let die_choice = move |(option, title, line): (Die, &'static str, &'static str)| {
        let shown = option.clone();
        let chosen = Signal::derive(move || die.with(|die| die.is_same_kind(&shown)));
        let choose = Callback::new(move |()| form.plan.update(|plan| plan.die = option.clone()));
        view! { <Choice group="die" title line chosen choose/> }.into_any()
    };
    let own = Memo::new(move |_| die.with(Die::is_custom));
    let body = view! {
        <fieldset class="choices grid">
            <legend class="visually-hidden">"What gives the letters"</legend>
            {dice().map(die_choice).into_iter().collect_view()}
        </fieldset>
        {move || own.get().then(|| letters(form))}
    }
    .into_any();
    view! { <Fold title="The letter die" now body=body/> }.into_any()
}

/// All letters as toggles; those on the die are pressed.
fn letters(form: SetupForm) -> AnyView {
    let key = |letter: Letter| {
        let on = move || form.plan.with(|plan| plan.die.letters().contains(&letter));
        let press = move |_| form.plan.update(|plan| plan.die = with_letter_toggled(&plan.die, letter));
        view! {
            <button type="button" class="chip" aria-pressed=move || on().to_string() on:click=press>
                {char::from(letter).to_string()}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="row faces" role="group" aria-label="Letters on the die">
            {Die::Alphabet.letters().into_iter().map(key).collect_view()}
        </div>
    }
    .into_any()
}
