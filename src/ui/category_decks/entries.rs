//! The entries of a deck: search, add, edit, remove.

use crate::ui::prelude::*;

use super::edit::DeckEditor;
use crate::{
    decks::{EntryError, Line, TypedError, added, not_added, search, typed_entry, typed_lines},
    ui::parts::{Notice, Quiet, set_notice, show_notice},
};

/// How many entries are shown at first, because a deck may have thousands.
const SHOWN_AT_FIRST: usize = 60;

/// How many more a press shows.
const SHOWN_MORE: usize = 300;

/// The field for a new entry. Several pasted lines become several entries.
pub(super) fn add(editor: DeckEditor) -> AnyView {
    let error = RwSignal::new(None::<String>);
    let typed = RwSignal::new(String::new());
    let submit = move || match add_lines(editor, &typed.get_untracked()) {
        Ok((left, reason)) => {
            typed.set(left);
            set_notice(error, reason);
        }
        Err(reason) => show_notice(error, reason.to_string()),
    };
    let by_key = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.shift_key() && !key.is_composing() {
            key.prevent_default();
            submit();
        }
    };
    view! {
        <div class="add-entry wide">
            <label for="new-entry">"Add entries, one a line"</label>
            <textarea
                id="new-entry"
                rows="1"
                dir="auto"
                prop:value=move || typed.get()
                on:input=move |event| typed.set(event_target_value(&event))
                on:keydown=by_key
            ></textarea>
            <Quiet on_press=move |()| submit()>"Add"</Quiet>
            <Notice text=error/>
        </div>
    }
    .into_any()
}

/// Adds the typed lines. Returns those that were not added, which stay in the field, and why.
fn add_lines(editor: DeckEditor, typed: &str) -> Result<(String, Option<String>), TypedError> {
    let lines = typed_lines(typed)?;
    let mut refused = Vec::new();
    editor.change(|deck| {
        refused = deck.add_typed(&lines)?;
        Ok::<_, TypedError>(added(&lines, refused.len()))
    })?;
    let left: Vec<&str> = refused.iter().map(|(line, _)| *line).collect();
    Ok((left.join("\n"), not_added(&refused)))
}

/// The entries, or those that contain the query.
pub(super) fn entries(editor: DeckEditor) -> AnyView {
    let query = RwSignal::new(String::new());
    let shown = RwSignal::new(SHOWN_AT_FIRST);
    let found = Memo::new(move |_| {
        let query = query.get();
        editor.deck.with(|deck| search(deck, &query).collect::<Vec<usize>>())
    });
    let rows = move || 0..found.with(Vec::len).min(shown.get());
    let more = Memo::new(move |_| found.with(Vec::len).saturating_sub(shown.get()));
    let on_search = move |event| {
        query.set(event_target_value(&event));
        shown.set(SHOWN_AT_FIRST);
    };
    let nothing_found = move || found.with(Vec::is_empty).then_some("No entries found.");
    let show_more = move || {
        let press = move |()| shown.update(|shown| *shown += SHOWN_MORE);
        view! { <Quiet on_press=press>{move || format!("{} more", more.get().min(SHOWN_MORE))}</Quiet> }
            .into_any()
    };
    view! {
        <section class="entries wide stack" aria-label="Entries">
            <input
                type="search"
                class="search"
                placeholder="Search in this deck"
                aria-label="Search in this deck"
                autocomplete="off"
                on:input=on_search
            />
            <p>{nothing_found}</p>
            <ol class="entry-list grid">
                <For each=rows key=|row| *row let(row)>{entry(editor, found, row)}</For>
            </ol>
            <Show when=move || { more.get() > 0 }>{show_more()}</Show>
        </section>
    }
    .into_any()
}

/// A row. Its text changes with the deck and the search; the row element stays, so it keeps the focus.
fn entry(editor: DeckEditor, found: Memo<Vec<usize>>, row: usize) -> AnyView {
    let index = Memo::new(move |_| found.with(|found| found.get(row).copied()));
    let text = Memo::new(move |_| {
        let index = index.get();
        editor
            .deck
            .with(|deck| index.and_then(|index| deck.entries().get(index)).map(Line::to_string))
            .unwrap_or_default()
    });
    let number = move || index.get().map(|index| (index + 1).to_string());
    if !editor.is_own() {
        return view! { <li><span class="number">{number}</span><span dir="auto">{text}</span></li> }
            .into_any();
    }
    let error = RwSignal::new(None::<String>);
    // The row may get another entry, which has no error.
    Effect::new(move |_| {
        text.track();
        error.set(None);
    });
    let on_rewrite = move |event| {
        let outcome = rewrite(editor, &text.get_untracked(), &event_target_value(&event));
        set_notice(error, outcome.err().map(|error| error.to_string()));
    };
    let remove = move |_| {
        let text = text.get_untracked();
        // If the entry has gone meanwhile, there is nothing to remove.
        let _ = editor.change(|deck| {
            let index = deck.index_of(&text).ok_or(EntryError::NoSuchEntry)?;
            deck.remove(index);
            Ok::<_, EntryError>(format!("removed “{text}”"))
        });
    };
    view! {
        <li>
            <span class="number">{number}</span>
            <input
                type="text"
                dir="auto"
                autocomplete="off"
                aria-label=move || format!("Entry {}", number().unwrap_or_default())
                prop:value=move || text.get()
                on:change=on_rewrite
            />
            <button type="button" class="remove" aria-label=move || format!("Remove {}", text.get()) on:click=remove>
                "×"
            </button>
            <Notice text=error/>
        </li>
    }.into_any()
}

/// Replaces an entry, which is found by its text: in another tab it may have got another number.
fn rewrite(editor: DeckEditor, old: &str, typed: &str) -> Result<(), TypedError> {
    let line = typed_entry(typed)?;
    editor.change(|deck| {
        let description = format!("wrote “{line}”");
        let index = deck.index_of(old).ok_or(TypedError::Entry(EntryError::NoSuchEntry))?;
        deck.replace(index, line).map_err(TypedError::Entry)?;
        Ok(description)
    })
}
