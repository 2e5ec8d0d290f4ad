//! Decks, from which categories are drawn: the type, the built-in decks, reading and writing files, and drawing lists.
//!
//! Games do not know about these decks: they only get texts. BLANK's decks of cards are in `rules::blank`.

mod deck;
mod draw;
mod line;
mod list_draft;
mod read;
mod typed;
mod write;

use crate::rules::words::fold;

pub use deck::{CategoryDeck, DeckKind, EntryError, Tone};
pub use draw::{DrawRequest, Drawn, draw, overlap, pile};
pub use line::{Line, LineError};
pub use list_draft::{DraftRow, ListDraft, ListProblem, ListSource, pasted_too_many, recent_after};
pub(crate) use read::MAX_FILE_NAME;
pub use read::{
    Format, Import, MAX_BYTES, MAX_ENTRIES, Notice, NoticeCause, Preview, ReadProgress, Table, TableColumn,
    TooLarge,
};
pub use typed::{TypedError, added, not_added, typed_entry, typed_lines};
pub use write::{csv, json, plain};

/// The indices of entries that contain a text, without regard to accents and capitals; all entries for an empty text.
pub fn search<'a>(deck: &'a CategoryDeck, query: &str) -> impl Iterator<Item = usize> + use<'a> {
    let query = fold(query.trim());
    let has = move |text: &str| query.is_empty() || fold(text).contains(&query);
    deck.entries().iter().enumerate().filter(move |(_, entry)| has(entry.as_str())).map(|(index, _)| index)
}

/// The names and texts of the files of the built-in decks. Settings and addresses name a built-in deck by its place in
/// this list: new ones come last, and none is taken out.
const FILES: [(&str, &str); 4] = [
    ("classic.txt", include_str!("../../decks/classic.txt")),
    ("newer.txt", include_str!("../../decks/newer.txt")),
    ("prompts.txt", include_str!("../../decks/prompts.txt")),
    ("adjectives.txt", include_str!("../../decks/adjectives.txt")),
];

/// The decks that come with the page: the classic pack of twelve lists (SC-04), the newer pack of sixteen (SC-05),
/// prompts, and adjectives.
pub fn built_in() -> Vec<CategoryDeck> {
    let decks =
        |(file, text): (&str, &str)| Import::new(file, text.into()).map(|import| import.read_to_end().decks);
    FILES.into_iter().flat_map(decks).flatten().collect()
}
