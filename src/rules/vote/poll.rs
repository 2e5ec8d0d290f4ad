//! An open vote: what is asked, and who has voted.

use std::collections::BTreeMap;

use super::{Ballot, Tally, settle};
use crate::rules::Seat;

/// What a game puts to the vote.
pub trait Votable {
    /// The owners of the answers in question, whose ballots are left out on a tie (PG-68, PG-R28, SC-32).
    fn challenged(&self) -> Vec<Seat>;
}

/// A question with the texts of its answers, so that it can be told after the sheets are gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<Q> {
    /// What was asked.
    pub question: Q,
    /// The texts of its answers, in order.
    pub texts: Vec<String>,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll<Q> {
    /// What it is about.
    pub question: Q,
    /// The ballots so far; players without one abstain (PG-R30).
    pub ballots: BTreeMap<Seat, Ballot>,
}

impl<Q> Poll<Q> {
    /// Opens a vote in which nobody has voted yet.
    pub fn open(question: Q) -> Self {
        Self { question, ballots: BTreeMap::new() }
    }

    /// Sets or removes a vote.
    pub fn cast(&mut self, by: Seat, ballot: Option<Ballot>) {
        match ballot {
            Some(ballot) => self.ballots.insert(by, ballot),
            None => self.ballots.remove(&by),
        };
    }

    /// All of these vote alike, whatever they voted before.
    pub fn cast_all(&mut self, voters: impl Iterator<Item = Seat>, ballot: Ballot) {
        self.ballots = voters.map(|voter| (voter, ballot)).collect();
    }
}

impl<Q: Votable> Poll<Q> {
    /// The owners of the answers in question.
    pub fn challenged(&self) -> Vec<Seat> {
        self.question.challenged()
    }

    /// The result if it were counted now.
    pub fn tally(&self) -> Tally {
        settle(&self.ballots, &self.challenged())
    }
}
