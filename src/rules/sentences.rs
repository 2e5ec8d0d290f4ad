//! Sentences that several games say.

use super::name::Name;
use crate::wording::{agreeing, listed};

/// Why nobody can play yet.
pub const NO_NAMES: &str = "Enter at least one name.";

/// Why one player is not enough.
pub const TOO_FEW: &str = "At least two players are needed.";

/// When players who type in turn get to know the letter.
pub const LETTER_LATER: &str = "Each player sees the letter when their time starts.";

/// Why a name cannot be used again.
pub fn same_name(name: &Name) -> String {
    format!("Two players are called {name}. Change one of the names.")
}

/// Who has won the game.
pub fn wins<T: ToString>(winners: impl IntoIterator<Item = T, IntoIter: ExactSizeIterator>) -> String {
    let winners = winners.into_iter();
    let win = agreeing(winners.len(), "wins the game", "win the game together");
    format!("{} {win}.", listed(winners))
}

/// That the time of a rule, or of somebody, is up.
pub fn time_is_up_for(what: &str) -> String {
    format!("Time is up for {what}.")
}
