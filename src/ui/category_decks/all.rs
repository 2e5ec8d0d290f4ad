//! The list of all decks, and a search through all of them.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{DeckFormat, SAMPLE_ENTRIES, entry_count_text, importing::DeckImport, preview::preview, save};
use crate::{
    browser::storage::CATEGORY_DECKS,
    decks::{CategoryDeck, DeckKind, Line, Tone, search},
    screens::names,
    ui::{
        deck_storage::{self, DeckRef, StoredCategoryDeck},
        masthead::{Back, Masthead},
        parts::{Notice, Quiet, drawn},
        screen::Screen,
    },
};

/// How many search results of a deck are shown.
const MAX_RESULTS_PER_DECK: usize = 6;

#[component]
pub fn Decks() -> impl IntoView {
    let decks = RwSignal::new(deck_storage::all());
    let import = DeckImport::open(decks);
    let query = RwSignal::new(String::new());
    let shown = move || {
        let query = query.get();
        decks.with(
            |decks| if query.trim().is_empty() { deck_cards(decks) } else { search_results(decks, &query) },
        )
    };
    view! {
        <div class="setup text-page grid">
            <Masthead here=Screen::Decks title="Decks" line="Where categories and cards come from. To use your own, press “Import decks”."/>
            <main class="decks grid">
                <div class="row wide">
                    <input
                        type="search"
                        class="search"
                        placeholder="Search in all decks"
                        aria-label="Search in all decks"
                        autocomplete="off"
                        on:input=move |event| query.set(event_target_value(&event))
                    />
                    <Quiet on_press=move |()| import.choose()>"Import decks"</Quiet>
                    <Quiet on_press=|()| create_deck()>"New deck"</Quiet>
                    {move || decks.with(|decks| save_all(decks))}
                    <a class="quiet" href=Screen::Print.hash()>"Print lists"</a>
                    <a class="quiet" href=Screen::Cards.hash()>"BLANK’s decks of cards"</a>
                </div>
                <div class="wide"><Notice text=import.notice()/></div>
                {deleted_notice(decks)}
                {shown}
            </main>
            <Back/>
            {preview(import)}
        </div>
    }
}

/// All decks as cards in a grid.
fn deck_cards(decks: &[StoredCategoryDeck]) -> AnyView {
    view! {
        <ul class="deck-list wide grid" role="list">
            {decks.iter().map(deck_card).collect_view()}
            <li>
                <button type="button" class="deck-box empty" on:click=|_| create_deck()>
                    <strong class="name">"Your own"</strong>
                    <span>"Write categories, or paste a list."</span>
                    <b class="note" aria-hidden="true">"+"</b>
                </button>
            </li>
        </ul>
    }
    .into_any()
}

/// The card of a deck in the grid.
fn deck_card(stored: &StoredCategoryDeck) -> AnyView {
    let StoredCategoryDeck { deck_ref, deck } = stored;
    let text_of = |line: &Option<Line>| line.as_ref().map(Line::to_string);
    let facts: Vec<String> =
        [Some(deck.tone.slug().to_owned()), text_of(&deck.language), text_of(&deck.author)]
            .into_iter()
            .flatten()
            .collect();
    let samples: Vec<&str> =
        deck.entries().iter().take(SAMPLE_ENTRIES).map(|line| line.as_str().trim_end_matches('.')).collect();
    let note = match deck_ref {
        DeckRef::BuiltIn(_) => "built in",
        DeckRef::Stored(id) if CATEGORY_DECKS.is_unsaved(id) => deck_storage::UNSAVED,
        DeckRef::Stored(_) => "yours",
    };
    view! {
        <li>
            <a class="deck-box" data-kind=deck.kind.slug() href=Screen::Deck(deck_ref.clone()).hash()>
                <strong class="name" dir="auto" translate="no">{deck.name.to_string()}</strong>
                <span>{entry_count_text(deck)}</span>
                <small dir="auto">{facts.join(" · ")}</small>
                <em class="glance" dir="auto">{samples.join(", ")}" …"</em>
                <small class="note">{note}</small>
            </a>
        </li>
    }
    .into_any()
}

/// The search results by deck.
fn search_results(decks: &[StoredCategoryDeck], query: &str) -> AnyView {
    let in_deck = |stored: &StoredCategoryDeck| results_in(stored, query);
    let results: Vec<AnyView> = decks.iter().filter_map(in_deck).collect();
    if results.is_empty() {
        return view! { <p class="wide">"No deck has it."</p> }.into_any();
    }
    view! { <ul class="search-results wide grid" role="list">{results}</ul> }.into_any()
}

fn results_in(StoredCategoryDeck { deck_ref, deck }: &StoredCategoryDeck, query: &str) -> Option<AnyView> {
    let mut indices = search(deck, query);
    let first: Vec<&Line> =
        indices.by_ref().take(MAX_RESULTS_PER_DECK).filter_map(|index| deck.entries().get(index)).collect();
    let more = indices.count();
    let entry = |line: &Line| view! { <li dir="auto">{line.to_string()}</li> };
    let found = !first.is_empty();
    let view = view! {
        <li>
            <h2><a href=Screen::Deck(deck_ref.clone()).hash() dir="auto" translate="no">{deck.name.to_string()}</a></h2>
            <ul>{first.into_iter().map(entry).collect_view()}</ul>
            {(more > 0).then(|| view! { <p class="quietly">{format!("and {more} more")}</p> })}
        </li>
    }
    .into_any();
    found.then_some(view)
}

/// The message about the last deleted deck, with an undo button (key U).
fn deleted_notice(decks: RwSignal<Vec<StoredCategoryDeck>>) -> AnyView {
    let deleted = RwSignal::new(deck_storage::deleted());
    let restore = move |_| {
        deck_storage::restore();
        decks.set(deck_storage::all());
        deleted.set(None);
    };
    let message = move |name: String| {
        view! {
            <p class="row wide" role="status">
                <span>{drawn(&names::deleted(&name))}</span>
                <button type="button" class="quiet" id="undo" on:click=restore>"Undo"</button>
            </p>
        }
        .into_any()
    };
    view! { {move || deleted.get().map(message)} }.into_any()
}

/// Creates an empty deck and opens it.
fn create_deck() {
    if let Ok(name) = Line::parse("New deck") {
        let (id, _) = deck_storage::add(CategoryDeck::new(name, DeckKind::Categories, Tone::Family));
        Screen::Deck(DeckRef::Stored(id)).open();
    }
}

/// The button that saves all of people's own decks as one file; shown if there are at least two.
fn save_all(decks: &[StoredCategoryDeck]) -> Option<AnyView> {
    let own: Vec<Arc<CategoryDeck>> = decks
        .iter()
        .filter(|stored| matches!(stored.deck_ref, DeckRef::Stored(_)))
        .map(|stored| stored.deck.clone())
        .collect();
    let several = own.len() > 1;
    let save = move |()| {
        let decks: Vec<&CategoryDeck> = own.iter().map(|deck| &**deck).collect();
        save(&decks, DeckFormat::Json);
    };
    several.then(|| view! { <Quiet on_press=save>"Save all our decks"</Quiet> }.into_any())
}
