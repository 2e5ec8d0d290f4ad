//! An open vote: what is asked, and who has voted.

use std::collections::BTreeMap;

use super::{Ballot, Tally, settle};
use crate::rules::Seat;

/// What a game puts to the vote.
pub trait Votable {
    /// Whose answers are in question: those whose ballots a tie leaves out (PG-68, PG-R28, SC-32).
    fn challenged(&self) -> Vec<Seat>;
}

/// A question as it was put to the table, in words that stay true when the sheets are gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<Q> {
    /// What was asked.
    pub question: Q,
    /// What stood at the places it is about, in their order.
    pub texts: Vec<String>,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll<Q> {
    /// What it is about.
    pub question: Q,
    /// What has been held up so far; whoever is missing abstains (PG-R30).
    pub ballots: BTreeMap<Seat, Ballot>,
}

impl<Q> Poll<Q> {
    /// Opens a vote in which nobody has voted yet.
    pub fn open(question: Q) -> Self {
        Self { question, ballots: BTreeMap::new() }
    }

    /// Somebody votes, or takes their vote back.
    pub fn cast(&mut self, by: Seat, ballot: Option<Ballot>) {
        match ballot {
            Some(ballot) => self.ballots.insert(by, ballot),
            None => self.ballots.remove(&by),
        };
    }
}

impl<Q: Votable> Poll<Q> {
    /// Whose answers are in question.
    pub fn challenged(&self) -> Vec<Seat> {
        self.question.challenged()
    }

    /// What it would come to if it were counted now.
    pub fn tally(&self) -> Tally {
        settle(&self.ballots, &self.challenged())
    }
}
