//! Finds entries by their text.

use super::Deck;
use crate::rules::words::fold;

/// The indices of entries that contain a text, without regard to accents and capitals; all entries for an empty text.
pub fn search<'a>(deck: &'a Deck, words: &str) -> impl Iterator<Item = usize> + use<'a> {
    let words = fold(words.trim());
    let has = move |text: &str| words.is_empty() || fold(text).contains(&words);
    deck.entries().iter().enumerate().filter(move |(_, entry)| has(entry.as_str())).map(|(at, _)| at)
}
