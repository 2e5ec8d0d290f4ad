//! The screen of BLANK's decks: their cards, their names, import and export.

pub mod after_game;
mod deck;
mod importing;
pub mod keeping;
mod printing;
pub mod shared;
mod sharing;

use crate::ui::prelude::*;

use super::{
    deck_storage,
    masthead::Masthead,
    parts::{Dialog, Notice, Primary, Quiet, box_label::BoxLabelForm, emblem, set_notice, show_notice},
    screen::Screen,
};
use crate::{
    browser::{
        files, focus,
        storage::{self, DeckId},
    },
    cards::{read_deck, write_deck},
    play::Kind,
    rules::{
        blank::{CardDeck, DeckMark},
        words::fold,
    },
    screens::{
        blank::{BoxLabel, display_name, free_mark},
        file_name::card_deck_file_name,
    },
};

pub use crate::evening::StoredCardDeck;

/// All stored decks that can be read. Others are kept as they are and are part of a backup.
pub fn all_decks() -> Vec<StoredCardDeck> {
    let read = |(id, text): (DeckId, String)| Some(StoredCardDeck { id, deck: read_deck(&text).ok()? });
    let mut decks: Vec<StoredCardDeck> = storage::CARD_DECKS.texts().into_iter().filter_map(read).collect();
    decks.sort_by_key(|stored| fold(&stored.deck.name));
    decks
}

/// A deck as it is stored now: a game in another tab may have put a card into it since it was shown.
fn newest(shown: StoredCardDeck) -> StoredCardDeck {
    all_decks().into_iter().find(|stored| stored.id == shown.id).unwrap_or(shown)
}

/// Stores a deck. If the storage refuses the deck, the deck stays in memory while the page is open, and the
/// error is returned as a sentence.
fn store(id: &DeckId, deck: &CardDeck) -> Option<String> {
    store_text(id, &write_deck(deck))
}

/// Stores a deck as text, like `store`.
pub fn store_text(id: &DeckId, text: &str) -> Option<String> {
    let error = storage::CARD_DECKS.save(id, text).err()?;
    Some(format!("The deck of cards is not saved. {}", deck_storage::error_sentence(error)))
}

/// The state of the screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
struct CardDecksState {
    decks: RwSignal<Vec<StoredCardDeck>>,
    /// The open deck, if any.
    open: RwSignal<Option<DeckId>>,
    /// The box label being edited.
    label: RwSignal<BoxLabel>,
    label_open: RwSignal<bool>,
    /// A deck from a file, while a dialog asks whether to store it.
    importing: RwSignal<Option<CardDeck>>,
    /// The deck that was deleted last.
    deleted: RwSignal<Option<StoredCardDeck>>,
    notice: RwSignal<Option<String>>,
}

impl CardDecksState {
    fn load() -> Self {
        let decks = all_decks();
        let first = decks.first().map(|stored| stored.id.clone());
        Self {
            decks: RwSignal::new(decks),
            open: RwSignal::new(first),
            label: RwSignal::new(BoxLabel::default()),
            label_open: RwSignal::new(false),
            importing: RwSignal::new(None),
            deleted: RwSignal::new(None),
            notice: RwSignal::new(None),
        }
    }

    /// The open deck.
    fn opened(self) -> Option<StoredCardDeck> {
        let open = self.open.get()?;
        self.decks.with(|decks| decks.iter().find(|stored| stored.id == open).cloned())
    }

    fn taken(self, except: Option<&DeckId>) -> Vec<DeckMark> {
        let others = |stored: &&StoredCardDeck| Some(&stored.id) != except;
        self.decks.with_untracked(|decks| {
            decks.iter().filter(others).filter_map(|stored| stored.deck.mark).collect()
        })
    }

    /// Stores a deck and opens it. The notice is `done`, or why the deck is not saved.
    fn store(self, id: &DeckId, deck: &CardDeck, done: Option<String>) {
        set_notice(self.notice, store(id, deck).or(done));
        self.decks.set(all_decks());
        self.open.set(Some(id.clone()));
    }
}

#[component]
pub fn CardDecks() -> impl IntoView {
    let cards = CardDecksState::load();
    importing::receive_files(cards);
    let play = |()| Screen::Setup(Kind::Blank).open();
    view! {
        <div class="setup card-decks grid">
            <Masthead here=Screen::Cards title="Decks of cards" line="Your decks for BLANK. Cards are written only in play: whoever wins a game writes one, and it stays in the deck."/>
            <main>
                {boxes(cards)}
                {move || cards.opened().map_or_else(empty, |stored| deck::open_deck(cards, stored))}
            </main>
            {label(cards)}
            {importing::dialog(cards)}
            <footer class="foot row" data-foot="">
                <Notice text=cards.notice/>
                {undo_button(cards)}
                <Quiet on_press=move |()| importing::choose_files(cards)>"Import a deck"</Quiet>
                {shared::paste_button()}
                <Quiet on_press=move |()| create(cards)>"A new deck"</Quiet>
                <Primary on_press=play>"Play BLANK"</Primary>
            </footer>
        </div>
    }
}

fn empty() -> AnyView {
    view! {
        <div class="none stack">
            <div class="blank-cards row" aria-hidden="true"><span></span><span></span><span></span></div>
            <p class="prose">
                "No decks yet. Finish a game of BLANK and its deck appears here. Or make a new deck, or import one."
            </p>
        </div>
    }.into_any()
}

/// All decks, drawn as boxes; one may be open.
fn boxes(cards: CardDecksState) -> AnyView {
    let one = move |stored: StoredCardDeck| {
        let StoredCardDeck { id, deck } = stored;
        let chosen = id.clone();
        let unsaved =
            storage::CARD_DECKS.is_unsaved(&id).then(|| view! { <small>{deck_storage::UNSAVED}</small> });
        let is_open = move || cards.open.with(|open| open.as_ref() == Some(&chosen)).to_string();
        view! {
            <li>
                <button type="button" class="unstyled box" aria-pressed=is_open on:click=move |_| cards.open.set(Some(id.clone()))>
                    <span class="seal">{deck.mark.map(emblem::mark)}</span>
                    <span dir="auto" translate="no">{display_name(&deck)}</span>
                    {unsaved}
                </button>
            </li>
        }.into_any()
    };
    let all = move || cards.decks.get().into_iter().map(one).collect_view();
    view! { <ul class="boxes stack" role="list" aria-label="Decks">{all}</ul> }.into_any()
}

/// Creates a deck and opens its label.
fn create(cards: CardDecksState) {
    let id = DeckId::fresh();
    match free_mark(&cards.taken(None)) {
        Ok(mark) => {
            cards.store(&id, &CardDeck { mark: Some(mark), ..CardDeck::fresh() }, None);
            edit_label(cards);
        }
        Err(error) => show_notice(cards.notice, error.to_owned()),
    }
}

/// Edits the box label of the open deck.
fn edit_label(cards: CardDecksState) {
    let Some(StoredCardDeck { deck, .. }) = untrack(|| cards.opened()) else { return };
    cards.label.update(|label| *label = BoxLabel::of(&deck, label.mark));
    cards.label_open.set(true);
}

/// The dialog with the box label.
fn label(cards: CardDecksState) -> AnyView {
    let put_on = move |deck: CardDeck| cards.label.with(|label| label.put_on(deck));
    let refusal = Signal::derive(move || put_on(cards.opened()?.deck).err());
    let write = move |()| {
        let Some(StoredCardDeck { id, deck }) = untrack(|| cards.opened()).map(newest) else { return };
        if let Ok(deck) = untrack(|| put_on(deck)) {
            cards.store(&id, &deck, None);
            cards.label_open.set(false);
        }
    };
    view! {
        <Dialog open=cards.label_open on_close=move |()| cards.label_open.set(false) title="Name this deck">
            // Nobody is at a table here whose name could be suggested for the owner.
            <BoxLabelForm label=cards.label people=Vec::new() taken=cards.taken(cards.open.get_untracked().as_ref())/>
            <div class="row"><Primary on_press=write refusal=refusal>"Save the name"</Primary></div>
        </Dialog>
    }.into_any()
}

/// Deletes the open deck; this can be undone.
fn delete(cards: CardDecksState, stored: StoredCardDeck) {
    storage::CARD_DECKS.remove(&stored.id);
    cards.decks.set(all_decks());
    cards.open.set(cards.decks.with_untracked(|decks| decks.first().map(|stored| stored.id.clone())));
    show_notice(cards.notice, format!("Deleted: {}.", display_name(&stored.deck)));
    cards.deleted.set(Some(stored));
    focus::set_after_task("#undo");
}

/// The button that restores the deleted deck. U presses it.
fn undo_button(cards: CardDecksState) -> AnyView {
    let back = move |_| {
        if let Some(StoredCardDeck { id, deck }) = cards.deleted.get_untracked() {
            cards.store(&id, &deck, Some(format!("{} is back.", display_name(&deck))));
            cards.deleted.set(None);
        }
    };
    let button = move || {
        cards.deleted.with(Option::is_some).then(|| {
            view! { <button type="button" class="quiet" id="undo" on:click=back>"Undo"</button> }.into_any()
        })
    };
    button.into_any()
}

/// Saves a deck as a file.
fn save(deck: &CardDeck) {
    files::save(&card_deck_file_name(&display_name(deck)), "application/json", &write_deck(deck));
}
