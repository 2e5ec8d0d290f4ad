//! How long a game takes, and how many rounds fit into an evening.

use crate::wording::{Noun, agreeing, counted_at_start};

/// If a game takes longer than this, in minutes, fewer rounds are suggested.
const LONG_EVENING: u32 = 90;

/// Estimates for both word games, in seconds.
pub mod seconds {
    /// Passing the laptop for a whole sheet.
    pub const PASSING: u32 = 30;
    /// Passing it for a single answer, when everybody knows already how it goes.
    pub const PASSING_IN_BLITZ: u32 = 3;
    /// Typing in what counts on a sheet of paper.
    pub const ENTERING: u32 = 60;
}

/// The number of people in an estimate. No table has more than 99; the limit keeps the products small.
pub fn table_of(people: usize) -> u32 {
    u32::try_from(people).unwrap_or(u32::MAX).min(99)
}

/// Seconds as minutes, rounded up to a multiple of five, because an estimate is not more exact.
pub fn in_fives(seconds: u32) -> u32 {
    seconds.div_ceil(5 * 60) * 5
}

/// How many rounds fit into an evening, in a sentence, for a game that takes longer. None for a shorter game, and for a single
/// round. `noun` is what the game calls a round.
pub fn fewer(rounds: u8, noun: Noun, minutes: impl Fn(u8) -> u32) -> Option<String> {
    if rounds <= 1 || minutes(rounds) <= LONG_EVENING {
        return None;
    }
    let fit = (1..rounds).rev().find(|&fewer| minutes(fewer) <= LONG_EVENING).unwrap_or(1);
    let take = agreeing(fit, "takes", "take");
    Some(format!("{} {take} about {} minutes.", counted_at_start(fit, noun), minutes(fit)))
}

/// How much faster a game is on paper than typed in turn, in minutes.
pub fn faster_on_paper(on_paper: u32, typed: u32) -> String {
    format!("On paper everybody writes at once: about {on_paper} minutes instead of {typed}.")
}
