//! What decks promise: the built-in ones, the formats people really have, bad files, good lists.

// A test may fail by panicking; clippy's leave for tests does not reach the helpers beside them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod bad;
mod built_in;
mod deck;
mod draw;
mod formats;
mod laws;
mod making;
mod search;
mod spreadsheet;

use partypiece::decks::{Deck, DeckKind, Import, Line, Preview, Tone};

/// A line that is known to be one.
fn line(text: &str) -> Line {
    Line::read(text).unwrap()
}

/// A deck of these entries.
fn deck(name: &str, entries: &[&str]) -> Deck {
    let mut deck = Deck::new(line(name), DeckKind::Categories, Tone::Family);
    for entry in entries {
        deck.add(line(entry)).unwrap();
    }
    deck
}

/// What a file would bring.
fn read(file: &str, bytes: impl Into<Vec<u8>>) -> Preview {
    Import::new(file, bytes.into()).unwrap().whole()
}

/// What stands in a deck.
fn texts(deck: &Deck) -> Vec<&str> {
    deck.entries().iter().map(Line::as_str).collect()
}

/// All that is said of a file.
fn said(preview: &Preview) -> Vec<String> {
    preview.sentences().collect()
}
