//! Votes of the players on an answer, with the tie rule for the challenged player.

use std::{cmp::Ordering, collections::BTreeMap};

use serde::{Deserialize, Serialize};

use super::Seat;

/// A ballot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ballot {
    /// The answer counts.
    Keep,
    /// The answer does not count.
    Strike,
}

/// The result of a vote.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VoteResult {
    /// The answer counts.
    Stands,
    /// The answer does not count.
    Struck,
}

/// The numbers of ballots for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Count {
    /// Ballots to keep.
    pub keep: usize,
    /// Ballots to strike.
    pub strike: usize,
}

/// A counted vote, with all counts that led to the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tally {
    /// The first count, of all ballots.
    pub count: Count,
    /// The second count, without the ballots of the challenged players; only after a tie in which one of them voted.
    pub recount: Option<Count>,
    /// The result.
    pub result: VoteResult,
}

impl Count {
    /// Counts some ballots.
    fn of(ballots: impl Iterator<Item = Ballot>) -> Self {
        ballots.fold(Self { keep: 0, strike: 0 }, |count, ballot| match ballot {
            Ballot::Keep => Self { keep: count.keep + 1, ..count },
            Ballot::Strike => Self { strike: count.strike + 1, ..count },
        })
    }

    /// What the majority wants; `None` on a tie.
    fn majority(self) -> Option<VoteResult> {
        match self.keep.cmp(&self.strike) {
            Ordering::Greater => Some(VoteResult::Stands),
            Ordering::Less => Some(VoteResult::Struck),
            Ordering::Equal => None,
        }
    }
}

/// Counts a vote. The majority of the ballots decides; on a tie they are counted again without those of the
/// challenged players (PG-67, PG-68).
///
/// `challenged` are the owners of the answers in question. If the second count is a tie too, the answer counts, because
/// striking needs a majority (PG-R29). If no challenged player voted, there is no second count (PG-R30).
pub fn count_ballots(ballots: &BTreeMap<Seat, Ballot>, challenged: &[Seat]) -> Tally {
    let count = Count::of(ballots.values().copied());
    if let Some(result) = count.majority() {
        return Tally { count, recount: None, result };
    }
    let others = ballots.iter().filter(|(seat, _)| !challenged.contains(seat));
    let others = Count::of(others.map(|(_, ballot)| *ballot));
    let recount = (others != count).then_some(others);
    let result = recount.and_then(Count::majority).unwrap_or(VoteResult::Stands);
    Tally { count, recount, result }
}
