//! What is put to the vote in a round.

use serde::{Deserialize, Serialize};

use super::Place;
use crate::rules::{Seat, sheets::owners, vote};

/// On what ground an answer is challenged (SC-R17). No reason has to be given beyond that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// It does not fit its category, or is no answer at all (SC-29).
    Fit,
    /// It is called a proper noun, and is none; struck, it is called one no longer (SC-R07).
    Proper,
    /// It is called a title and is none, or is one and not called so; struck, it is the other way round (SC-R17).
    Title,
}

impl Ground {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Fit, Self::Proper, Self::Title];
}

/// What a vote is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Whether an answer that begins with no letter may count (SC-R18).
    Appeal(Place),
    /// Whether answers are the same; to strike means they are (SC-R14).
    Alike(Vec<Place>),
    /// Whether an answer is what it is taken for (SC-29).
    Challenge {
        /// Which answer.
        place: Place,
        /// On what ground.
        ground: Ground,
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
