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
    pub result: ThrowResult,
}

/// All finished throws of a game, found by replaying its record.
pub fn reviewed_throws(game: &Game<Clear>) -> Vec<ReviewedThrow> {
    let mut throws = Vec::new();
    let Ok(mut replay) = game.restarted() else { return throws };
    for turn in game.actions() {
        let before = replay.view();
        // The turns were allowed, and with the same seed they are allowed again.
        let Ok(events) = replay.play(turn.by, turn.action) else { break };
        if events.iter().any(|event| matches!(event, Event::Played(_)))
            && let Some(result) = replay.view().last
        {
            throws.push(ReviewedThrow { before, result });
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
    let mut text = done;
    for sentence in [clear, missed].into_iter().flatten() {
        text.push_str(if text.ends_with('!') { " " } else { ". " });
        text.push_str(&sentence);
    }
    text
}
