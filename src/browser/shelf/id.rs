//! Ids of games and decks on the shelf.

use crate::browser::chance;

/// The id of a saved game in addresses, keys and locks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// The id of a deck on the shelf. Its name may change; the id does not.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeckId(String);

/// Digits and characters that form no words and do not look alike.
const CHARACTERS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

/// The length of an id; long enough that no two ids are equal.
const LENGTH: usize = 10;

/// A new id.
fn fresh() -> String {
    let mut number = chance::number();
    let mut id = String::with_capacity(LENGTH);
    for _ in 0..LENGTH {
        let character = CHARACTERS[(number % CHARACTERS.len() as u64) as usize];
        id.push(char::from(character));
        number /= CHARACTERS.len() as u64;
    }
    id
}

/// Whether a text is a valid id.
fn is_valid(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|character| CHARACTERS.contains(&character))
}

macro_rules! ids {
    ($($id:ident)*) => {
        $(impl $id {
            /// A new id.
            pub fn fresh() -> Self {
                Self(fresh())
            }

            /// Parses an id; `None` if it is not valid.
            pub fn parse(text: &str) -> Option<Self> {
                is_valid(text).then(|| Self(text.to_owned()))
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        })*
    };
}

ids!(GameId DeckId);
