//! Names in a row where there is no room for all of them, and the name of what was deleted.

use crate::wording::{Sentence, isolated, listed};

/// What was deleted just now: a deck, or the game of some players.
pub fn deleted(name: &str) -> Sentence {
    format!("Deleted: {}", isolated(name)).into()
}

/// The first names, and how many more there are. `most` names fit beside "and 2 more"; "1 more" is never said, because the
/// name itself fits there.
pub(super) fn first_names<T>(all: &[T], most: usize) -> (&[T], usize) {
    let shown = if all.len() <= most + 1 { all.len() } else { most };
    (&all[..shown], all.len() - shown)
}

/// The number of names that fit into a sentence beside "and 2 more".
pub(super) const NAMED: usize = 3;

/// Names in a sentence: `Ana, Bo and Cy`. If there are too many, the rest is only counted.
pub(super) fn listed_briefly<T: AsRef<str>>(all: &[T]) -> String {
    let (names, more) = first_names(all, NAMED);
    let names: Vec<&str> = names.iter().map(T::as_ref).collect();
    match more {
        0 => listed(names),
        more => format!("{} and {more} more", names.join(", ")),
    }
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
