//! Votes of a round: what is asked, who has voted, what it came to.

use std::collections::BTreeMap;

use super::Place;
use crate::rules::{
    Seat,
    vote::{Ballot, Tally, settle},
};

/// What a vote is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Whether an answer that begins with no letter may count (PG-R49).
    Appeal(Place),
    /// Whether answers are the same; to strike means they are (PG-66).
    Alike(Vec<Place>),
    /// Whether an answer is right for its category (PG-70).
    Challenge {
        /// Which answer.
        place: Place,
        /// Who challenged it.
        by: Seat,
    },
}

/// A question as it was put to the table, in words that stay true when the sheets are gone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// What was asked.
    pub question: Question,
    /// What stood at the places it is about, in their order.
    pub texts: Vec<String>,
}

impl Question {
    /// What it is about.
    pub fn places(&self) -> &[Place] {
        match self {
            Question::Appeal(place) | Question::Challenge { place, .. } => std::slice::from_ref(place),
            Question::Alike(places) => places,
        }
    }

    /// Whose answers are in question: those whose ballots a tie leaves out (PG-68, PG-R28).
    pub fn challenged(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.places().iter().map(|place| place.seat).collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }
}

/// An open vote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Poll {
    /// What it is about.
    pub question: Question,
    /// What has been held up so far; whoever is missing abstains (PG-R30).
    pub ballots: BTreeMap<Seat, Ballot>,
}

impl Poll {
    /// Opens a vote in which nobody has voted yet.
    pub(super) fn open(question: Question) -> Self {
        Self { question, ballots: BTreeMap::new() }
    }

    /// What it would come to if it were counted now.
    pub fn tally(&self) -> Tally {
        settle(&self.ballots, &self.question.challenged())
    }
}
