//! Controls for choices, most of them at set-up: a folding section, a radio button, a switch, a number.

use std::ops::RangeInclusive;

use crate::ui::prelude::*;

use super::Quiet;
use crate::{browser::page, screens::house::HouseRule};

/// A folding section: its title, the current choice, and all choices.
#[component]
pub fn Fold(
    title: &'static str,
    /// The current choice in a line.
    #[prop(into)]
    now: Signal<String>,
    /// Whether it is open.
    #[prop(default = RwSignal::new(false))]
    open: RwSignal<bool>,
    /// All choices.
    body: AnyView,
) -> impl IntoView {
    let toggled = move |event| {
        let opened = page::is_open(&event);
        open.set(opened);
        if opened {
            // All folds share a name, so no other one is open.
            page::scroll_into_view("details[name=folds][open]");
        }
    };
    view! {
        <details class="fold" name="folds" prop:open=move || open.get() on:toggle=toggled>
            <summary>
                <h2>{title}</h2>
                <span class="now" dir="auto">{move || now.get()}</span>
            </summary>
            <div class="body stack">{body}</div>
        </details>
    }
}

/// A radio button with a title and a line.
#[component]
pub fn Choice(
    /// The name of the radio group.
    group: &'static str,

    title: &'static str,

    /// What it means.
    line: &'static str,

    /// Whether it is the chosen one.
    #[prop(into)]
    chosen: Signal<bool>,

    /// Chooses it.
    choose: Callback<()>,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="radio"
                name=group
                prop:checked=move || chosen.get()
                on:change=move |_| choose.run(())
            />
            <span><b>{title}</b><small>{line}</small></span>
        </label>
    }
}

/// Radio buttons of which one is chosen: each with its value, title and line.
pub fn choices<T: Clone + PartialEq + Send + Sync + 'static>(
    group: &'static str,
    options: impl IntoIterator<Item = (T, &'static str, &'static str)>,
    chosen: Signal<T>,
    choose: Callback<T>,
) -> AnyView {
    let choice = |(value, title, line): (T, &'static str, &'static str)| {
        let option = value.clone();
        let chosen = Signal::derive(move || chosen.with(|chosen| *chosen == option));
        view! { <Choice group title line chosen choose=Callback::new(move |()| choose.run(value.clone()))/> }
            .into_any()
    };
    options.into_iter().map(choice).collect_view().into_any()
}

/// A switch with a title and a line that says what changes. For a house rule, off is the official game.
#[component]
pub fn Toggle(
    title: &'static str,
    /// What it changes.
    line: &'static str,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it on or off.
    turn: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="choice">
            <input
                type="checkbox"
                prop:checked=move || on.get()
                on:change=move |event| turn.run(event_target_checked(&event))
            />
            <span><b>{title}</b><small>{line}</small></span>
        </label>
    }
}

/// The switches of a game's house rules. `plan` is the set-up, and `read` and `write` borrow the house rules in it.
pub fn switches<House: Clone + 'static, Plan: Send + Sync + 'static>(
    rules: &'static [HouseRule<House>],
    plan: RwSignal<Plan>,
    read: fn(&Plan) -> &House,
    write: fn(&mut Plan) -> &mut House,
) -> AnyView {
    let switch = |rule: &'static HouseRule<House>| {
        let on = Memo::new(move |_| plan.with(|plan| rule.is_on(read(plan))));
        let turn = Callback::new(move |on| plan.update(|plan| *(rule.field)(write(plan)) = on));
        view! { <Toggle title=rule.title line=rule.line on turn/> }.into_any()
    };
    view! { <div class="choices grid">{rules.iter().map(switch).collect_view()}</div> }.into_any()
}

/// A number with buttons for less and more. At its limits a press shows the reason.
#[component]
pub fn Stepper(
    title: &'static str,

    /// What the number means.
    line: &'static str,

    /// The names of its two buttons, such as `fewer rounds` and `more rounds`.
    buttons: [&'static str; 2],

    /// The number now.
    number: Signal<u8>,

    /// Sets another number.
    change: Callback<u8>,

    /// Why a number is not allowed; `None` if it is.
    refusal: fn(u8) -> Option<String>,
) -> impl IntoView {
    let step = move |next: fn(u8) -> u8, sign: &'static str, label: &'static str| {
        let refused = Signal::derive(move || refusal(next(number.get())));
        view! {
            <Quiet on_press=move |()| change.run(next(number.get_untracked())) refusal=refused>
                <span aria-hidden="true">{sign}</span>
                <span class="visually-hidden">{label}</span>
            </Quiet>
        }
        .into_any()
    };
    let [fewer, more] = buttons;
    view! {
        <div class="stepper row" role="group" aria-label=title>
            <span><b>{title}</b><small>{line}</small></span>
            {step(|number| number.saturating_sub(1), "−", fewer)}
            <output aria-live="polite">{move || number.get().to_string()}</output>
            {step(|number| number.saturating_add(1), "+", more)}
        </div>
    }
}

/// A field for a whole number. After a change it shows the number that holds, also if the typed one was refused or was no number.
#[component]
pub fn NumberField(
    /// Its name.
    #[prop(into)]
    label: String,

    /// The least and the most that the field suggests.
    range: RangeInclusive<u8>,

    /// The number that holds.
    #[prop(into)]
    number: Signal<u8>,

    /// Gets what was typed, also if it is out of range.
    change: Callback<u32>,
) -> impl IntoView {
    let written_again = RwSignal::new(0_u32);
    let on_change = move |event| {
        if let Ok(typed) = event_target_value(&event).trim().parse() {
            change.run(typed);
        }
        // The number may be the same as before, while the field shows something else.
        written_again.update(|times| *times += 1);
    };
    let value = move || {
        written_again.track();
        number.get().to_string()
    };
    view! {
        <input
            type="number"
            min=range.start().to_string()
            max=range.end().to_string()
            inputmode="numeric"
            aria-label=label
            prop:value=value
            on:change=on_change
        />
    }
}
