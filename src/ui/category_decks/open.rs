//! The screen of one deck: its name, its entries, and its commands.

use crate::ui::prelude::*;

use super::{
    DeckFormat,
    edit::DeckEditor,
    entries::{add, entries},
    entry_count_text,
    facts::facts,
    save,
};
use crate::{
    browser::focus,
    ui::{
        deck_storage::{self, DeckRef},
        masthead::Masthead,
        parts::{Quiet, live_region},
        screen::Screen,
        setup::SAVED_AT_ONCE,
    },
};

#[component]
pub fn OpenDeck(deck_ref: DeckRef) -> AnyView {
    let here = Screen::Deck(deck_ref.clone());
    let Some(deck) = deck_storage::find(&deck_ref) else { return no_such_deck(here) };
    if deck.entries().is_empty() {
        // A deck without entries is probably new, so start with its name.
        focus::set_after_task("[data-facts] input");
    }
    let editor = DeckEditor::new(deck_ref, deck);
    let line = if editor.is_own() {
        SAVED_AT_ONCE
    } else {
        "This deck is built in and cannot be changed. Duplicate it to change the copy."
    };
    view! {
        <div class="setup text-page grid">
            <Masthead here title="A deck" line/>
            <main class="deck grid">
                {head(editor)}
                {editor.is_own().then(|| facts(editor))}
                {trouble(editor)}
                {editor.is_own().then(|| add(editor))}
                {entries(editor)}
            </main>
            {foot(editor)}
            {live_region(editor.announced)}
        </div>
    }
    .into_any()
}

/// The deck does not exist: it was deleted, or the address is wrong.
fn no_such_deck(here: Screen) -> AnyView {
    view! {
        <div class="setup text-page grid">
            <Masthead here title="No such deck" line="It was deleted, or is in another browser."/>
            <main></main>
            <footer class="foot row" data-foot="">{all_decks_link()}</footer>
        </div>
    }
    .into_any()
}

/// The link back to all decks.
fn all_decks_link() -> AnyView {
    view! { <span class="press"><a class="primary" data-primary="" href=Screen::Decks.hash()>"All decks"</a></span> }
        .into_any()
}

/// The name, and the commands for the whole deck.
fn head(editor: DeckEditor) -> AnyView {
    let name = move || editor.deck.with(|deck| deck.name.to_string());
    let credits = editor.deck.with_untracked(|deck| {
        let texts = [&deck.author, &deck.licence, &deck.language];
        let texts: Vec<String> = texts.into_iter().flatten().map(ToString::to_string).collect();
        texts.join(" · ")
    });
    let save_button = |format: DeckFormat, label: &'static str| {
        let save = move |()| editor.deck.with_untracked(|deck| save(&[deck], format));
        view! { <Quiet on_press=save>{label}</Quiet> }.into_any()
    };
    view! {
        <section class="deck-head wide row" data-kind=move || editor.deck.with(|deck| deck.kind.slug())>
            <div>
                <h2 dir="auto" translate="no">{name}</h2>
                <p>{move || editor.deck.with(|deck| entry_count_text(deck))}", "{move || editor.deck.with(|deck| deck.tone.slug())}</p>
                {(!editor.is_own()).then(|| view! { <p><small>{credits}</small></p> })}
            </div>
            <div class="row">
                <Quiet on_press=move |()| duplicate(editor)>"Duplicate"</Quiet>
                {save_button(DeckFormat::Plain, "Save as text")}
                {save_button(DeckFormat::Csv, "Save as a table")}
                {save_button(DeckFormat::Json, "Save as JSON")}
                {delete_button(editor)}
            </div>
        </section>
    }.into_any()
}

/// Copies the deck and opens the copy.
fn duplicate(editor: DeckEditor) {
    let deck = editor.deck.with_untracked(|deck| (**deck).clone());
    let (id, _) = deck_storage::add(deck);
    Screen::Deck(DeckRef::Stored(id)).open();
}

/// The button that deletes the deck and returns to all decks, where this can be undone.
fn delete_button(editor: DeckEditor) -> Option<AnyView> {
    let DeckRef::Stored(id) = editor.deck_ref() else { return None };
    let delete = move |()| {
        deck_storage::remove(&id);
        Screen::Decks.open();
    };
    Some(view! { <Quiet on_press=delete>"Delete"</Quiet> }.into_any())
}

/// The message that the deck is not stored.
fn trouble(editor: DeckEditor) -> AnyView {
    let message = |sentence: String| view! { <p class="home-trouble wide" role="alert">{sentence}</p> };
    view! { {move || editor.trouble().map(message)} }.into_any()
}

/// The last change with its undo button, and the link back to all decks.
fn foot(editor: DeckEditor) -> AnyView {
    let last = Memo::new(move |_| editor.last_change());
    let undo_row = move |description: String| {
        view! {
            <button type="button" class="quiet" id="undo" on:click=move |_| editor.undo()>
                "Undo"
            </button>
            <p class="say">{description}</p>
        }
        .into_any()
    };
    view! {
        <footer class="foot row" data-foot="">
            {move || last.get().map(undo_row)}
            {all_decks_link()}
        </footer>
    }
    .into_any()
}
