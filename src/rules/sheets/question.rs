//! The questions on which the table votes.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// The reason for a challenge (PG-70, SC-R17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// It does not fit its category, or is not an answer at all (SC-29).
    Fit,
    /// It is marked as a proper noun but is none. A successful challenge removes the mark (SC-R07).
    Proper,
    /// It is wrongly marked as a title, or wrongly not. A successful challenge reverses this (SC-R17).
    Title,
}

impl Ground {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fit, Self::Proper, Self::Title];
}

/// What a vote is about. `P` is the type of places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question<P> {
    /// Whether an answer counts that does not begin with a letter (PG-R49, SC-R18).
    Appeal(P),
    /// Whether answers are the same; a vote to strike means yes (PG-66, SC-R14).
    Same(Vec<P>),
    /// A challenge of an answer (PG-70, SC-29).
    Challenge {
        /// Which answer.
        place: P,
        /// The reason.
        ground: Ground,
        /// The challenger.
        by: Seat,
    },
}

impl<P> Question<P> {
    /// The answers it is about.
    pub fn places(&self) -> &[P] {
        match self {
            Question::Appeal(place) | Question::Challenge { place, .. } => std::slice::from_ref(place),
            Question::Same(places) => places,
        }
    }

    /// The same question with another type of places.
    pub fn map<Q>(&self, point: impl Fn(&P) -> Q) -> Question<Q> {
        match self {
            Question::Appeal(place) => Question::Appeal(point(place)),
            Question::Same(places) => Question::Same(places.iter().map(point).collect()),
            Question::Challenge { place, ground, by } => {
                Question::Challenge { place: point(place), ground: *ground, by: *by }
            }
        }
    }
}
