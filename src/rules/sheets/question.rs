//! The questions on which the table votes, and the marks that a writer gives an answer: proper noun or title. Others may
//! challenge these marks.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{AnswerPlace, owners};
use crate::rules::{
    Seat,
    vote::{Ballot, Tally, count_ballots},
};

/// The reason for a challenge (PG-70, SC-R17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// The answer does not fit its category, or is not an answer at all (SC-29).
    Fit,
    /// The answer is marked as a proper noun but is none. A successful challenge removes the mark (SC-R07).
    Proper,
    /// The answer is marked as a title but is none, or is a title but is not marked. A successful challenge
    /// reverses the mark (SC-R17).
    Title,
}

impl Ground {
    /// All grounds.
    pub const ALL: [Self; 3] = [Self::Fit, Self::Proper, Self::Title];
}

/// What kind of answer it is, according to its writer (SC-R07). If an answer is marked as a proper noun and
/// as a title, the rule for titles applies (SC-39).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AnswerKind {
    /// A proper noun: it is enough if any of its words begins with the letter (SC-36).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proper: bool,
    /// A title of a book, film or song: its first word must begin with the letter (SC-39, SC-R10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub title: bool,
}

impl AnswerKind {
    /// An answer, with what is said about its kind.
    pub(super) fn noted(self, answer: &str) -> String {
        match (self.proper, self.title) {
            (false, false) => answer.to_owned(),
            (true, false) => format!("{answer} (a name)"),
            (_, true) => format!("{answer} (a title)"),
        }
    }
}

/// What a vote is about.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Question {
    /// Whether an answer counts although it does not begin with a letter from A to Z (PG-R49, SC-R18).
    Appeal(AnswerPlace),
    /// Whether answers are the same; a vote to strike means yes (PG-66, SC-R14).
    Same(Vec<AnswerPlace>),
    /// A challenge of an answer (PG-70, SC-29).
    Challenge {
        /// Which answer.
        place: AnswerPlace,
        /// The reason.
        ground: Ground,
        /// The challenger.
        by: Seat,
    },
}

impl Question {
    /// The answers it is about.
    pub fn places(&self) -> &[AnswerPlace] {
        match self {
            Question::Appeal(place) | Question::Challenge { place, .. } => std::slice::from_ref(place),
            Question::Same(places) => places,
        }
    }
}

/// A question with the texts of its answers, so that the log can show it after the sheets are gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// The texts of its answers, in order.
    pub texts: Vec<String>,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::rules) struct Poll {
    /// The question.
    pub(super) question: Question,
    /// The ballots so far; players without one abstain (PG-R30).
    pub(super) ballots: BTreeMap<Seat, Ballot>,
}

/// An open vote, as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PollSeen {
    /// The question.
    pub question: Question,
    /// The ballots so far; players without one abstain (PG-R30).
    pub ballots: BTreeMap<Seat, Ballot>,
    /// The owners of the answers in question, whose ballots are left out on a tie (PG-68, PG-R28, SC-32).
    pub challenged: Vec<Seat>,
    /// The result if the vote were counted now.
    pub tally: Tally,
    /// Whether the answers look so much alike that the page asks by itself whether they are the same (PG-66, SC-R14).
    pub alike: bool,
}

impl PollSeen {
    /// How everybody sees a vote on answers that are `alike`, or not.
    pub(super) fn of(poll: &Poll, alike: bool) -> Self {
        Self {
            question: poll.question.clone(),
            ballots: poll.ballots.clone(),
            challenged: poll.challenged(),
            tally: poll.tally(),
            alike,
        }
    }
}

impl Poll {
    /// Opens a vote without ballots.
    pub(super) fn open(question: Question) -> Self {
        Self { question, ballots: BTreeMap::new() }
    }

    /// The vote after a player has voted, or has removed their ballot.
    pub(super) fn with_ballot(&self, by: Seat, ballot: Option<Ballot>) -> Self {
        let mut poll = self.clone();
        poll.set_ballot(by, ballot);
        poll
    }

    /// The vote after all `voters` have voted the same.
    pub(super) fn with_all_alike(&self, voters: impl Iterator<Item = Seat>, ballot: Ballot) -> Self {
        let ballots = voters.map(|voter| (voter, ballot)).collect();
        Self { question: self.question.clone(), ballots }
    }

    /// Sets or removes the ballot of a player.
    pub(super) fn set_ballot(&mut self, by: Seat, ballot: Option<Ballot>) {
        match ballot {
            Some(ballot) => self.ballots.insert(by, ballot),
            None => self.ballots.remove(&by),
        };
    }

    fn challenged(&self) -> Vec<Seat> {
        owners(self.question.places())
    }

    /// The result if the vote were counted now.
    pub(super) fn tally(&self) -> Tally {
        count_ballots(&self.ballots, &self.challenged())
    }
}

/// An answer that does not begin with a letter from A to Z, in the list of those on which the table may vote before
/// answers are read. At Scattergories their writers can also ask for a vote later (SC-R18).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal {
    /// Its place.
    pub place: AnswerPlace,
    /// Its text.
    pub text: String,
    /// The table's decision; `None` without a counted vote.
    pub granted: Option<bool>,
}

/// The appealed answers on which the table has voted, and whether each counts (PG-R49, SC-R18). A cancelled vote leaves no
/// entry (PG-R51).
#[derive(Debug, Clone, Default, PartialEq)]
pub(in crate::rules) struct Appeals(BTreeMap<AnswerPlace, bool>);

impl Appeals {
    /// Records whether the table counts an answer.
    pub(in crate::rules) fn rule(&mut self, place: AnswerPlace, granted: bool) {
        self.0.insert(place, granted);
    }

    /// The table's decision on an answer; `None` without a vote.
    pub(in crate::rules) fn ruled(&self, place: AnswerPlace) -> Option<bool> {
        self.0.get(&place).copied()
    }

    /// Whether the table has decided that an answer counts.
    pub(in crate::rules) fn granted(&self, place: AnswerPlace) -> bool {
        self.ruled(place) == Some(true)
    }

    /// The answer with its text and the decision, for the view.
    pub(in crate::rules) fn appeal(&self, place: AnswerPlace, text: &str) -> Appeal {
        Appeal { place, text: text.to_owned(), granted: self.ruled(place) }
    }
}
