//! What a tap on a coin does to the coins that were chosen before it.

use super::{
    Card, Squares,
    line::{self, RAYS},
};

/// The most coins that can be chosen together: a line of four.
const MOST: u32 = 4;

impl Card {
    /// The choice after a tap on a square.
    ///
    /// A coin that was chosen is dropped. Any other joins, and takes along the coins between it and the others if they
    /// all lie on one row, column or diagonal and are no more than `most`: so a line is chosen by its two ends.
    /// Otherwise it joins alone, for the rules to say what is wrong. A choice of four is full, and the next tap begins
    /// another; so does one after an empty square.
    #[must_use]
    pub fn tapped(&self, chosen: Squares, square: u8, most: u32) -> Squares {
        let tap = Squares::one(square);
        if chosen.has(tap) {
            return chosen.without(tap);
        }
        let coin = tap.among(self.left());
        if coin.is_empty() || chosen.len() >= MOST {
            return coin;
        }
        let ends = chosen.with(tap);
        let ray = RAYS.iter().find(|ray| ray.has(ends));
        let along = ray.map(|ray| line::span(ends).among(*ray).among(self.left()));
        along.filter(|along| along.len() <= most).unwrap_or(ends)
    }
}
