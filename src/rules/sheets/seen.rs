//! Parts of a view: appeals and similar answers.

use super::Place;
use crate::rules::words::Similarity;

/// An answer that does not begin with a letter from A to Z, before the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal<P> {
    /// Its place.
    pub place: P,
    /// Its text.
    pub text: String,
    /// The table's decision; `None` without a counted vote.
    pub granted: Option<bool>,
}

/// Two similar answers for which the page does not open a vote by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimilarPair<const LAST: u8> {
    /// The places of both answers.
    pub places: [Place<LAST>; 2],
    /// How they are similar.
    pub similarity: Similarity,
}
