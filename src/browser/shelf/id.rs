//! Ids of games and decks on the shelf.

use crate::browser::chance;

/// The id of a saved game in addresses, keys and locks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// The id of a deck on the shelf. Its name may change; the id does not.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeckId(String);

/// Digits and letters that form no words and do not look alike.
const LETTERS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

/// The length of an id; long enough that two are never the same.
const LENGTH: usize = 10;

/// A new id.
fn fresh() -> String {
    let mut number = chance::number();
    let mut name = String::with_capacity(LENGTH);
    for _ in 0..LENGTH {
        let letter = LETTERS[(number % LETTERS.len() as u64) as usize];
        name.push(char::from(letter));
        number /= LETTERS.len() as u64;
    }
    name
}

/// Whether a text is a valid id.
fn fits(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|letter| LETTERS.contains(&letter))
}

macro_rules! named {
    ($($id:ident)*) => {
        $(impl $id {
            /// A new id.
            pub fn fresh() -> Self {
                Self(fresh())
            }

            /// Parses an id; `None` if it is not valid.
            pub fn parse(text: &str) -> Option<Self> {
                fits(text).then(|| Self(text.to_owned()))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        })*
    };
}

named!(GameId DeckId);
