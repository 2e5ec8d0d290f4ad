//! How long a game takes, and how many rounds fit into an evening.

/// If a game takes longer than this, in minutes, fewer rounds are suggested.
const LONG_EVENING: u32 = 90;

/// A number of rounds in words: "One round", "6 rounds". `noun` is what the game calls a round.
pub fn rounds_in_words(rounds: u8, noun: &str) -> String {
    if rounds == 1 { format!("One {noun}") } else { format!("{rounds} {noun}s") }
}

/// How many rounds fit into an evening, as the end of a sentence about a game that takes longer. Empty for a
/// shorter game, and for a single round.
pub fn fewer(rounds: u8, noun: &str, minutes: impl Fn(u8) -> u32) -> String {
    if rounds <= 1 || minutes(rounds) <= LONG_EVENING {
        return String::new();
    }
    let fit = (1..rounds).rev().find(|&fewer| minutes(fewer) <= LONG_EVENING).unwrap_or(1);
    let take = if fit == 1 { "takes" } else { "take" };
    format!(". {} {take} about {} minutes.", rounds_in_words(fit, noun), minutes(fit))
}

/// How much faster a game is on paper than typed in turn, in minutes.
pub fn faster_on_paper(on_paper: u32, typed: u32) -> String {
    format!("On paper everybody writes at once: about {on_paper} minutes instead of {typed}.")
}
