//! The review: all finished throws of a game, shown again.

use crate::{
    play::Game,
    rules::clear::{Call, Clear, Event, PlayerResult, ThrowResult, View},
};

/// A finished throw: the view before it, and its result.
#[derive(Debug, Clone, PartialEq)]
pub struct ReviewedThrow {
    /// The table before the coins were taken.
    pub before: View,
    /// What everybody did.
    pub out: ThrowResult,
}

/// All finished throws of a game, found by replaying its record.
pub fn reviewed_throws(game: &Game<Clear>) -> Vec<ReviewedThrow> {
    let mut throws = Vec::new();
    let Ok(mut again) = game.anew() else { return throws };
    for turn in game.turns() {
        let before = again.view();
        // The record was legal, and the same seed makes it legal again.
        let Ok(events) = again.play(turn.by, turn.action) else { break };
        if events.iter().any(|event| matches!(event, Event::Played(_)))
            && let Some(out) = again.view().last
        {
            throws.push(ReviewedThrow { before, out });
        }
    }
    throws
}

/// What somebody did on a throw, and how many lines they `missed`.
pub fn what_was_done(result: &PlayerResult, missed: usize) -> String {
    let coins: Vec<String> = result.coins.iter().map(ToString::to_string).collect();
    let done = match result.call {
        Call::Four => format!("Four! {}", coins.join(", ")),
        Call::Three | Call::Two => coins.join(", "),
        Call::Scratch => "Scratch!".to_owned(),
    };
    let clear = result.cleared.then(|| "Clear!".to_owned());
    let missed = match (missed, result.call) {
        (0, _) => None,
        (1, Call::Scratch) => Some("One line was missed".to_owned()),
        (lines, Call::Scratch) => Some(format!("{lines} lines were missed")),
        // After a line only longer ones count as missed.
        (_, Call::Four | Call::Three | Call::Two) => Some("A longer line was missed".to_owned()),
    };
    let mut said = done;
    for sentence in [clear, missed].into_iter().flatten() {
        said.push_str(if said.ends_with('!') { " " } else { ". " });
        said.push_str(&sentence);
    }
    said
}
