//! Answers in question, as the table sees them.

use super::Place;
use crate::rules::words::Similarity;

/// An answer that begins with no letter, before the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal<P> {
    /// Where it is.
    pub place: P,
    /// What it says.
    pub text: String,
    /// What the table has ruled; `None` until it has counted its votes.
    pub granted: Option<bool>,
}

/// Two similar answers, but not so similar that the page asks by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimilarPair<const LAST: u8> {
    /// The two.
    pub places: [Place<LAST>; 2],
    /// How they are similar.
    pub similarity: Similarity,
}
