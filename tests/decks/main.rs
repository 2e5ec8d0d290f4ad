//! Tests of decks: the built-in ones, common formats, bad files, good lists.

// Tests may panic. Clippy's exception for tests does not include their helper functions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod arriving;
mod bad;
mod built_in;
mod deck;
mod draw;
mod foreign;
mod formats;
mod laws;
mod making;
mod people;
mod search;
mod spreadsheet;
mod tables;
mod unread;

use partypiece::decks::{CategoryDeck, DeckKind, Import, Line, Preview, Tone};

/// A valid line.
fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

/// A deck of these entries.
fn deck(name: &str, entries: &[&str]) -> CategoryDeck {
    let mut deck = CategoryDeck::new(line(name), DeckKind::Categories, Tone::Family);
    for entry in entries {
        deck.add(line(entry)).unwrap();
    }
    deck
}

/// The preview of a file: its decks, and what is reported about it.
fn read(file: &str, bytes: impl Into<Vec<u8>>) -> Preview {
    Import::new(file, bytes.into()).unwrap().read_to_end()
}

/// The entries of a deck.
fn texts(deck: &CategoryDeck) -> Vec<&str> {
    deck.entries().iter().map(Line::as_str).collect()
}

/// All messages about a file.
fn messages(preview: &Preview) -> Vec<String> {
    preview.sentences().collect()
}
