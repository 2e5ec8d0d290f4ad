//! The decks that come with the page. Their texts are in `decks/` in the root, one file for each deck.

use super::{Deck, Import};

/// The files with their names.
const FILES: [(&str, &str); 4] = [
    ("classic.txt", include_str!("../../decks/classic.txt")),
    ("newer.txt", include_str!("../../decks/newer.txt")),
    ("prompts.txt", include_str!("../../decks/prompts.txt")),
    ("adjectives.txt", include_str!("../../decks/adjectives.txt")),
];

/// The decks that come with the page: the classic pack of twelve lists (SC-04), the newer pack of sixteen (SC-05),
/// prompts, and adjectives.
pub fn built_in() -> Vec<Deck> {
    let decks =
        |(file, text): (&str, &str)| Import::new(file, text.into()).map(|import| import.whole().decks);
    FILES.into_iter().flat_map(decks).flatten().collect()
}
