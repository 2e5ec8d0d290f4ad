//! Two dice and the chart that turns them into a letter. Pieceagories uses them; in Scattergories they are an option.

use crate::rules::{Luck, piecepack::Rank, words::Letter};

/// A throw of the two dice that choose a letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LetterThrow(pub [Rank; 2]);

impl LetterThrow {
    /// Every letter of the chart, in alphabetical order.
    pub(in crate::rules) const LETTERS: &str = "ABCDEFHIMOPRSTW";

    /// Throws both dice, independently (PG-48).
    pub(in crate::rules) fn new(luck: &mut Luck) -> Self {
        Self([Rank::roll(luck), Rank::roll(luck)])
    }

    /// The product of both values; a null is 0, an ace is 1 (PG-49, PG-50).
    pub fn product(self) -> u8 {
        self.0[0].value() * self.0[1].value()
    }

    /// The letter for the product (PG-51). The chart follows how often letters begin English words.
    pub fn letter(self) -> Letter {
        Letter::capital(match self.product() {
            1 => 'M',
            2 => 'O',
            3 => 'I',
            4 => 'A',
            5 => 'S',
            6 => 'W',
            8 => 'C',
            9 => 'D',
            10 => 'B',
            12 => 'P',
            15 => 'H',
            16 => 'R',
            20 => 'F',
            25 => 'E',
            // Only 0 is left; other products are impossible.
            _ => 'T',
        })
    }
}
