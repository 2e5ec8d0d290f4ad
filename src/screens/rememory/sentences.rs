//! Sentences and labels of Rememory with a place for a name.

use crate::{
    rules::rememory::View,
    wording::{Noun, Sentence, counted, isolated, strong},
};

/// What is said while a computer player chooses.
pub fn is_thinking(name: &str) -> Sentence {
    format!("{} is thinking.", isolated(name)).into()
}

/// How many coins are in the reserve (RM-27, RM-28), also when none is left: from then on a hit brings no coin. `None` if the game
/// began without a reserve.
pub fn in_reserve(view: &View) -> Option<Sentence> {
    let left = strong(counted(view.coins.hidden(), Noun::COIN));
    view.variant.has_reserve(view.people.len()).then(|| format!("In reserve: {left}").into())
}

/// The button with which a player looks at the hidden side of the coin.
pub fn looks_at_coin(name: &str) -> Sentence {
    format!("{} looks at the coin", isolated(name)).into()
}
