//! The list of all decks, and a search through all of them.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::{DeckFormat, arriving::Arriving, preview::preview, save, so_many};
use crate::{
    browser::shelf::DECKS,
    decks::{Deck, DeckKind, Line, Tone, search},
    ui::{
        masthead::{Back, Masthead},
        parts::{Notice, Quiet},
        screen::Screen,
        stock::{self, DeckRef, StoredDeck},
    },
};

/// How many found entries of a deck are shown.
const FOUND: usize = 6;

/// How many sample entries are shown on the box of a deck.
const GLANCE: usize = 3;

/// The screen.
#[component]
pub fn Decks() -> Html {
    let stock = RwSignal::new(stock::all());
    let arriving = Arriving::open(stock);
    let words = RwSignal::new(String::new());
    let shown = move || {
        let words = words.get();
        stock.with(|stock| if words.trim().is_empty() { boxes(stock) } else { found(stock, &words) })
    };
    html! {
        <div class="setup leaf">
            <Masthead here=Screen::Decks title="Decks" line="Where categories and cards come from. To import your own, drop a file here."/>
            <main class="decks">
                <div class="row wide">
                    <input
                        type="search"
                        class="search"
                        placeholder="Search in all decks"
                        aria-label="Search in all decks"
                        autocomplete="off"
                        on:input=move |event| words.set(event_target_value(&event))
                    />
                    <Quiet on_press=move |()| arriving.choose()>"Import decks"</Quiet>
                    <Quiet on_press=|()| write_new()>"New deck"</Quiet>
                    {move || stock.with(|stock| save_all(stock))}
                    <a class="quiet" href=Screen::Print.hash()>"Print lists"</a>
                    <a class="quiet" href=Screen::Cards.hash()>"BLANK’s decks of cards"</a>
                </div>
                <div class="wide"><Notice text=arriving.notice/></div>
                {gone(stock)}
                {shown}
            </main>
            <Back/>
            {preview(arriving)}
        </div>
    }
}

/// All boxes.
fn boxes(stock: &[StoredDeck]) -> Html {
    html! { <ul class="deck-shelf wide" role="list">{stock.iter().map(deck_box).collect_html()}</ul> }
}

/// The box of a deck.
fn deck_box(stored: &StoredDeck) -> Html {
    let StoredDeck { place, deck } = stored;
    let of = |line: &Option<Line>| line.as_ref().map(Line::to_string);
    let facts: Vec<String> = [Some(deck.tone.slug().to_owned()), of(&deck.language), of(&deck.author)]
        .into_iter()
        .flatten()
        .collect();
    let glance: Vec<&str> = deck.entries().iter().take(GLANCE).map(Line::as_str).collect();
    let note = match place {
        DeckRef::BuiltIn(_) => "built in",
        DeckRef::Stored(id) if DECKS.is_unsaved(id) => "not saved: save it as a file",
        DeckRef::Stored(_) => "yours",
    };
    html! {
        <li>
            <a class="deck-box" data-kind=deck.kind.slug() href=Screen::Deck(place.clone()).hash()>
                <strong class="name" dir="auto">{deck.name.to_string()}</strong>
                <span>{so_many(deck)}</span>
                <small dir="auto">{facts.join(" · ")}</small>
                <em class="glance" dir="auto">{glance.join(", ")}" …"</em>
                <small class="note">{note}</small>
            </a>
        </li>
    }
}

/// The search results by deck.
fn found(stock: &[StoredDeck], words: &str) -> Html {
    let in_deck = |stored: &StoredDeck| found_in(stored, words);
    let found: Vec<Html> = stock.iter().filter_map(in_deck).collect();
    if found.is_empty() {
        return html! { <p class="wide">"No deck has it."</p> };
    }
    html! { <ul class="found wide" role="list">{found}</ul> }
}

fn found_in(StoredDeck { place, deck }: &StoredDeck, words: &str) -> Option<Html> {
    let mut places = search(deck, words);
    let first: Vec<&Line> = places.by_ref().take(FOUND).filter_map(|at| deck.entries().get(at)).collect();
    let more = places.count();
    let entry = |line: &Line| html! { <li dir="auto">{line.to_string()}</li> };
    let found = !first.is_empty();
    let view = html! {
        <li>
            <h2><a href=Screen::Deck(place.clone()).hash() dir="auto">{deck.name.to_string()}</a></h2>
            <ul>{first.into_iter().map(entry).collect_html()}</ul>
            {(more > 0).then(|| html! { <p class="quietly">{format!("and {more} more")}</p> })}
        </li>
    };
    found.then_some(view)
}

/// The button that restores a deck deleted by mistake. U presses it.
fn gone(stock: RwSignal<Vec<StoredDeck>>) -> Html {
    let gone = RwSignal::new(stock::gone());
    let back = move |_| {
        stock::put_back();
        stock.set(stock::all());
        gone.set(None);
    };
    let slip = move |name: String| {
        html! {
            <p class="row wide" role="status">
                <span>"Deleted: "<bdi>{name}</bdi></span>
                <button type="button" class="quiet" id="undo" on:click=back>"Undo"</button>
            </p>
        }
    };
    html! { {move || gone.get().map(slip)} }
}

/// Creates an empty deck and opens it.
fn write_new() {
    if let Ok(name) = Line::read("New deck") {
        let (id, _) = stock::add(Deck::new(name, DeckKind::Categories, Tone::Family));
        Screen::Deck(DeckRef::Stored(id)).open();
    }
}

/// The button that saves all of people's own decks as one file; shown if there are at least two.
fn save_all(stock: &[StoredDeck]) -> Option<Html> {
    let own: Vec<Arc<Deck>> = stock
        .iter()
        .filter(|stored| matches!(stored.place, DeckRef::Stored(_)))
        .map(|stored| stored.deck.clone())
        .collect();
    let several = own.len() > 1;
    let save = move |()| {
        let decks: Vec<&Deck> = own.iter().map(|deck| &**deck).collect();
        save(&decks, DeckFormat::Ours);
    };
    several.then(|| html! { <Quiet on_press=save>"Save all our decks"</Quiet> })
}
