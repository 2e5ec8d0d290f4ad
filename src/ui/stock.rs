//! The decks at hand: those that come with the page, and those that people keep here.

use std::{cell::RefCell, collections::BTreeSet, sync::Arc};

use crate::{
    browser::shelf::{self, DeckId, StorageError},
    decks::{Deck, Import, Line, built_in, plain},
};

/// Which deck it is.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum DeckRef {
    /// One that comes with the page, by its number from 0. It can be copied, and never changes.
    BuiltIn(usize),
    /// One that somebody keeps here.
    Stored(DeckId),
}

/// Before the number of a deck that comes with the page, in addresses and settings.
const BUILT_IN: &str = "built-in-";

impl DeckRef {
    /// The word for it, in addresses and settings.
    pub fn slug(&self) -> String {
        match self {
            DeckRef::BuiltIn(number) => format!("{BUILT_IN}{number}"),
            DeckRef::Stored(id) => id.as_str().to_owned(),
        }
    }

    /// The deck of that word, if there could be one.
    pub fn of(word: &str) -> Option<Self> {
        let built_in =
            word.strip_prefix(BUILT_IN).and_then(|number| number.parse().ok()).map(DeckRef::BuiltIn);
        built_in.or_else(|| DeckId::parse(word).map(DeckRef::Stored))
    }
}

/// A deck, and where it is.
#[derive(Debug, Clone)]
pub struct StoredDeck {
    /// Where.
    pub place: DeckRef,
    /// The deck. It may have thousands of entries, so that it is never copied for being looked at.
    pub deck: Arc<Deck>,
}

thread_local! {
    /// Decks of the shelf as they were read last, with the text each was read from: a large one takes a while.
    static READ: RefCell<Vec<(DeckId, String, Arc<Deck>)>> = const { RefCell::new(Vec::new()) };
    /// The deck that was taken off last.
    static GONE: RefCell<Option<(DeckId, Arc<Deck>)>> = const { RefCell::new(None) };
    /// Those that come with the page.
    static BUILT: Vec<Arc<Deck>> = built_in().into_iter().map(Arc::new).collect();
}

/// All decks: those that come with the page, then the others by name.
pub fn all() -> Vec<StoredDeck> {
    let texts = shelf::DECKS.texts();
    let mut kept: Vec<StoredDeck> = READ.with_borrow_mut(|read| {
        let before = std::mem::take(read);
        for (id, text) in texts {
            let known = before.iter().find(|(was, from, _)| *was == id && *from == text);
            // A deck that cannot be read stays where it is, untouched.
            if let Some(deck) = known.map(|(_, _, deck)| deck.clone()).or_else(|| deck_of(&text)) {
                read.push((id, text, deck));
            }
        }
        let stored = |(id, _, deck): &(DeckId, String, Arc<Deck>)| StoredDeck {
            place: DeckRef::Stored(id.clone()),
            deck: deck.clone(),
        };
        read.iter().map(stored).collect()
    });
    kept.sort_by(|one, other| one.deck.name.key().cmp(other.deck.name.key()));
    let built = |(number, deck): (usize, &Arc<Deck>)| StoredDeck {
        place: DeckRef::BuiltIn(number),
        deck: deck.clone(),
    };
    let mut all: Vec<StoredDeck> = BUILT.with(|decks| decks.iter().enumerate().map(built).collect());
    all.append(&mut kept);
    all
}

/// A deck by its place, if it is there.
pub fn find(place: &DeckRef) -> Option<Arc<Deck>> {
    all().into_iter().find(|stored| stored.place == *place).map(|stored| stored.deck)
}

/// Keeps a deck under a name that no other one here has, as a new one.
///
/// # Errors
/// It is kept in memory alone.
pub fn add(deck: Deck) -> (DeckId, Result<(), StorageError>) {
    add_beside(&mut names(), deck)
}

/// The same for the decks of a file, of which there may be hundreds: all that lie here are looked at once.
///
/// # Errors
/// Some are kept in memory alone.
pub fn add_all(decks: impl Iterator<Item = Deck>) -> Result<(), StorageError> {
    let mut names = names();
    let mut kept = Ok(());
    // Each is kept, whatever became of the one before.
    for deck in decks {
        let (_, now) = add_beside(&mut names, deck);
        kept = kept.and(now);
    }
    kept
}

/// By what the names of all decks are compared.
fn names() -> BTreeSet<String> {
    all().iter().map(|stored| stored.deck.name.key().to_owned()).collect()
}

fn add_beside(names: &mut BTreeSet<String>, mut deck: Deck) -> (DeckId, Result<(), StorageError>) {
    let id = DeckId::fresh();
    let name = deck.name.to_string();
    let numbered = (2..).map(|number| Line::read(&format!("{name} {number}")));
    let mut free = std::iter::once(Ok(deck.name.clone())).chain(numbered);
    // A name of 200 letters takes no number, and stands there twice.
    if let Some(Ok(free)) =
        free.find(|name| name.as_ref().is_ok_and(|name| !names.contains(name.key())) || name.is_err())
    {
        deck.name = free;
    }
    names.insert(deck.name.key().to_owned());
    let kept = keep(&id, Arc::new(deck));
    (id, kept)
}

/// Keeps a deck on the shelf, in the place of what it was before.
///
/// # Errors
/// It is kept in memory alone.
pub fn keep(id: &DeckId, deck: Arc<Deck>) -> Result<(), StorageError> {
    let text = plain(&deck);
    let kept = shelf::DECKS.save(id, &text);
    READ.with_borrow_mut(|read| {
        read.retain(|(was, _, _)| was != id);
        read.push((id.clone(), text, deck));
    });
    kept
}

/// Takes a deck off the shelf. It can be put back as long as the page is open.
pub fn remove(id: &DeckId) {
    let gone = all().into_iter().find(|stored| stored.place == DeckRef::Stored(id.clone()));
    if let Some(gone) = gone {
        GONE.set(Some((id.clone(), gone.deck)));
        shelf::DECKS.remove(id);
    }
}

/// What the deck was called that was taken off last.
pub fn gone() -> Option<String> {
    GONE.with_borrow(|gone| gone.as_ref().map(|(_, deck)| deck.name.to_string()))
}

/// Puts the deck back that was taken off last.
pub fn put_back() {
    if let Some((id, deck)) = GONE.take() {
        // What has no room says so on its box.
        let _ = keep(&id, deck);
    }
}

/// Why a deck is not kept, in a sentence for the table.
pub fn not_kept(trouble: StorageError) -> &'static str {
    match trouble {
        StorageError::Denied => {
            "This browser cannot save anything for this page, so this is lost when you close the window. Save it as a file."
        }
        StorageError::Full | StorageError::Conflict | StorageError::Deleted => {
            "The browser has no space left, so this is lost when you close the window. Save it as a file, or delete another deck."
        }
    }
}

/// A deck as it lies on the shelf. It need not have entries yet.
fn deck_of(text: &str) -> Option<Arc<Deck>> {
    Import::new("Deck.txt", text.as_bytes().to_vec()).ok()?.deck().map(Arc::new)
}
