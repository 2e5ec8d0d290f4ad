//! Sentences and labels of Rememory with a place for a name.

use crate::wording::{Noun, Sentence, counted, isolated, strong};

/// What is said while a computer player chooses.
pub fn is_thinking(name: &str) -> Sentence {
    format!("{} is thinking.", isolated(name)).into()
}

/// How many coins lie beside the tiles for later (RM-27, RM-28).
pub fn in_reserve(coins: u8) -> Sentence {
    format!("In reserve: {}", strong(counted(coins, Noun::COIN))).into()
}

/// The button with which a player looks at the hidden side of the coin.
pub fn looks_at_coin(name: &str) -> Sentence {
    format!("{} looks at the coin", isolated(name)).into()
}
