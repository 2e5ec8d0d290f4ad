//! Drawers of the shelf: what lies in them is one text each under a key of its own, and is written anew whenever it
//! changes.

use std::cell::RefCell;

use super::{DeckId, Trouble, cabinet, join};

/// A drawer, by the beginning of the keys of all that lies in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawer(&'static str);

/// Decks of categories.
pub const DECKS: Drawer = Drawer("deck/");

/// Decks of cards, each as its file would be.
pub const CARDS: Drawer = Drawer("cards/");

/// So many bytes are left for games, however many decks somebody brings along: an evening or two.
const SPARE: usize = 400_000;

thread_local! {
    /// Decks that storage did not take, under their keys. They last as long as the window.
    static LOOSE: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

/// Decks that storage did not take, under their keys.
pub(super) fn loose() -> Vec<(String, String)> {
    LOOSE.with_borrow(Vec::clone)
}

/// The drawer that a key belongs to.
pub(super) fn drawer_of(key: &str) -> Option<Drawer> {
    [DECKS, CARDS].into_iter().find(|drawer| key.starts_with(drawer.0))
}

impl Drawer {
    /// The texts of all decks.
    pub fn texts(self) -> Vec<(DeckId, String)> {
        let loose = loose();
        let stands = |key: &String| !loose.iter().any(|(there, _)| there == key);
        let stored = cabinet::keys(self.0).into_iter().filter(stands);
        let stored = stored.filter_map(|key| cabinet::read(&key).map(|text| (key, text)));
        let named = |(key, text): (String, String)| Some((DeckId::parse(key.strip_prefix(self.0)?)?, text));
        stored.chain(loose.iter().cloned()).filter_map(named).collect()
    }

    /// The text of one deck.
    pub fn text(self, id: &DeckId) -> Option<String> {
        let key = self.key(id);
        let loose = loose().into_iter().find(|(there, _)| *there == key);
        loose.map(|(_, text)| text).or_else(|| cabinet::read(&key))
    }

    /// Writes a deck, in the place of what it was before.
    ///
    /// # Errors
    /// It is kept in memory alone.
    pub fn keep(self, id: &DeckId, text: &str) -> Result<(), Trouble> {
        put(&self.key(id), text)
    }

    /// Takes a deck out.
    pub fn remove(self, id: &DeckId) {
        let key = self.key(id);
        LOOSE.with_borrow_mut(|loose| loose.retain(|(there, _)| *there != key));
        cabinet::erase(&key);
        // There may be room now for what had none.
        cabinet::retry();
        for (key, text) in loose() {
            let _ = put(&key, &text);
        }
    }

    /// Whether a deck lasts no longer than this window.
    pub fn is_loose(self, id: &DeckId) -> bool {
        let key = self.key(id);
        LOOSE.with_borrow(|loose| loose.iter().any(|(there, _)| *there == key))
    }

    /// Takes in a deck, beside the one that was changed here since, if there is one. Says whether it was not here.
    pub(super) fn take_in(self, key: &str, text: &str) -> bool {
        let texts = self.texts();
        if texts.iter().any(|(_, there)| there == text) {
            return false;
        }
        let taken = texts.iter().any(|(id, _)| self.key(id) == key);
        let key = if taken { self.key(&DeckId::fresh()) } else { key.to_owned() };
        // What storage does not take is in memory, and the deck itself tells so.
        let _ = put(&key, text);
        true
    }

    fn key(self, id: &DeckId) -> String {
        join(self.0, id.as_str())
    }
}

/// Writes a deck again that storage had lost; where it takes it no more, the deck itself tells so.
pub(super) fn put_back(key: &str, text: &str) {
    let _ = put(key, text);
}

/// Writes a deck under its key.
fn put(key: &str, text: &str) -> Result<(), Trouble> {
    let outcome = cabinet::write_if_room(key, text, SPARE);
    LOOSE.with_borrow_mut(|loose| {
        loose.retain(|(there, _)| there != key);
        if outcome.is_err() {
            loose.push((key.to_owned(), text.to_owned()));
        }
    });
    outcome
}
