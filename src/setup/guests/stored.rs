//! The list as it is stored.

use serde::{Deserialize, Deserializer, Serialize, de::IgnoredAny};

use super::{Guest, Guests, KeptGuest};
use crate::rules::{day::Birthday, piecepack::Suit, player::Level};

/// A line as it is stored. What does not fit in a line is left out, because the names of all others would be lost with it.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::setup) struct StoredGuest {
    pub(in crate::setup) name: String,
    #[serde(deserialize_with = "level", skip_serializing_if = "Option::is_none")]
    pub(in crate::setup) level: Option<Level>,
    #[serde(deserialize_with = "or_default", skip_serializing_if = "Birthday::is_empty")]
    pub(in crate::setup) born: Birthday,
    #[serde(deserialize_with = "or_default", skip_serializing_if = "Option::is_none")]
    pub(in crate::setup) pawn: Option<Suit>,
    /// How many seats the game had that had none for this player; `None` for a player with a seat.
    #[serde(deserialize_with = "or_default", skip_serializing_if = "Option::is_none")]
    pub(in crate::setup) kept: Option<usize>,
}

impl From<Vec<StoredGuest>> for Guests {
    /// Every stored list is accepted: lines beyond the limit are dropped, and a list with fewer than two
    /// lines gets empty ones.
    fn from(stored: Vec<StoredGuest>) -> Self {
        /// The most lines that are read: those of a full list, and as many people whom [`Typed::over`](super::Typed::over) keeps besides.
        const MAX_STORED: usize = 2 * Guests::MAX;
        let mut guests = Guests { guests: Vec::new(), kept: Vec::new(), next_id: 0 };
        for stored in stored.into_iter().take(MAX_STORED) {
            let seats = stored.kept;
            let guest = guests.numbered(stored);
            match seats {
                Some(seats) => guests.kept.push(KeptGuest { guest, seats }),
                None => guests.guests.push(guest),
            }
        }
        guests.add_empty_lines();
        guests
    }
}

impl From<Guests> for Vec<StoredGuest> {
    fn from(guests: Guests) -> Self {
        let store =
            |Guest { name, level, born, pawn, .. }, kept| StoredGuest { name, level, born, pawn, kept };
        let seated = guests.guests.into_iter().map(|guest| store(guest, None));
        let kept = guests.kept.into_iter().map(|KeptGuest { guest, seats }| store(guest, Some(seats)));
        seated.chain(kept).collect()
    }
}

/// A value that may not fit.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored<T> {
    Known(T),
    Other(IgnoredAny),
}

/// A value, or its default if what is stored does not fit.
fn or_default<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(from: D) -> Result<T, D::Error> {
    Ok(match Stored::deserialize(from)? {
        Stored::Known(value) => value,
        Stored::Other(_) => T::default(),
    })
}

/// The level of a computer player. One whose level is not known stays a computer player.
fn level<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Level>, D::Error> {
    Ok(match Stored::deserialize(from)? {
        Stored::Known(level) => level,
        Stored::Other(_) => Some(Level::Medium),
    })
}
