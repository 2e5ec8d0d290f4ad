//! A deck: its name, its properties and its entries.

use std::{collections::BTreeMap, fmt, num::NonZeroU8};

use super::Line;
use crate::rules::scattergories;

/// The kind of entries in a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeckKind {
    /// Categories to find answers for: `Found on a beach`.
    Categories,
    /// Sentences with gaps, or questions: `Nobody told me about ____.`
    Prompts,
    /// Words that describe something: `slippery`.
    Adjectives,
}

impl DeckKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Categories, Self::Prompts, Self::Adjectives];

    /// Its name in sentences and in files.
    pub fn slug(self) -> &'static str {
        match self {
            DeckKind::Categories => "categories",
            DeckKind::Prompts => "prompts",
            DeckKind::Adjectives => "adjectives",
        }
    }

    /// A number of entries in words: `1 category`, `144 categories`.
    pub fn so_many(self, number: usize) -> String {
        let word = match self {
            _ if number != 1 => self.slug(),
            DeckKind::Categories => "category",
            DeckKind::Prompts => "prompt",
            DeckKind::Adjectives => "adjective",
        };
        format!("{number} {word}")
    }

    /// The kind with this name, if there is one.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == word)
    }
}

/// The audience of a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// Everybody, including children.
    Family,
    /// Adults who agreed to it.
    Party,
}

impl Tone {
    /// Its name in sentences and in files.
    pub fn slug(self) -> &'static str {
        match self {
            Tone::Family => "family",
            Tone::Party => "party",
        }
    }

    /// The tone with this name, if there is one.
    pub fn of(word: &str) -> Option<Self> {
        [Self::Family, Self::Party].into_iter().find(|tone| tone.slug() == word)
    }
}

/// A deck. Its entries are all different (SC-06); its other fields can be changed freely.
#[derive(Debug, Clone, PartialEq)]
pub struct Deck {
    /// Its name.
    pub name: Line,
    /// The kind of its entries.
    pub kind: DeckKind,
    /// Its language, as a tag such as `en` or `pt-BR`.
    pub language: Option<Line>,
    /// Its audience.
    pub tone: Tone,
    /// Who wrote it.
    pub author: Option<Line>,
    /// The licence under which it may be shared.
    pub licence: Option<Line>,
    /// The number of lists on a card, if the entries form lists of twelve (SC-04, SC-05, SC-R21). Cards are used only
    /// to name the lists.
    pub lists_a_card: Option<NonZeroU8>,
    entries: Vec<Line>,
    /// The index of each entry by its key, so that a repeated entry is found fast: a file may repeat each entry a
    /// thousand times.
    places: BTreeMap<String, usize>,
}

/// Why an entry cannot go into a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotInDeck {
    /// The same entry is in the deck already (SC-06).
    Twice {
        /// The index of that entry.
        at: usize,
        /// The text of that entry.
        there: Line,
    },
    /// There is no entry with this index.
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

    /// Its entries, in order.
    pub fn entries(&self) -> &[Line] {
        &self.entries
    }

    /// Its lists of twelve, if it has lists. A last list that is not full is left out.
    pub fn lists(&self) -> impl Iterator<Item = &[Line]> {
        let in_lists = if self.lists_a_card.is_some() { &self.entries[..] } else { &[] };
        in_lists.chunks_exact(scattergories::LINES)
    }

    /// The same lists with their names: `Classic pack, card 1, list 2` (SC-R21).
    pub fn named_lists(&self) -> impl Iterator<Item = (String, &[Line])> {
        let a_card = self.lists_a_card.map_or(1, |lists| usize::from(lists.get()));
        self.lists().enumerate().map(move |(at, list)| {
            (format!("{}, card {}, list {}", self.name, at / a_card + 1, at % a_card + 1), list)
        })
    }

    /// Adds an entry at the end.
    ///
    /// # Errors
    /// The same entry is in the deck already (SC-06).
    pub fn add(&mut self, entry: Line) -> Result<(), NotInDeck> {
        self.insert(self.entries.len(), entry)
    }

    /// Inserts an entry at an index, before the one that is there.
    ///
    /// # Errors
    /// The same entry is in the deck already (SC-06), or the index is too large.
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

    /// Replaces an entry.
    ///
    /// # Errors
    /// The same entry is at another index already (SC-06), or there is no such index.
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

    /// Removes an entry.
    pub fn remove(&mut self, at: usize) -> Option<Line> {
        let entry = (at < self.entries.len()).then(|| self.entries.remove(at))?;
        self.places.remove(entry.key());
        self.places.values_mut().filter(|place| **place > at).for_each(|place| *place -= 1);
        Some(entry)
    }

    /// Whether the same entry is in the deck.
    pub fn has(&self, entry: &Line) -> bool {
        self.places.contains_key(entry.key())
    }

    /// The error for an entry with this key if the deck has it already.
    fn twice(&self, key: &str) -> Option<NotInDeck> {
        let at = *self.places.get(key)?;
        Some(NotInDeck::Twice { at, there: self.entries.get(at)?.clone() })
    }
}
