//! What the table sees of answers in question.

use super::Place;
use crate::rules::words::Likeness;

/// An answer without a letter, before the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim<const LAST: u8> {
    /// Where it is.
    pub place: Place<LAST>,
    /// What it says.
    pub text: String,
    /// What the table has ruled; `None` until it has counted its votes.
    pub granted: Option<bool>,
}

/// Two answers that look alike, but not so much that the page would ask by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint<const LAST: u8> {
    /// The two.
    pub places: [Place<LAST>; 2],
    /// How they are alike.
    pub likeness: Likeness,
}
