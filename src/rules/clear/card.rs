//! A card: 24 coins in a grid of six by four, and which of them are left.

use super::squares::{SQUARES, Squares};
use crate::rules::{Luck, piecepack::Rank};

/// One player's card. Coins are only removed; the others never move (CL-06, CL-R24).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Card {
    /// The rank that each square had at the start, left to right, top row first (CL-21).
    initial: [Rank; SQUARES as usize],
    /// The squares that still have a coin.
    left: Squares,
}

impl Card {
    /// A full card of these ranks, drawn in this order (CL-21, CL-22).
    pub fn of(ranks: [Rank; SQUARES as usize]) -> Self {
        Self { initial: ranks, left: Squares::ALL }
    }

    /// A card with a full set of coins, four of each rank, drawn at random (CL-10, CL-11, CL-19).
    pub fn draw(luck: &mut Luck) -> Self {
        let mut ranks = std::array::from_fn(|coin| Rank::ALL[coin % Rank::ALL.len()]);
        luck.shuffle(&mut ranks);
        Self::of(ranks)
    }

    /// The coin on a square, 0 to 23; `None` where it is empty.
    pub fn coin(&self, square: u8) -> Option<Rank> {
        let is_left = self.left.has(Squares::one(square));
        self.initial.get(usize::from(square)).copied().filter(|_| is_left)
    }

    /// The rank that a square, 0 to 23, had at the start, even if the coin was taken since. The remainder tells the compiler that there
    /// is such a square: the search for lines asks often.
    pub(super) fn initial(&self, square: u32) -> Rank {
        self.initial[square as usize % self.initial.len()]
    }

    /// The squares that still have coins.
    pub fn left(&self) -> Squares {
        self.left
    }

    /// How many coins are left, 0 to 24.
    pub fn count(&self) -> u8 {
        u8::try_from(self.left.len()).unwrap_or(SQUARES)
    }

    /// The coins on some squares, in the order of a line.
    pub fn coins(&self, squares: Squares) -> Vec<Rank> {
        squares.numbers().filter_map(|square| self.coin(square)).collect()
    }

    /// The card without the coins on some squares.
    #[must_use]
    pub fn without(self, squares: Squares) -> Self {
        Self { left: self.left.without(squares), ..self }
    }
}
