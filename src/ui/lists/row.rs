//! A line of a list: its category, the pin, and the thumb down.

use crate::ui::prelude::*;

use leptos::ev::ClipboardEvent;

use super::ListForm;
use crate::{decks::Line, ui::parts::Notice};

const PIN: &str = "M9 3h6l-1 7 4 4H6l4-4zM12 14v7";
const THUMB: &str = "M8 4v9M4 4h4v9H4zM8 5l3-1h6q2 0 2.4 2l1 5q.4 2-1.6 2h-4.3l.8 4.5q.2 2.5-2 2.5L8 13";
const KEEP: &str = "Keep it in a new list";
const RETIRE: &str = "Never again for this group";

fn sign(path: &'static str) -> AnyView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }.into_any()
}

/// What people can do with a line, and what its two signs mean.
pub(super) fn legend() -> AnyView {
    view! {
        <p class="legend quietly row">
            <span>"Change any line."</span>
            <span>{sign(PIN)}" "{KEEP}</span>
            <span>{sign(THUMB)}" "{RETIRE}</span>
        </p>
    }
    .into_any()
}

/// The line at `index`, from 0.
pub(super) fn row(list: ListForm, index: usize) -> AnyView {
    let number = index + 1;
    let text = Memo::new(move |_| list.row(index).text);
    let problem = Signal::derive(move || {
        list.draft.with(|draft| draft.problem(index)).map(|problem| problem.to_string())
    });
    let write = move |event| list.draft.update(|draft| draft.set_text(index, &event_target_value(&event)));
    let on_paste = move |event: ClipboardEvent| {
        let text = event.clipboard_data().and_then(|clipboard| clipboard.get_data("text").ok());
        if text.is_some_and(|text| list.paste(index, &text)) {
            event.prevent_default();
        }
    };
    view! {
        <li>
            <span class="number" aria-hidden="true">{number.to_string()}</span>
            <input
                type="text"
                dir="auto"
                autocomplete="off"
                maxlength=Line::MAX_CHARACTERS.to_string()
                aria-label=format!("Category {number}")
                aria-invalid=move || problem.get().is_some().then_some("true")
                prop:value=move || text.get()
                on:input=write
                on:paste=on_paste
            />
            {pin(list, index, text)}
            {thumb(list, index, text)}
            <Notice text=problem/>
        </li>
    }
    .into_any()
}

/// The pin, which keeps the line when the list is dealt again.
fn pin(list: ListForm, index: usize, text: Memo<String>) -> AnyView {
    let pinned = Memo::new(move |_| list.row(index).pinned);
    let press = move |_| list.draft.update(|draft| draft.pin(index, !pinned.get_untracked()));
    view! {
        <button
            type="button"
            class="pin"
            title=KEEP
            aria-pressed=move || pinned.get().to_string()
            aria-label=move || format!("Pin {}", text.get())
            on:click=press
        >
            {sign(PIN)}
        </button>
    }
    .into_any()
}

/// The thumb, which retires the category for this group and deals another.
fn thumb(list: ListForm, index: usize, text: Memo<String>) -> AnyView {
    view! {
        <button
            type="button"
            class="thumb"
            title=RETIRE
            aria-label=move || format!("Retire {}", text.get())
            on:click=move |_| list.retire(index)
        >
            {sign(THUMB)}
        </button>
    }
    .into_any()
}
