//! The names of saved games.

use crate::browser::chance;

/// What a saved game is called where people do not look: in addresses, keys and locks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// Letters that make no words and are not mistaken for each other.
const LETTERS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

/// Enough that two games never meet.
const LENGTH: usize = 10;

impl GameId {
    /// A name no other game has.
    pub fn fresh() -> Self {
        let mut number = chance::number();
        let mut name = String::with_capacity(LENGTH);
        for _ in 0..LENGTH {
            let letter = LETTERS[(number % LETTERS.len() as u64) as usize];
            name.push(char::from(letter));
            number /= LETTERS.len() as u64;
        }
        Self(name)
    }

    /// The name that stands in an address, if it could be one.
    pub fn parse(text: &str) -> Option<Self> {
        let fits = text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter));
        fits.then(|| Self(text.to_owned()))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
