//! Stores the decks of a finished game. Each replaces the stored deck that it was dealt from, or else is
//! stored as a new one (BL-80).

use crate::{
    browser::storage::{self, DeckId, GameId},
    cards::read_deck,
    evening::SavedDeckNote,
    rules::blank::{Blank, CardDeck, Setup, View},
    ui::{prelude::*, session::Session},
};

use super::{StoredCardDeck, all_decks, store_text};

/// Stores the decks of a game when it ends, and again when it is opened after its end.
pub fn watch(session: Session<Blank>) {
    Effect::new(move |_| {
        let over = session.view.with(View::is_over);
        if over {
            let (game, dealt) = (session.id(), session.setup().decks);
            let played = session.view.with_untracked(decks);
            for (index, (dealt, played)) in dealt.iter().zip(&played).enumerate() {
                if let Some(error) = store_deck(&game, index, dealt, played) {
                    session.show_notice(error);
                }
            }
        }
    });
}

/// The stored decks of a finished game, as they are now.
pub fn stored_decks(game: &GameId) -> Vec<StoredCardDeck> {
    let noted = (0..Setup::MAX_DECKS).filter_map(|index| note(game, index));
    let stored = |SavedDeckNote { id, .. }: SavedDeckNote| {
        let deck = read_deck(&storage::CARD_DECKS.text(&id)?).ok()?;
        Some(StoredCardDeck { id, deck })
    };
    noted.filter_map(stored).collect()
}

/// Updates the note after the table changed a stored deck.
pub fn note_change(game: &GameId, deck: &DeckId) {
    for index in 0..Setup::MAX_DECKS {
        if let Some(note) = note(game, index).filter(|note| note.id == *deck) {
            let changed = note.with_change(&storage::CARD_DECKS.text(deck).unwrap_or_default());
            storage::set_side_text(game, &note_key(index), &changed.text());
        }
    }
}

/// The decks for the next game: as they are stored, or, if not all are stored, as they are on the table.
pub fn next_decks(game: &GameId, view: &View) -> Vec<CardDeck> {
    let stored = stored_decks(game);
    let current = decks(view);
    if stored.len() == current.len() {
        stored.into_iter().map(|stored| stored.deck).collect()
    } else {
        current
    }
}

/// The name under which the note of a deck is stored beside its game: it says where the deck has its home.
fn note_key(index: usize) -> String {
    format!("home-{index}")
}

fn note(game: &GameId, index: usize) -> Option<SavedDeckNote> {
    storage::side_text(game, &note_key(index)).and_then(|text| SavedDeckNote::read(&text))
}

/// The decks of a table in their current state.
fn decks(view: &View) -> Vec<CardDeck> {
    view.decks.iter().map(|deck| deck.deck.as_ref().clone()).collect()
}

/// Stores a deck, unless the stored deck was changed elsewhere since this game stored it. If the storage
/// refuses the deck, returns the reason.
fn store_deck(game: &GameId, index: usize, dealt: &CardDeck, played: &CardDeck) -> Option<String> {
    let noted = note(game, index).map(|note| {
        let text = storage::CARD_DECKS.text(&note.id).unwrap_or_default();
        (note, text)
    });
    let (text, note) = SavedDeckNote::of_end(noted, &all_decks(), DeckId::fresh(), dealt, played)?;
    storage::set_side_text(game, &note_key(index), &note.text());
    store_text(&note.id, &text)
}
