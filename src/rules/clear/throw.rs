//! A throw: four dice in a roll, two in a Scratch-Off.

use crate::rules::{Luck, piecepack::Rank};

/// One throw for the whole table (CL-36, CL-37).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Throw {
    /// Four dice: lines of three or four (CL-38).
    Roll([Rank; 4]),
    /// Two dice: lines of two (CL-60, CL-61).
    ScratchOff([Rank; 2]),
}

impl Throw {
    /// Four fair dice (CL-36).
    pub fn roll(luck: &mut Luck) -> Self {
        Throw::Roll(std::array::from_fn(|_| Rank::roll(luck)))
    }

    /// Two fair dice (CL-60).
    pub fn scratch_off(luck: &mut Luck) -> Self {
        Throw::ScratchOff(std::array::from_fn(|_| Rank::roll(luck)))
    }

    /// The faces, in the order in which the dice were thrown.
    pub fn faces(&self) -> &[Rank] {
        match self {
            Throw::Roll(faces) => faces,
            Throw::ScratchOff(faces) => faces,
        }
    }

    /// Whether each die matches one of these coins, in the order of [`faces`](Self::faces); no two coins match the same
    /// die (CL-41).
    pub fn matched(&self, coins: &[Rank]) -> Vec<bool> {
        let mut matched = vec![false; self.faces().len()];
        for coin in coins {
            let free = |&index: &usize| !matched[index] && self.faces()[index] == *coin;
            if let Some(index) = (0..matched.len()).find(free) {
                matched[index] = true;
            }
        }
        matched
    }

    /// How many dice show a rank.
    pub fn showing(&self, rank: Rank) -> usize {
        self.faces().iter().filter(|&&face| face == rank).count()
    }
}
