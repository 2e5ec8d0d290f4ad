//! An open vote: the question and the ballots.

use std::collections::BTreeMap;

use super::{AnyPlace, Place, Question, owners};
use crate::rules::{
    Seat,
    vote::{Ballot, Tally, count_ballots},
};

/// A question with the texts of its answers, so that the log can show it after the sheets are gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked<const LAST: u8> {
    /// The question.
    pub question: Question<Place<LAST>>,
    /// The texts of its answers, in order.
    pub texts: Vec<String>,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::rules) struct Poll<const LAST: u8> {
    /// The question.
    pub(super) question: Question<Place<LAST>>,
    /// The ballots so far; players without one abstain (PG-R30).
    pub(super) ballots: BTreeMap<Seat, Ballot>,
}

/// An open vote, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PollSeen {
    /// The question.
    pub question: Question<AnyPlace>,
    /// The ballots so far; players without one abstain (PG-R30).
    pub ballots: BTreeMap<Seat, Ballot>,
    /// The owners of the answers in question, whose ballots are left out on a tie (PG-68, PG-R28, SC-32).
    pub challenged: Vec<Seat>,
    /// The result if it were counted now.
    pub tally: Tally,
}

impl PollSeen {
    /// How everybody sees a vote.
    pub(super) fn of<const LAST: u8>(poll: &Poll<LAST>) -> Self {
        Self {
            question: poll.question.map(|&place| place.into()),
            ballots: poll.ballots.clone(),
            challenged: poll.challenged(),
            tally: poll.tally(),
        }
    }
}

impl<const LAST: u8> Poll<LAST> {
    /// Opens a vote without ballots.
    pub(super) fn open(question: Question<Place<LAST>>) -> Self {
        Self { question, ballots: BTreeMap::new() }
    }

    /// Sets or removes the ballot of a player.
    pub(super) fn cast(&mut self, by: Seat, ballot: Option<Ballot>) {
        match ballot {
            Some(ballot) => self.ballots.insert(by, ballot),
            None => self.ballots.remove(&by),
        };
    }

    fn challenged(&self) -> Vec<Seat> {
        owners(self.question.places())
    }

    /// The result if it were counted now.
    pub(super) fn tally(&self) -> Tally {
        count_ballots(&self.ballots, &self.challenged())
    }
}
