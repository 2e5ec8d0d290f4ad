//! Decks in storage. Each deck is one text under its own key and is overwritten when it changes.

use std::{cell::RefCell, collections::BTreeSet};

use super::{DeckId, StorageRefusal, prefixed, texts};
use crate::{browser::ListenerGuard, play::DecksHere};

/// Where decks of one kind are stored, by the prefix of its keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DeckStorage(&'static str);

/// Decks of categories.
pub const CATEGORY_DECKS: DeckStorage = DeckStorage("deck/");

/// Decks of cards, each in the format of its file.
pub const CARD_DECKS: DeckStorage = DeckStorage("cards/");

/// The number of characters that decks leave free for games: enough for an evening or two.
const RESERVED_FOR_GAMES: usize = 400_000;

thread_local! {
    /// Decks that storage refused, with their keys. Their newest texts are lost when the page is closed.
    static UNSAVED: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Decks that storage refused, with their keys.
pub(super) fn unsaved() -> Vec<(String, String)> {
    UNSAVED.with_borrow(Vec::clone)
}

/// Where the deck of a key is stored.
pub(super) fn deck_storage_of(key: &str) -> Option<DeckStorage> {
    [CATEGORY_DECKS, CARD_DECKS].into_iter().find(|store| key.starts_with(store.0))
}

impl DeckStorage {
    pub fn texts(self) -> Vec<(DeckId, String)> {
        let unsaved = unsaved();
        let is_saved = |key: &String| !unsaved.iter().any(|(other, _)| other == key);
        let stored = texts::keys(self.0).into_iter().filter(is_saved);
        let stored = stored.filter_map(|key| texts::read(&key).map(|text| (key, text)));
        let with_id = |(key, text): (String, String)| Some((DeckId::parse(key.strip_prefix(self.0)?)?, text));
        stored.chain(unsaved.iter().cloned()).filter_map(with_id).collect()
    }

    pub fn text(self, id: &DeckId) -> Option<String> {
        let key = self.key(id);
        let unsaved = unsaved().into_iter().find(|(other, _)| *other == key);
        unsaved.map(|(_, text)| text).or_else(|| texts::read(&key))
    }

    /// Stores a deck, replacing its old text.
    ///
    /// # Errors
    /// It could only be kept in memory.
    pub fn save(self, id: &DeckId, text: &str) -> Result<(), StorageRefusal> {
        put(&[(&self.key(id), text)])
    }

    /// Deletes a deck.
    pub fn remove(self, id: &DeckId) {
        let key = self.key(id);
        UNSAVED.with_borrow_mut(|unsaved| unsaved.retain(|(other, _)| *other != key));
        texts::erase(&key);
        // There may be space now for the texts that wait in memory.
        texts::retry();
        let waiting = unsaved();
        if !waiting.is_empty() {
            // What is refused again goes on waiting.
            let _ = put(&waiting.iter().map(|(key, text)| (&key[..], &text[..])).collect::<Vec<_>>());
        }
    }

    /// Calls `callback` when another tab has changed or deleted a deck.
    pub fn on_change_elsewhere(self, id: &DeckId, callback: impl Fn() + Clone + 'static) -> ListenerGuard {
        texts::on_change_elsewhere(&self.key(id), callback)
    }

    /// Whether a deck is only in memory.
    pub fn is_unsaved(self, id: &DeckId) -> bool {
        let key = self.key(id);
        UNSAVED.with_borrow(|unsaved| unsaved.iter().any(|(other, _)| *other == key))
    }

    /// Merges decks, given with their keys. If another deck has the key of one, both are kept. Returns the texts of those
    /// that were new.
    pub(super) fn merge<'t>(self, decks: impl Iterator<Item = (&'t str, &'t str)>) -> Vec<&'t str> {
        let mut here: DecksHere = self.texts().into_iter().map(|(id, text)| (self.key(&id), text)).collect();
        let fresh = || self.key(&DeckId::fresh());
        let new: Vec<(String, &str)> =
            decks.filter_map(|(key, text)| Some((here.add(key, text, fresh)?, text))).collect();
        if !new.is_empty() {
            // What the storage refuses stays in memory, and the deck's screen says so.
            let _ = put(&new.iter().map(|(key, text)| (&key[..], *text)).collect::<Vec<_>>());
        }
        new.into_iter().map(|(_, text)| text).collect()
    }

    fn key(self, id: &DeckId) -> String {
        prefixed(self.0, id.as_str())
    }
}

/// Writes a deck that storage had lost. If that fails, the deck's screen shows it.
pub(super) fn restore(key: &str, text: &str) {
    let _ = put(&[(key, text)]);
}

/// Writes decks under their keys. The error is that of the first one that was refused.
fn put(decks: &[(&str, &str)]) -> Result<(), StorageRefusal> {
    let outcomes = texts::write_if_room(decks, RESERVED_FOR_GAMES);
    let keys: BTreeSet<&str> = decks.iter().map(|(key, _)| *key).collect();
    let refused = decks.iter().zip(&outcomes).filter(|(_, outcome)| outcome.is_err());
    UNSAVED.with_borrow_mut(|unsaved| {
        unsaved.retain(|(other, _)| !keys.contains(&other[..]));
        unsaved.extend(refused.map(|((key, text), _)| ((*key).to_owned(), (*text).to_owned())));
    });
    outcomes.into_iter().collect()
}
