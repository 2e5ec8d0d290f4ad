//! How long a game takes, and how many rounds fit into an evening.

use crate::wording::{Noun, agreeing, counted_at_start};

/// If a game takes longer than this, in minutes, fewer rounds are suggested.
const LONG_EVENING: u32 = 90;

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
