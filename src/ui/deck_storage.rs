//! All decks except those of BLANK: the built-in ones, and those that people store.

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use crate::{
    browser::storage::{self, DeckId, StorageRefusal},
    decks::{CategoryDeck, Import, built_in, plain},
};

pub use crate::screens::{address::DeckRef, category_decks::StoredCategoryDeck};

thread_local! {
    /// Parsed decks, each with the text that it was read from. They are kept because parsing a large one
    /// takes long.
    static PARSED: RefCell<BTreeMap<DeckId, (String, Arc<CategoryDeck>)>> =
        const { RefCell::new(BTreeMap::new()) };
    /// The deck that was deleted last.
    static DELETED: RefCell<Option<(DeckId, Arc<CategoryDeck>)>> = const { RefCell::new(None) };
    static BUILT_IN_DECKS: Vec<Arc<CategoryDeck>> = built_in().into_iter().map(Arc::new).collect();
}

/// All decks: the built-in ones, then the others by name.
pub fn all() -> Vec<StoredCategoryDeck> {
    let texts = storage::CATEGORY_DECKS.texts();
    let mut stored_decks: Vec<StoredCategoryDeck> = PARSED.with_borrow_mut(|parsed| {
        let before = std::mem::take(parsed);
        for (id, text) in texts {
            let cached = before.get(&id).filter(|(from, _)| *from == text);
            // A deck that cannot be read stays where it is, untouched.
            if let Some(deck) = cached.map(|(_, deck)| deck.clone()).or_else(|| deck_of(&text)) {
                parsed.insert(id, (text, deck));
            }
        }
        let stored = |(id, (_, deck)): (&DeckId, &(String, Arc<CategoryDeck>))| StoredCategoryDeck {
            deck_ref: DeckRef::Stored(id.clone()),
            deck: deck.clone(),
        };
        parsed.iter().map(stored).collect()
    });
    stored_decks.sort_by(|one, other| one.deck.name.key().cmp(other.deck.name.key()));
    let built_in_deck = |(number, deck): (usize, &Arc<CategoryDeck>)| StoredCategoryDeck {
        deck_ref: DeckRef::BuiltIn(number),
        deck: deck.clone(),
    };
    let mut all: Vec<StoredCategoryDeck> =
        BUILT_IN_DECKS.with(|decks| decks.iter().enumerate().map(built_in_deck).collect());
    all.append(&mut stored_decks);
    all
}

/// A deck as it is stored now: another tab may have changed it since it was shown.
pub fn find(deck_ref: &DeckRef) -> Option<Arc<CategoryDeck>> {
    match deck_ref {
        DeckRef::BuiltIn(number) => BUILT_IN_DECKS.with(|decks| decks.get(*number).cloned()),
        DeckRef::Stored(id) => find_stored(id),
    }
}

fn find_stored(id: &DeckId) -> Option<Arc<CategoryDeck>> {
    let text = storage::CATEGORY_DECKS.text(id)?;
    if let Some(deck) = parsed(id, &text) {
        return Some(deck);
    }
    let deck = deck_of(&text)?;
    remember(id, text, deck.clone());
    Some(deck)
}

/// A deck that was parsed from this text before.
fn parsed(id: &DeckId, text: &str) -> Option<Arc<CategoryDeck>> {
    PARSED.with_borrow(|parsed| {
        let found = parsed.get(id).filter(|(from, _)| *from == text);
        found.map(|(_, deck)| deck.clone())
    })
}

/// Remembers a deck as it was parsed from this text.
fn remember(id: &DeckId, text: String, deck: Arc<CategoryDeck>) {
    PARSED.with_borrow_mut(|parsed| parsed.insert(id.clone(), (text, deck)));
}

/// Stores a deck as a new one, under a name that no other deck has.
///
/// # Errors
/// It could only be kept in memory.
pub fn add(deck: CategoryDeck) -> (DeckId, Result<(), StorageRefusal>) {
    add_with_free_name(&mut names(), deck)
}

/// Stores all decks of a file as new ones. There may be hundreds, so the stored decks are read only once.
///
/// # Errors
/// Some could only be kept in memory.
pub fn add_all(decks: impl Iterator<Item = CategoryDeck>) -> Result<(), StorageRefusal> {
    let mut names = names();
    let mut outcome = Ok(());
    // Store each one even if the one before failed.
    for deck in decks {
        let (_, stored) = add_with_free_name(&mut names, deck);
        outcome = outcome.and(stored);
    }
    outcome
}

/// The names of all decks in the form in which they are compared.
fn names() -> BTreeSet<String> {
    all().iter().map(|stored| stored.deck.name.key().to_owned()).collect()
}

fn add_with_free_name(
    names: &mut BTreeSet<String>,
    mut deck: CategoryDeck,
) -> (DeckId, Result<(), StorageRefusal>) {
    let id = DeckId::fresh();
    deck.name = deck.name.numbered_if_in(names);
    names.insert(deck.name.key().to_owned());
    let outcome = save(&id, Arc::new(deck));
    (id, outcome)
}

/// Stores a new, changed or restored deck under its id.
///
/// # Errors
/// It could only be kept in memory.
pub fn save(id: &DeckId, deck: Arc<CategoryDeck>) -> Result<(), StorageRefusal> {
    let text = plain(&deck);
    let outcome = storage::CATEGORY_DECKS.save(id, &text);
    remember(id, text, deck);
    outcome
}

/// Deletes a deck. It can be restored until another one is deleted or the page is closed.
pub fn remove(id: &DeckId) {
    if let Some(deck) = find_stored(id) {
        DELETED.set(Some((id.clone(), deck)));
        storage::CATEGORY_DECKS.remove(id);
    }
}

/// The name of the deck that was deleted last.
pub fn deleted() -> Option<String> {
    DELETED.with_borrow(|deleted| deleted.as_ref().map(|(_, deck)| deck.name.to_string()))
}

/// Restores the deck that was deleted last.
pub fn restore() {
    if let Some((id, deck)) = DELETED.take() {
        // If the deck cannot be stored, it stays in memory, and the screen of decks says so.
        let _ = save(&id, deck);
    }
}

/// What is said of a deck that is only in memory.
pub const UNSAVED: &str = "not saved: save it as a file";

/// Why a deck could not be stored, as a sentence.
pub fn error_sentence(refusal: StorageRefusal) -> &'static str {
    match refusal {
        StorageRefusal::Denied => {
            "This browser cannot save anything for this page, so this is lost when you close the window. Save it as a file."
        }
        StorageRefusal::Full => {
            "The browser has no space left, so this is lost when you close the window. Save it as a file, or delete another deck."
        }
    }
}

/// Parses a stored deck, which is plain text. It may be empty.
fn deck_of(text: &str) -> Option<Arc<CategoryDeck>> {
    Import::new("Deck.txt", text.as_bytes().to_vec()).ok()?.read_deck().map(Arc::new)
}
