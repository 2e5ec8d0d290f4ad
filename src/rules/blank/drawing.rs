//! Drawings on cards: a few strokes of a pen, as numbers.

use serde::{Deserialize, Serialize};

/// A drawing on a plain Game Card (BL-76): strokes of points on a sheet of 256 by 256.
///
/// Nothing else can be in it, so that opening a stranger's deck only ever draws lines (BL-R44).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Drawing(pub Vec<Stroke>);

/// One stroke: points from the left and from the top, in the order they were drawn.
pub type Stroke = Vec<[u8; 2]>;

impl Drawing {
    /// The most strokes that fit on a card.
    pub const STROKES: usize = 64;
    /// The most points of all its strokes together.
    pub const POINTS: usize = 2000;

    /// Whether it fits on a card, and has something to see in each stroke.
    pub fn fits(&self) -> bool {
        let points: usize = self.0.iter().map(Vec::len).sum();
        self.0.len() <= Self::STROKES
            && points <= Self::POINTS
            && self.0.iter().all(|stroke| !stroke.is_empty())
    }
}
