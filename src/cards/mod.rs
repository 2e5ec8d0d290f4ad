//! What people do with BLANK's cards outside a game: rules are written from gaps, decks become files and links, won prizes are
//! added to the saved deck, and cards lie in the box of a deck. The cards themselves are part of the rules.

mod boxed;
mod editor;
mod file;
mod link;
mod merge;
mod self_trigger;

pub use boxed::BoxRefusal;
pub use editor::{Gap, GapInput, TextField};
pub use file::{DeckFileError, TruncatedDeck, read_deck, read_deck_partially, write_deck};
pub use link::{CardLinkError, SharedCards};
