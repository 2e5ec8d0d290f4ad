//! What is put to the vote in a round.

use super::Place;
use crate::rules::{Seat, sheets::owners, vote};

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

/// A question as it was put to the table.
pub type Asked = vote::Asked<Question>;

/// An open vote.
pub type Poll = vote::Poll<Question>;

impl Question {
    /// What it is about.
    pub fn places(&self) -> &[Place] {
        match self {
            Question::Appeal(place) | Question::Challenge { place, .. } => std::slice::from_ref(place),
            Question::Alike(places) => places,
        }
    }
}

impl vote::Question for Question {
    fn challenged(&self) -> Vec<Seat> {
        owners(self.places())
    }
}
