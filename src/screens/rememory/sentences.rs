//! Sentences and labels of Rememory with a place for a name.

use crate::wording::{Sentence, isolated};

/// What is said while a computer player chooses.
pub fn is_thinking(name: &str) -> Sentence {
    format!("{} is thinking.", isolated(name)).into()
}

/// The button with which a player looks at the hidden side of the coin.
pub fn looks_at_coin(name: &str) -> Sentence {
    format!("{} looks at the coin", isolated(name)).into()
}
