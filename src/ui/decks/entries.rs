//! The entries of a deck: search, add, edit, remove.

use crate::ui::prelude::*;

use super::edit::DeckEditor;
use crate::{
    decks::{Deck, Line, LineError, MOST_ENTRIES, NotInDeck, search},
    ui::parts::{Notice, Quiet},
};

/// How many entries are drawn at first, and how many more at each press of "more". A deck may have thousands.
const DRAWN: usize = 60;

/// The field for a new entry. Several pasted lines become several entries.
pub(super) fn add(open: DeckEditor) -> Html {
    let wrong = RwSignal::new(None::<String>);
    let asked = RwSignal::new(0_u32);
    let typed = RwSignal::new(String::new());
    let put = move || {
        let outcome = write(open, &typed.get_untracked());
        if outcome.is_ok() {
            typed.set(String::new());
        }
        asked.update(|asked| *asked += 1);
        wrong.set(outcome.err());
    };
    let by_key = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.shift_key() && !key.is_composing() {
            key.prevent_default();
            put();
        }
    };
    html! {
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
            <Quiet on_press=move |()| put()>"Add"</Quiet>
            <Notice text=wrong asked=asked/>
        </div>
    }
}

/// Adds all typed lines, or none if one is wrong.
fn write(open: DeckEditor, typed: &str) -> Result<(), String> {
    let lines: Vec<&str> = typed.lines().filter(|line| !line.trim().is_empty()).collect();
    let what = match &lines[..] {
        [] => return Err("Write an entry first.".to_owned()),
        [one] => format!("added “{}”", one.trim()),
        [..] => format!("added {} entries", lines.len()),
    };
    open.change(what, |deck| {
        if deck.entries().len() + lines.len() > MOST_ENTRIES {
            return Err(format!("A deck holds {MOST_ENTRIES} entries."));
        }
        lines.iter().try_for_each(|line| add_one(deck, line))
    })
}

fn add_one(deck: &mut Deck, text: &str) -> Result<(), String> {
    let line = Line::read(text).map_err(|reason| cannot(text, reason))?;
    deck.add(line).map_err(|reason| reason.to_string())
}

fn cannot(text: &str, reason: LineError) -> String {
    let short: String = text.chars().take(40).collect();
    format!("“{short}” cannot be used: {reason}.")
}

/// The entries, or those that contain the searched words.
pub(super) fn entries(open: DeckEditor) -> Html {
    let words = RwSignal::new(String::new());
    let drawn = RwSignal::new(DRAWN);
    let found = Memo::new(move |_| {
        let words = words.get();
        open.deck.with(|deck| search(deck, &words).collect::<Vec<usize>>())
    });
    let rows = move || 0..found.with(Vec::len).min(drawn.get());
    let more = Memo::new(move |_| found.with(Vec::len).saturating_sub(drawn.get()));
    let seek = move |event| {
        words.set(event_target_value(&event));
        drawn.set(DRAWN);
    };
    let none = move || found.with(Vec::is_empty).then_some("No entries found.");
    let show_more = move || {
        let press = move |()| drawn.update(|drawn| *drawn += 5 * DRAWN);
        html! { <Quiet on_press=press>{move || format!("{} more", more.get())}</Quiet> }
    };
    html! {
        <section class="entries wide" aria-label="What stands in it">
            <input
                type="search"
                class="search"
                placeholder="Search in this deck"
                aria-label="Search in this deck"
                autocomplete="off"
                on:input=seek
            />
            <p>{none}</p>
            <ol class="entry-list">
                <Each each=rows key=|row| *row let(row)>{entry(open, found, row)}</Each>
            </ol>
            <If when=move || { more.get() > 0 }>{show_more()}</If>
        </section>
    }
}

/// A row. Its text changes with the deck and the search; the row element stays, so it keeps the focus.
fn entry(open: DeckEditor, found: Memo<Vec<usize>>, row: usize) -> Html {
    let at = Memo::new(move |_| found.with(|found| found.get(row).copied()));
    let text = Memo::new(move |_| {
        let at = at.get();
        open.deck
            .with(|deck| at.and_then(|at| deck.entries().get(at)).map(Line::to_string))
            .unwrap_or_default()
    });
    let number = move || at.get().map(|at| (at + 1).to_string());
    if !open.is_own() {
        return html! { <li><span class="number">{number}</span><span dir="auto">{text}</span></li> };
    }
    let wrong = RwSignal::new(None::<String>);
    let rewrite = move |event| {
        let outcome = at.get_untracked().map_or(Ok(()), |at| rewrite(open, at, &event_target_value(&event)));
        wrong.set(outcome.err());
    };
    let remove = move |_| {
        if let Some(at) = at.get_untracked() {
            let _ = open.change(format!("removed “{}”", text.get_untracked()), |deck| {
                deck.remove(at).map(drop).ok_or(NotInDeck::NoSuchPlace)
            });
        }
    };
    html! {
        <li>
            <span class="number">{number}</span>
            <input
                type="text"
                dir="auto"
                autocomplete="off"
                aria-label=move || format!("Entry {}", number().unwrap_or_default())
                prop:value=move || text.get()
                on:change=rewrite
            />
            <button type="button" class="remove" aria-label=move || format!("Remove {}", text.get()) on:click=remove>
                "×"
            </button>
            <Notice text=wrong/>
        </li>
    }
}

fn rewrite(open: DeckEditor, at: usize, typed: &str) -> Result<(), String> {
    let line = Line::read(typed).map_err(|reason| cannot(typed, reason))?;
    open.change(format!("wrote “{line}”"), |deck| deck.rewrite(at, line)).map_err(|reason| reason.to_string())
}
