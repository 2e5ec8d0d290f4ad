//! What is put to the vote in a round.

use serde::{Deserialize, Serialize};

use super::{Place, owners};
use crate::rules::{Seat, vote};

/// The ground of a challenge (PG-70, SC-R17).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// It does not fit its category, or is no answer at all (SC-29).
    Fit,
    /// It is called a proper noun but is none. If the challenge succeeds, it is no longer called one (SC-R07).
    Proper,
    /// It is wrongly called a title, or wrongly not called one. If the challenge succeeds, this is reversed (SC-R17).
    Title,
}

impl Ground {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fit, Self::Proper, Self::Title];
}

/// What a vote is about. `P` is how answers are referred to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question<P> {
    /// Whether an answer that begins with no letter may count (PG-R49, SC-R18).
    Appeal(P),
    /// Whether answers are the same; to strike means they are (PG-66, SC-R14).
    Same(Vec<P>),
    /// A challenge of an answer (PG-70, SC-29).
    Challenge {
        /// Which answer.
        place: P,
        /// On what ground.
        ground: Ground,
        /// Who challenged it.
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

    /// The same question with other references.
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

impl<const LAST: u8> vote::Votable for Question<Place<LAST>> {
    fn challenged(&self) -> Vec<Seat> {
        owners(self.places())
    }
}
