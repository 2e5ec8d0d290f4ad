//! Finding entries by what stands in them.

use super::Deck;
use crate::rules::words::fold;

/// The places of the entries in which some words stand, accents and capitals aside; all of them for no words.
pub fn search<'a>(deck: &'a Deck, words: &str) -> impl Iterator<Item = usize> + use<'a> {
    let words = fold(words.trim());
    let has = move |text: &str| words.is_empty() || fold(text).contains(&words);
    deck.entries().iter().enumerate().filter(move |(_, entry)| has(entry.as_str())).map(|(at, _)| at)
}
