//! Ids of games and decks in storage.

/// The id of a saved game in addresses, keys and locks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GameId(String);

/// The id of a deck in storage. Its name may change; the id does not.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DeckId(String);

/// Digits and letters that form no words and do not look alike.
const CHARACTERS: &[u8; 27] = b"23456789bcdfghjkmnpqrstvwxz";

/// How many different characters there are.
const BASE: u64 = CHARACTERS.len() as u64;

/// The length of an id; long enough that no two ids are equal: there are two hundred million million of them.
const LENGTH: usize = 10;

/// The characters of a number.
fn spelled(mut number: u64) -> String {
    let mut id = String::with_capacity(LENGTH);
    for _ in 0..LENGTH {
        let index = usize::try_from(number % BASE).unwrap_or_default();
        id.push(char::from(CHARACTERS[index]));
        number /= BASE;
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
            /// The id that a random number gives.
            pub fn from_number(number: u64) -> Self {
                Self(spelled(number))
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
