//! The screen of one deck: its name, its entries, and its commands.

use crate::ui::prelude::*;

use super::{
    DeckFormat,
    edit::DeckEditor,
    entries::{add, entries},
    facts::facts,
    save, so_many,
};
use crate::{
    browser::page,
    ui::{
        masthead::Masthead,
        parts::Quiet,
        screen::Screen,
        stock::{self, DeckRef},
    },
};

/// The screen of a deck.
#[component]
pub fn OpenDeck(
    /// Which deck.
    place: DeckRef,
) -> Html {
    let Some(deck) = stock::find(&place) else { return missing() };
    let here = Screen::Deck(place.clone());
    if deck.entries().is_empty() {
        // A new deck needs a name first.
        page::focus(".facts input");
    }
    let open = DeckEditor::new(place, deck);
    let line = if open.is_own() {
        "Changes are saved at once. You can undo them."
    } else {
        "This deck is built in and cannot be changed. Duplicate it to change the copy."
    };
    html! {
        <div class="setup leaf">
            <Masthead here title="A deck" line/>
            <main class="deck">
                {head(open)}
                {open.is_own().then(|| facts(open))}
                {trouble(open)}
                {open.is_own().then(|| add(open))}
                {entries(open)}
            </main>
            {foot(open)}
            <p class="visually-hidden" role="status">{move || open.notice.get()}</p>
        </div>
    }
}

/// The deck does not exist: it was deleted, or the address is wrong.
fn missing() -> Html {
    html! {
        <div class="setup leaf">
            <Masthead here=Screen::Home title="No such deck" line="It was deleted, or is in another browser."/>
            <main></main>
            <footer class="action">{all_decks()}</footer>
        </div>
    }
}

/// The link back to all decks.
fn all_decks() -> Html {
    html! { <span class="press"><a class="primary" href=Screen::Decks.hash()>"All decks"</a></span> }
}

/// The name, and the commands for the whole deck.
fn head(open: DeckEditor) -> Html {
    let name = move || open.deck.with(|deck| deck.name.to_string());
    let terms = open.deck.with_untracked(|deck| {
        let texts = [&deck.author, &deck.licence, &deck.language];
        let texts: Vec<String> = texts.into_iter().flatten().map(ToString::to_string).collect();
        texts.join(" · ")
    });
    let out = |form: DeckFormat, label: &'static str| {
        let save = move |()| open.deck.with_untracked(|deck| save(&[deck], form));
        html! { <Quiet on_press=save>{label}</Quiet> }
    };
    html! {
        <section class="deck-head wide" data-kind=move || open.deck.with(|deck| deck.kind.slug())>
            <div>
                <h2 dir="auto">{name}</h2>
                <p>{move || open.deck.with(|deck| so_many(deck))}", "{move || open.deck.with(|deck| deck.tone.slug())}</p>
                {(!open.is_own()).then(|| html! { <p><small>{terms}</small></p> })}
            </div>
            <div class="row">
                <Quiet on_press=move |()| duplicate(open)>"Duplicate"</Quiet>
                {out(DeckFormat::Plain, "Save as text")}
                {out(DeckFormat::Csv, "Save as a table")}
                {out(DeckFormat::Ours, "Save as JSON")}
                {delete(open)}
            </div>
        </section>
    }
}

/// Copies the deck and opens the copy.
fn duplicate(open: DeckEditor) {
    let deck = open.deck.with_untracked(|deck| (**deck).clone());
    let (id, _) = stock::add(deck);
    Screen::Deck(DeckRef::Stored(id)).open();
}

/// Deletes the deck and returns to all decks, where this can be undone.
fn delete(open: DeckEditor) -> Option<Html> {
    let DeckRef::Stored(id) = open.place() else { return None };
    let delete = move |()| {
        stock::remove(&id);
        Screen::Decks.open();
    };
    Some(html! { <Quiet on_press=delete>"Delete"</Quiet> })
}

/// Why it is not kept, if it is not.
fn trouble(open: DeckEditor) -> Html {
    let slip = |sentence: String| html! { <p class="home-trouble wide" role="alert">{sentence}</p> };
    html! { {move || open.trouble.get().map(slip)} }
}

/// The last change with its undo button, and the large button.
fn foot(open: DeckEditor) -> Html {
    let last = Memo::new(move |_| open.last());
    let back = move |what: String| {
        html! {
            <button type="button" class="quiet" id="undo" on:click=move |_| open.undo()>
                "Undo"
            </button>
            <p class="say">{what}</p>
        }
    };
    html! {
        <footer class="action">
            {move || last.get().map(back)}
            {all_decks()}
        </footer>
    }
}
