//! The questions on which the table votes, and what a writer says about an answer that people may challenge.

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

/// What kind of answer it is, according to its writer (SC-R07). If it is marked as both, the rule for titles applies
/// (SC-39).
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
    /// What is said about an answer of this kind after its text.
    pub(super) fn note(self) -> &'static str {
        match (self.proper, self.title) {
            (false, false) => "",
            (true, false) => " (a name)",
            (_, true) => " (a title)",
        }
    }
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
