//! Which decks are offered and chosen, where categories or cards come from decks.

use std::{collections::BTreeSet, fmt, sync::Arc};

use super::address::DeckRef;
use crate::{
    decks::{CategoryDeck, DeckKind, Line},
    setup::pieceagories::SourceChoice,
};

/// A deck with its reference.
#[derive(Debug, Clone)]
pub struct StoredCategoryDeck {
    /// Which deck it is.
    pub deck_ref: DeckRef,
    /// The deck. It may have thousands of entries, so it is shared, not copied.
    pub deck: Arc<CategoryDeck>,
}

impl StoredCategoryDeck {
    fn is_built_in(&self) -> bool {
        matches!(self.deck_ref, DeckRef::BuiltIn(_))
    }
}

/// The kind of deck that gives the cards of a source. `None` allows any.
fn kind_of(from: SourceChoice) -> Option<DeckKind> {
    match from {
        SourceChoice::AgainstHumanity => Some(DeckKind::Prompts),
        SourceChoice::ApplesToApples => Some(DeckKind::Adjectives),
        SourceChoice::Ready => Some(DeckKind::Categories),
        SourceChoice::Invented | SourceChoice::Squared | SourceChoice::Other => None,
    }
}

/// The decks whose cards fit a source of Pieceagories.
pub fn decks_that_fit(mut all_decks: Vec<StoredCategoryDeck>, from: SourceChoice) -> Vec<StoredCategoryDeck> {
    all_decks.retain(|stored| kind_of(from).is_none_or(|kind| stored.deck.kind == kind));
    all_decks
}

/// The chosen decks, also those that do not fit this source of Pieceagories. `stored` has one slug on each line.
///
/// If no deck in `fitting` was chosen, a source that was just picked still has cards (PG-84, PG-R63): ready-made categories
/// those of all built-in decks in `fitting`, another source those of one, unless the table has `typed` its own.
pub fn chosen_for_cards(
    fitting: &[StoredCategoryDeck],
    from: SourceChoice,
    stored: &str,
    typed: &str,
) -> Vec<DeckRef> {
    let mut chosen: Vec<DeckRef> = stored.lines().filter_map(DeckRef::from_slug).collect();
    if fitting.iter().any(|deck| chosen.contains(&deck.deck_ref)) {
        return chosen;
    }
    let built_in = fitting.iter().filter(|deck| deck.is_built_in()).map(|deck| deck.deck_ref.clone());
    let added = match from {
        SourceChoice::Ready => usize::MAX,
        SourceChoice::AgainstHumanity | SourceChoice::ApplesToApples | SourceChoice::Other => {
            usize::from(typed.trim().is_empty())
        }
        SourceChoice::Invented | SourceChoice::Squared => 0,
    };
    chosen.extend(built_in.take(added));
    chosen
}

/// The decks that give categories for a list. If none was chosen, the built-in packs of categories.
pub fn chosen_for_lists(all_decks: &[StoredCategoryDeck], slugs: &[String]) -> Vec<DeckRef> {
    let is_chosen = |stored: &&StoredCategoryDeck| match slugs {
        [] => stored.is_built_in() && stored.deck.kind == DeckKind::Categories,
        slugs => slugs.contains(&stored.deck_ref.slug()),
    };
    all_decks.iter().filter(is_chosen).map(|stored| stored.deck_ref.clone()).collect()
}

/// Whether the same decks are chosen, in whatever order.
pub fn are_same_decks(one: &[DeckRef], other: &[DeckRef]) -> bool {
    one.len() == other.len() && one.iter().all(|deck_ref| other.contains(deck_ref))
}

/// What is here already of a deck that is read from a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Arrival {
    /// Nothing.
    New,
    /// The same deck.
    Here,
    /// Another deck of the same name.
    SameName,
    /// What stands in the field of its name cannot be a name, and the deck keeps its own.
    KeepsName,
}

impl fmt::Display for Arrival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Arrival::New => "",
            Arrival::Here => "This deck is here already.",
            Arrival::SameName => "Another deck has this name, so this one gets a number.",
            Arrival::KeepsName => {
                "No name is written here, so the deck keeps its own, with a number if another deck has it."
            }
        })
    }
}

/// A deck of a file, as it would be imported.
#[derive(Debug, Clone)]
pub struct ArrivingDeck<'a> {
    /// The deck as the file has it.
    pub deck: &'a CategoryDeck,
    /// Its name, which somebody may have changed.
    pub name: Line,
    /// Whether what was typed is a name.
    pub is_named: bool,
    /// Whether it would be imported. A deck that stays out takes no name.
    pub wanted: bool,
}

impl<'a> ArrivingDeck<'a> {
    /// The deck under the name in the field, or under its own if that cannot be a name.
    pub fn new(deck: &'a CategoryDeck, typed: &str, wanted: bool) -> Self {
        let typed = Line::parse(typed);
        Self { deck, is_named: typed.is_ok(), name: typed.unwrap_or_else(|_| deck.name.clone()), wanted }
    }

    fn is_renamed(&self) -> bool {
        self.name != self.deck.name
    }

    /// Whether importing it brings this very deck.
    fn would_be(&self, deck: &CategoryDeck) -> bool {
        self.wanted && !self.is_renamed() && self.deck == deck
    }
}

/// What is here already of each deck of a file. A deck may also be in the file twice.
pub fn arrivals(decks: &[ArrivingDeck], here: &[StoredCategoryDeck]) -> Vec<Arrival> {
    let mut names: BTreeSet<&str> = here.iter().map(|stored| stored.deck.name.key()).collect();
    let mut arrivals = Vec::new();
    for (index, arriving) in decks.iter().enumerate() {
        let ArrivingDeck { deck, name, is_named, wanted } = arriving;
        let is_here = !arriving.is_renamed()
            && (here.iter().any(|stored| *stored.deck == **deck)
                || decks.iter().take(index).any(|before| before.would_be(deck)));
        let is_taken = names.contains(name.key());
        if *wanted {
            names.insert(name.key());
        }
        arrivals.push(match (is_here, *is_named, is_taken) {
            (true, _, _) => Arrival::Here,
            (false, false, _) => Arrival::KeepsName,
            (false, true, true) => Arrival::SameName,
            (false, true, false) => Arrival::New,
        });
    }
    arrivals
}
