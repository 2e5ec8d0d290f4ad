//! Parses and compares answers: letters, articles, duplicates, similarity, alliteration.
//!
//! Two texts are the same answer if they differ only in capitals, accents, punctuation, an article after the last comma, or
//! a last name that is written first: a comma between two parts swaps them. If two texts are only similar, the players can
//! vote on them.

mod answer;
mod fold;
mod plural;
mod similarity;
mod unaccent;
mod written;

pub use answer::{Answer, InvalidAnswer, comparison_text, comparison_words};
pub(super) use fold::without_invisible;
pub use fold::{fold, is_letter_or_digit};
pub use similarity::Similarity;
pub use written::{first_letter, with_article_last};

use serde::{Deserialize, Serialize};

/// The letter of a round, stored as a capital.
///
/// Only A to Z, because the chart and the die are made for English (PG-100).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "char", into = "char")]
pub struct Letter(char);

impl Letter {
    /// The letter, if `c` is one of A to Z, small or capital.
    pub fn new(c: char) -> Option<Self> {
        c.is_ascii_alphabetic().then(|| Self(c.to_ascii_uppercase()))
    }

    /// The letter `c`, for the charts in our code, where it is always a capital from A to Z.
    pub(crate) const fn capital(c: char) -> Self {
        debug_assert!(c.is_ascii_uppercase());
        Self(c)
    }
}

impl TryFrom<char> for Letter {
    type Error = &'static str;

    fn try_from(c: char) -> Result<Self, Self::Error> {
        Letter::new(c).ok_or("A letter is one of A to Z.")
    }
}

impl From<Letter> for char {
    fn from(letter: Letter) -> char {
        letter.0
    }
}
