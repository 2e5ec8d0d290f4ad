//! Decks, from which categories are drawn: the type, the built-in decks, reading and writing files, and drawing lists.
//!
//! Games do not know about these decks: they only get texts. BLANK's decks of cards are in `rules::blank`.

mod built_in;
mod deck;
mod draw;
mod line;
mod making;
mod read;
mod search;
mod write;

pub use built_in::built_in;
pub use deck::{Deck, DeckKind, NotInDeck, Tone};
pub use draw::{DrawRequest, Drawn, draw, overlap, pile};
pub use line::{Line, LineError};
pub use making::{DraftRow, ListDraft, ListProblem, ListSource, recent_after};
pub use read::{
    Format, Import, MAX_BYTES, MAX_ENTRIES, Notice, NoticeCause, Preview, ReadProgress, TooLarge,
};
pub use search::search;
pub use write::{csv, json, plain};
