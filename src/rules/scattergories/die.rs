//! The letter die and the result of a roll.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};

use super::Refusal;
use crate::rules::{Luck, Seat, first_duplicate, sheets::LetterThrow, words::Letter};

/// The faces of the usual die, in order: every letter but Q, U, V, X, Y and Z (SC-R01).
const TWENTY: &str = "ABCDEFGHIJKLMNOPRSTW";
/// A face for each letter.
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/// The die for the letter of a round (SC-08, SC-R01).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// Twenty faces with the same chance: every letter but Q, U, V, X, Y and Z.
    #[default]
    Twenty,
    /// All twenty-six letters.
    Alphabet,
    /// The two dice of Pieceagories and their chart.
    Chart,
    /// Letters chosen by the table, at least two, with one face each: `{"own":["A","B"]}`.
    // Records keep the name that this had before.
    #[serde(rename = "own")]
    Custom(Vec<Letter>),
}

/// What a roll shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    /// A face of a letter die.
    Letter(Letter),
    /// Two dice; the chart gives their letter.
    Dice(LetterThrow),
}

impl Face {
    /// The letter of the round.
    pub fn letter(self) -> Letter {
        match self {
            Face::Letter(letter) => letter,
            Face::Dice(throw) => throw.letter(),
        }
    }
}

/// The roll that gave the letter of a round (SC-08, SC-34).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Roll {
    /// Who rolled.
    pub by: Seat,
    /// The number of rolls that were repeated because they showed the previous round's letter.
    pub rerolls: u32,
    /// The final result.
    pub face: Face,
}

impl Die {
    /// Whether the table has chosen the letters itself.
    pub fn is_custom(&self) -> bool {
        matches!(self, Die::Custom(_))
    }

    /// Whether both dice are of the same kind; two custom dice are, even if their letters differ.
    pub fn is_same_kind(&self, other: &Self) -> bool {
        discriminant(self) == discriminant(other)
    }

    /// Checks that no letter is on it twice, and that it has a second letter for the next round.
    pub(super) fn check(&self) -> Result<(), Refusal> {
        let Die::Custom(letters) = self else { return Ok(()) };
        if let Some(twice) = first_duplicate(letters, |a, b| a == b) {
            return Err(Refusal::FaceTwice { letter: letters[twice] });
        }
        if letters.len() < 2 { Err(Refusal::FewFaces { faces: letters.len() }) } else { Ok(()) }
    }

    /// Every letter that can come up, in the order of the faces; for the chart in alphabetical order.
    pub fn letters(&self) -> Vec<Letter> {
        let of = |faces: &str| faces.chars().filter_map(Letter::new).collect();
        match self {
            Die::Twenty => of(TWENTY),
            Die::Alphabet => of(ALPHABET),
            Die::Chart => of(LetterThrow::LETTERS),
            Die::Custom(letters) => letters.clone(),
        }
    }

    /// Rolls until the letter is not `before`, the letter of the previous round (SC-34, SC-R04).
    pub(super) fn roll(&self, by: Seat, before: Option<Letter>, luck: &mut Luck) -> Roll {
        let mut rerolls = 0;
        loop {
            let face = self.roll_once(luck);
            if Some(face.letter()) != before {
                return Roll { by, rerolls, face };
            }
            rerolls += 1;
        }
    }

    /// Rolls once; all faces have the same chance.
    fn roll_once(&self, luck: &mut Luck) -> Face {
        if *self == Die::Chart {
            return Face::Dice(LetterThrow::new(luck));
        }
        let letters = self.letters();
        let face = luck.below(u32::try_from(letters.len()).unwrap_or(u32::MAX));
        // There is such a face: `check` refuses a die without letters.
        letters
            .get(face as usize)
            .map_or_else(|| Face::Dice(LetterThrow::new(luck)), |&letter| Face::Letter(letter))
    }
}
