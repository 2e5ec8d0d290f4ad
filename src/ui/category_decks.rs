//! The screens of decks: the list of decks, one deck with its entries, import and export.

pub mod all;
mod edit;
mod entries;
mod facts;
mod importing;
pub mod open;
mod preview;

pub use all::Decks;
pub use open::OpenDeck;

use crate::{
    browser::files,
    decks::{CategoryDeck, csv, json, plain},
    screens::file_name::file_name,
};

/// How many entries of a deck are shown as a sample.
const SAMPLE_ENTRIES: usize = 3;

/// The format in which a deck is exported.
#[derive(Clone, Copy)]
enum DeckFormat {
    /// Plain text, one entry per line.
    Plain,
    /// A table for spreadsheets.
    Csv,
    /// Our own JSON.
    Json,
}

/// Saves decks as a file. A file of plain text holds only the first one.
fn save(decks: &[&CategoryDeck], format: DeckFormat) {
    let Some(first) = decks.first() else { return };
    let (text, mime, extension) = match format {
        DeckFormat::Plain => (plain(first), "text/plain", ".txt"),
        DeckFormat::Csv => (csv(decks), "text/csv", ".csv"),
        DeckFormat::Json => (json(decks), "application/json", ".json"),
    };
    let name = match decks {
        [only] => file_name("deck", only.name.as_str(), extension),
        _ => file_name("decks", "", extension),
    };
    files::save(&name, mime, &text);
}

/// The number of entries in words: `144 categories`.
fn entry_count_text(deck: &CategoryDeck) -> String {
    deck.kind.counted(deck.entries().len())
}
