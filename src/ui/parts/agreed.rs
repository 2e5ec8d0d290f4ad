//! What is agreed before play: cards that fold away, one of several, a switch, a number.

use leptos::html;

use crate::ui::prelude::*;

use super::Quiet;
use crate::browser::page;

/// A folded card: its title, what is chosen now, and all there is to choose.
pub fn fold(title: &'static str, now: Signal<String>, open: RwSignal<bool>, body: Html) -> Html {
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
pub fn one_of(
    group: &'static str,
    title: &'static str,
    line: &'static str,
    chosen: Signal<bool>,
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
pub fn switch(title: &'static str, line: &'static str, on: Signal<bool>, turn: Callback<bool>) -> Html {
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
pub fn stepper(
    title: &'static str,
    line: &'static str,
    number: Signal<u8>,
    change: Callback<u8>,
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
