//! A deck: its name, its properties and its entries.

use std::{collections::BTreeMap, fmt, num::NonZeroU8};

use super::Line;
use crate::{
    rules::{pieceagories, scattergories},
    wording::{Noun, counted},
};

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

    /// A number of entries with the noun: `1 category`, `144 categories`.
    pub fn counted(self, number: usize) -> String {
        let noun = match self {
            DeckKind::Categories => Noun::CATEGORY,
            DeckKind::Prompts => Noun::PROMPT,
            DeckKind::Adjectives => Noun::ADJECTIVE,
        };
        counted(number, noun)
    }

    /// The kind with this name, if there is one.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
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
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Family, Self::Party];

    /// Its name in sentences and in files.
    pub fn slug(self) -> &'static str {
        match self {
            Tone::Family => "family",
            Tone::Party => "party",
        }
    }

    /// The tone with this name, if there is one.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tone| tone.slug() == slug)
    }
}

/// A deck. All its entries are different (SC-06); its other fields may have any values.
#[derive(Debug, Clone, PartialEq)]
pub struct CategoryDeck {
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
    /// The number of lists on a card; `None` if the entries form no lists of twelve (SC-04, SC-05, SC-R21). The number
    /// itself is used only in the names of the lists.
    pub lists_per_card: Option<NonZeroU8>,
    entries: Vec<Line>,
    /// The index of each entry by its key, to find duplicates fast: a file may repeat each entry a thousand times.
    index_by_key: BTreeMap<String, usize>,
}

/// Why an entry cannot go into a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryError {
    /// The same entry is in the deck already (SC-06).
    Duplicate {
        /// The index of that entry.
        index: usize,
        /// The text of that entry.
        existing: Line,
    },
    /// There is no entry with this index.
    NoSuchEntry,
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Duplicate { index, existing } => {
                write!(f, "“{existing}” is in this deck already, as number {}.", index + 1)
            }
            EntryError::NoSuchEntry => f.write_str("There is no such entry in this deck."),
        }
    }
}

impl CategoryDeck {
    /// How many entries a list has.
    pub const LIST: usize = scattergories::LINES;

    /// An empty deck.
    pub fn new(name: Line, kind: DeckKind, tone: Tone) -> Self {
        Self {
            name,
            kind,
            language: None,
            tone,
            author: None,
            licence: None,
            lists_per_card: None,
            entries: Vec::new(),
            index_by_key: BTreeMap::new(),
        }
    }

    /// Its entries, in order.
    pub fn entries(&self) -> &[Line] {
        &self.entries
    }

    /// Whether it has too few entries for a round of the game that uses this kind of entries.
    pub fn has_too_few(&self) -> bool {
        let needed = match self.kind {
            DeckKind::Categories => scattergories::LINES,
            DeckKind::Prompts | DeckKind::Adjectives => pieceagories::LINES,
        };
        self.entries.len() < needed
    }

    /// Its lists of twelve, if it has lists. A last list that is not full is left out.
    pub fn lists(&self) -> impl Iterator<Item = &[Line]> {
        let in_lists = if self.lists_per_card.is_some() { &self.entries[..] } else { &[] };
        in_lists.chunks_exact(Self::LIST)
    }

    /// The lists of [`lists`](Self::lists) with their names: `Classic pack, card 1, list 2` (SC-R21).
    pub fn named_lists(&self) -> impl Iterator<Item = (String, &[Line])> {
        let per_card = self.lists_per_card.map_or(1, |lists| usize::from(lists.get()));
        self.lists().enumerate().map(move |(index, list)| {
            (format!("{}, card {}, list {}", self.name, index / per_card + 1, index % per_card + 1), list)
        })
    }

    /// Gives it the name that somebody has typed. One that cannot be a name changes nothing.
    pub fn rename(&mut self, typed: &str) {
        if let Ok(name) = Line::parse(typed) {
            self.name = name;
        }
    }

    /// Adds an entry at the end.
    ///
    /// # Errors
    /// The same entry is in the deck already (SC-06).
    pub fn add(&mut self, entry: Line) -> Result<(), EntryError> {
        self.insert(self.entries.len(), entry)
    }

    /// Inserts an entry at an index, before the one that is there.
    ///
    /// # Errors
    /// The same entry is in the deck already (SC-06), or the index is too large.
    pub fn insert(&mut self, index: usize, entry: Line) -> Result<(), EntryError> {
        if index > self.entries.len() {
            return Err(EntryError::NoSuchEntry);
        }
        if let Some(duplicate) = self.duplicate(entry.key()) {
            return Err(duplicate);
        }
        // The entries from there on move one on. At the end there are none: a file adds thousands of entries there.
        if index < self.entries.len() {
            self.index_by_key.values_mut().filter(|other| **other >= index).for_each(|other| *other += 1);
        }
        self.index_by_key.insert(entry.key().to_owned(), index);
        self.entries.insert(index, entry);
        Ok(())
    }

    /// Replaces an entry.
    ///
    /// # Errors
    /// The same entry is at another index already (SC-06), or there is no such index.
    pub fn replace(&mut self, index: usize, entry: Line) -> Result<(), EntryError> {
        let old_key = self.entries.get(index).ok_or(EntryError::NoSuchEntry)?.key();
        // The same entry in another spelling may replace itself.
        if let Some(duplicate) = self.duplicate(entry.key()).filter(|_| old_key != entry.key()) {
            return Err(duplicate);
        }
        self.index_by_key.remove(old_key);
        self.index_by_key.insert(entry.key().to_owned(), index);
        if let Some(old) = self.entries.get_mut(index) {
            *old = entry;
        }
        Ok(())
    }

    /// Removes an entry.
    pub fn remove(&mut self, index: usize) -> Option<Line> {
        let entry = (index < self.entries.len()).then(|| self.entries.remove(index))?;
        self.index_by_key.remove(entry.key());
        // The entries behind it move one back.
        self.index_by_key.values_mut().filter(|other| **other > index).for_each(|other| *other -= 1);
        Some(entry)
    }

    /// The index of the entry with exactly this text.
    pub fn index_of(&self, text: &str) -> Option<usize> {
        self.entries.iter().position(|entry| entry.as_str() == text)
    }

    /// Whether the deck has an entry with the same key.
    pub fn has(&self, entry: &Line) -> bool {
        self.index_by_key.contains_key(entry.key())
    }

    /// The error for an entry with this key if the deck has it already.
    fn duplicate(&self, key: &str) -> Option<EntryError> {
        let index = *self.index_by_key.get(key)?;
        Some(EntryError::Duplicate { index, existing: self.entries.get(index)?.clone() })
    }
}
