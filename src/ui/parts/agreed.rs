//! What is agreed before play: cards that fold away, one of several, a switch, a number.

use leptos::html;

use crate::ui::prelude::*;

use super::Quiet;
use crate::browser::page;

/// A folded card: its title, what is chosen now, and all there is to choose.
#[component]
pub fn Fold(
    /// Its title.
    title: &'static str,
    /// What is chosen now, in a line.
    #[prop(into)]
    now: Signal<String>,
    /// Whether it is open.
    #[prop(default = RwSignal::new(false))]
    open: RwSignal<bool>,
    /// All there is to choose.
    body: Html,
) -> Html {
    let node = NodeRef::<html::Details>::new();
    let toggled = move |_| {
        let opened = node.get_untracked().is_some_and(|details| details.open());
        open.set(opened);
        if opened {
            page::scroll_into_view(".fold[open]");
        }
    };
    html! {
        <details class="fold" name="folds" node_ref=node prop:open=move || open.get() on:toggle=toggled>
            <summary>
                <h2>{title}</h2>
                <span class="now" dir="auto">{move || now.get()}</span>
            </summary>
            <div class="body">{body}</div>
        </details>
    }
}

/// One of several cards, of which one is chosen.
#[component]
pub fn Choice(
    /// The name that all of them share.
    group: &'static str,

    /// What it is called.
    title: &'static str,

    /// What it means.
    line: &'static str,

    /// Whether it is the chosen one.
    #[prop(into)]
    chosen: Signal<bool>,

    /// Chooses it.
    choose: Callback<()>,
) -> Html {
    html! {
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

/// A house rule: off is the game as designed, and the line says what on changes.
#[component]
pub fn Toggle(
    /// What it is called.
    title: &'static str,
    /// What it changes.
    line: &'static str,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// Turns it on or off.
    turn: Callback<bool>,
) -> Html {
    html! {
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

/// A number with a button to either side. At its ends a press is answered with the reason.
#[component]
pub fn Stepper(
    /// What is counted.
    title: &'static str,

    /// What the number means.
    line: &'static str,

    /// The number now.
    number: Signal<u8>,

    /// Sets another number.
    change: Callback<u8>,

    /// Why it may not be a number, if it may not.
    refusal: fn(u8) -> Option<String>,
) -> Html {
    let step = move |next: fn(u8) -> u8, sign: &'static str, word: &'static str| {
        let refused = Signal::derive(move || refusal(next(number.get())));
        html! {
            <Quiet on_press=move |()| change.run(next(number.get_untracked())) refusal=refused>
                <span aria-hidden="true">{sign}</span>
                <span class="visually-hidden">{word}" "{title.to_lowercase()}</span>
            </Quiet>
        }
    };
    html! {
        <div class="stepper" role="group" aria-label=title>
            <span><b>{title}</b><small>{line}</small></span>
            {step(|number| number - 1, "−", "fewer")}
            <output aria-live="polite">{move || number.get().to_string()}</output>
            {step(|number| number + 1, "+", "more")}
        </div>
    }
}
