//! Names in a row where there is no room for all of them, and the name of what was deleted.

use crate::wording::{Sentence, isolated};

/// What was deleted just now: a deck, or the game of some players.
pub fn deleted(name: &str) -> Sentence {
    format!("Deleted: {}", isolated(name)).into()
}

/// The first names, and how many more there are. `most` names fit beside "and 2 more"; "1 more" is never said, because the
/// name itself fits there.
pub fn first_names<T>(all: &[T], most: usize) -> (&[T], usize) {
    let shown = if all.len() <= most + 1 { all.len() } else { most };
    (&all[..shown], all.len() - shown)
}

/// The names of the players of a stored game: up to five, or else four and `95 more`.
pub fn players_of_game(all: &[String]) -> String {
    /// How many names are shown of many.
    const MOST: usize = 4;
    match first_names(all, MOST) {
        (names, 0) => names.join(", "),
        (names, more) => format!("{} and {more} more", names.join(", ")),
    }
}
