//! A deck: what it is called, what it is for, and what stands on its cards.

use std::{collections::BTreeMap, fmt, num::NonZeroU8};

use super::Line;

/// How many categories a list of Scattergories has (SC-04).
pub const TWELVE: usize = 12;

/// What the entries of a deck are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckKind {
    /// Categories to find answers for: `Found on a beach`.
    Categories,
    /// Sentences with gaps, or questions: `Nobody told me about ____.`
    Prompts,
    /// Words that say how something is: `slippery`.
    Adjectives,
}

impl DeckKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Categories, Self::Prompts, Self::Adjectives];

    /// The word for it, in sentences and in files.
    pub fn slug(self) -> &'static str {
        match self {
            DeckKind::Categories => "categories",
            DeckKind::Prompts => "prompts",
            DeckKind::Adjectives => "adjectives",
        }
    }

    /// So many of them, in words: `1 category`, `144 categories`.
    pub fn so_many(self, number: usize) -> String {
        let word = match self {
            _ if number != 1 => self.slug(),
            DeckKind::Categories => "category",
            DeckKind::Prompts => "prompt",
            DeckKind::Adjectives => "adjective",
        };
        format!("{number} {word}")
    }

    /// The kind of that word, if there is one.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == word)
    }
}

/// Whom a deck is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Everybody, children included.
    Family,
    /// Grown-ups who said yes to it.
    Party,
}

impl Tone {
    /// The word for it, in sentences and in files.
    pub fn slug(self) -> &'static str {
        match self {
            Tone::Family => "family",
            Tone::Party => "party",
        }
    }

    /// The tone of that word, if there is one.
    pub fn of(word: &str) -> Option<Self> {
        [Self::Family, Self::Party].into_iter().find(|tone| tone.slug() == word)
    }
}

/// A deck. Its entries are all different (SC-06); everything else about it may be changed freely.
#[derive(Debug, Clone, PartialEq)]
pub struct Deck {
    /// What it is called.
    pub name: Line,
    /// What its entries are.
    pub kind: DeckKind,
    /// The language it is written in, as a tag such as `en` or `pt-BR`.
    pub language: Option<Line>,
    /// Whom it is for.
    pub tone: Tone,
    /// Who wrote it.
    pub author: Option<Line>,
    /// Under which terms it may be passed on.
    pub licence: Option<Line>,
    /// If its entries stand in lists of twelve: how many lists a card holds (SC-04, SC-05, SC-R21). Cards are only a
    /// way to speak of lists.
    pub lists_a_card: Option<NonZeroU8>,
    entries: Vec<Line>,
    /// The place of each entry, by what entries are compared by: a file may repeat each of its entries a thousand times,
    /// and each repeat says where the first one stands.
    places: BTreeMap<String, usize>,
}

/// Why an entry cannot go into a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotInDeck {
    /// It stands there already (SC-06).
    Twice {
        /// The place of the one that stands there, from 0.
        at: usize,
        /// How that one is written.
        there: Line,
    },
    /// There is no entry in that place.
    NoSuchPlace,
}

impl fmt::Display for NotInDeck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotInDeck::Twice { at, there } => {
                write!(f, "“{there}” stands in this deck already, as number {}.", at + 1)
            }
            NotInDeck::NoSuchPlace => f.write_str("There is no such entry in this deck."),
        }
    }
}

impl Deck {
    /// An empty deck.
    pub fn new(name: Line, kind: DeckKind, tone: Tone) -> Self {
        let (entries, places) = Default::default();
        let (language, author, licence, lists_a_card) = Default::default();
        Self { name, kind, language, tone, author, licence, lists_a_card, entries, places }
    }

    /// What stands on its cards, in order.
    pub fn entries(&self) -> &[Line] {
        &self.entries
    }

    /// Its lists of twelve, if it has lists. A last one that is not full is no list.
    pub fn lists(&self) -> impl Iterator<Item = &[Line]> {
        let in_lists = if self.lists_a_card.is_some() { &self.entries[..] } else { &[] };
        in_lists.chunks_exact(TWELVE)
    }

    /// The same lists, each with its name: `Classic pack, card 1, list 2` (SC-R21).
    pub fn named_lists(&self) -> impl Iterator<Item = (String, &[Line])> {
        let a_card = self.lists_a_card.map_or(1, |lists| usize::from(lists.get()));
        self.lists().enumerate().map(move |(at, list)| {
            (format!("{}, card {}, list {}", self.name, at / a_card + 1, at % a_card + 1), list)
        })
    }

    /// Puts an entry behind all others.
    ///
    /// # Errors
    /// It stands there already (SC-06).
    pub fn add(&mut self, entry: Line) -> Result<(), NotInDeck> {
        self.insert(self.entries.len(), entry)
    }

    /// Puts an entry into that place, before the one that stands there.
    ///
    /// # Errors
    /// It stands there already (SC-06), or there is no such place.
    pub fn insert(&mut self, at: usize, entry: Line) -> Result<(), NotInDeck> {
        if at > self.entries.len() {
            return Err(NotInDeck::NoSuchPlace);
        }
        if let Some(twice) = self.twice(entry.key()) {
            return Err(twice);
        }
        if at < self.entries.len() {
            self.places.values_mut().filter(|place| **place >= at).for_each(|place| *place += 1);
        }
        self.places.insert(entry.key().to_owned(), at);
        self.entries.insert(at, entry);
        Ok(())
    }

    /// Writes an entry anew.
    ///
    /// # Errors
    /// It stands in another place already (SC-06), or there is no such place.
    pub fn rewrite(&mut self, at: usize, entry: Line) -> Result<(), NotInDeck> {
        let was = self.entries.get(at).ok_or(NotInDeck::NoSuchPlace)?.key();
        if let Some(twice) = self.twice(entry.key()).filter(|_| was != entry.key()) {
            return Err(twice);
        }
        self.places.remove(was);
        self.places.insert(entry.key().to_owned(), at);
        if let Some(old) = self.entries.get_mut(at) {
            *old = entry;
        }
        Ok(())
    }

    /// Takes an entry out.
    pub fn remove(&mut self, at: usize) -> Option<Line> {
        let entry = (at < self.entries.len()).then(|| self.entries.remove(at))?;
        self.places.remove(entry.key());
        self.places.values_mut().filter(|place| **place > at).for_each(|place| *place -= 1);
        Some(entry)
    }

    /// Whether an entry that reads like this one stands in it.
    pub fn has(&self, entry: &Line) -> bool {
        self.places.contains_key(entry.key())
    }

    /// Why an entry with this key cannot be added: the one that stands there.
    fn twice(&self, key: &str) -> Option<NotInDeck> {
        let at = *self.places.get(key)?;
        Some(NotInDeck::Twice { at, there: self.entries.get(at)?.clone() })
    }
}
