//! How one's results of the game of the day are spread: how many days ended in which range.

use super::DailyGame;

/// The days whose result is in one range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpreadRow {
    /// The range in words: `25–29 turns`, `50 turns or more`.
    pub label: String,
    /// How many days.
    pub days: u32,
    /// Whether the result of the day in question is one of them.
    pub is_this_day: bool,
}

/// All ranges with their days; empty without results. `this` is the result of the day in question.
pub(super) fn spread(game: DailyGame, scores: &[u32], this: Option<u32>) -> Vec<SpreadRow> {
    let starts = game.facts().ranges;
    let ends = starts.iter().skip(1).map(|next| Some(next - 1)).chain([None]);
    let row = |(&from, to): (&u32, Option<u32>)| {
        let has = |score: &u32| (from..=to.unwrap_or(u32::MAX)).contains(score);
        let label = match to {
            None => format!("{} or more", game.amount(from)),
            Some(to) if to == from => game.amount(to),
            Some(to) => format!("{from}–{}", game.amount(to)),
        };
        let days = scores.iter().map(|score| u32::from(has(score))).sum();
        SpreadRow { label, days, is_this_day: this.as_ref().is_some_and(has) }
    };
    if scores.is_empty() { Vec::new() } else { starts.iter().zip(ends).map(row).collect() }
}
