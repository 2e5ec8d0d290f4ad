//! A button that somebody holds down and releases.

use crate::ui::prelude::*;

use super::{Notice, drawn};
use crate::{
    browser::clock::{TimeoutGuard, start_timeout},
    screens::hold::{HOLD_MS, HOW_LONG, HoldTexts},
};

/// A button to hold. A short press only explains how to press it.
#[component]
pub fn HoldButton(
    /// What it says.
    texts: HoldTexts,
    /// Called when it is released and was held long enough.
    #[prop(into)]
    on_hold: Callback<()>,
) -> impl IntoView {
    let hold = HoldPress::new();
    let too_short = RwSignal::new(0_u32);
    // It acts on release: otherwise the finger or key that is still down would press what appears next.
    let release = move || match hold.end() {
        Some(true) => on_hold.run(()),
        Some(false) => too_short.update(|times| *times += 1),
        None => {}
    };
    let is_hold_key = |key: &leptos::ev::KeyboardEvent| matches!(key.key().as_str(), " " | "Enter");
    let key_down = move |key: leptos::ev::KeyboardEvent| {
        if is_hold_key(&key) {
            key.prevent_default();
            hold.begin();
        }
    };
    let key_up = move |key: leptos::ev::KeyboardEvent| {
        if is_hold_key(&key) {
            key.prevent_default();
            release();
        }
    };
    // A click without a pointer or key comes from a screen reader, which cannot hold.
    let screen_reader_click = move |press: leptos::ev::MouseEvent| {
        if press.detail() == 0 {
            on_hold.run(());
        }
    };
    let cancel = move || {
        hold.end();
    };
    let HoldTexts { label, let_go, advice } = texts;
    let advice_shown = Signal::derive(move || (too_short.get() > 0).then(|| advice.clone()));
    let let_go = move || view! { <span class="let-go">{drawn(&let_go)}</span> };
    view! {
        <span class="press held">
            <button
                class="hold"
                data-hold=""
                type="button"
                data-held=move || hold.held.get().to_string()
                on:pointerdown=move |_| hold.begin()
                on:pointerup=move |_| release()
                on:pointerleave=move |_| cancel()
                on:pointercancel=move |_| cancel()
                on:contextmenu=|event| event.prevent_default()
                on:keydown=key_down
                on:keyup=key_up
                on:click=screen_reader_click
                on:blur=move |_| cancel()
            >
                // `let_go` hides the label but keeps its space: the button must not shrink under a finger near its edge.
                <span class="purpose">
                    {drawn(&label)}
                    // A screen reader presses without holding.
                    <small aria-hidden="true">{HOW_LONG}</small>
                    {move || hold.long_enough.get().then(&let_go)}
                </span>
            </button>
            <Notice text=advice_shown attempts=too_short/>
        </span>
    }
}

/// Whether a button is held, and whether long enough.
#[derive(Clone, Copy)]
struct HoldPress {
    timer: StoredValue<Option<TimeoutGuard>, LocalStorage>,
    held: RwSignal<bool>,
    long_enough: RwSignal<bool>,
}

impl HoldPress {
    fn new() -> Self {
        Self {
            timer: StoredValue::new_local(None),
            held: RwSignal::new(false),
            long_enough: RwSignal::new(false),
        }
    }

    fn begin(self) {
        if !self.held.get_untracked() {
            self.held.set(true);
            self.timer.set_value(Some(start_timeout(HOLD_MS, move || self.long_enough.set(true))));
        }
    }

    /// Ends the hold. Returns whether it was long enough; `None` if nothing was held, or
    /// if the button is gone: a browser may still tell that it has lost the focus.
    fn end(self) -> Option<bool> {
        let held = self.held.try_get_untracked()?;
        let long_enough = self.long_enough.try_get_untracked()?;
        self.held.set(false);
        self.timer.set_value(None);
        self.long_enough.set(false);
        held.then_some(long_enough)
    }
}
