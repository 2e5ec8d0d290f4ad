//! An open vote: the question and the ballots.

use std::collections::BTreeMap;

use super::{Ballot, Tally, count_ballots};
use crate::rules::Seat;

/// A question on which players can vote.
pub trait Votable {
    /// The owners of the answers in question, whose ballots are left out on a tie (PG-68, PG-R28, SC-32).
    fn challenged(&self) -> Vec<Seat>;
}

/// A question with the texts of its answers, so that the log can show it after the sheets are gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<Q> {
    /// The question.
    pub question: Q,
    /// The texts of its answers, in order.
    pub texts: Vec<String>,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll<Q> {
    /// The question.
    pub question: Q,
    /// The ballots so far; players without one abstain (PG-R30).
    pub ballots: BTreeMap<Seat, Ballot>,
}

impl<Q> Poll<Q> {
    /// Opens a vote without ballots.
    pub fn open(question: Q) -> Self {
        Self { question, ballots: BTreeMap::new() }
    }

    /// Sets or removes the ballot of a player.
    pub fn cast(&mut self, by: Seat, ballot: Option<Ballot>) {
        match ballot {
            Some(ballot) => self.ballots.insert(by, ballot),
            None => self.ballots.remove(&by),
        };
    }

    /// Sets the same ballot for all `voters` and removes all others.
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
        count_ballots(&self.ballots, &self.challenged())
    }
}
