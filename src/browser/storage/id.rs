//! New ids of games and decks in storage.

use crate::{
    browser::chance,
    play::{DeckId, GameId},
};

impl GameId {
    /// A new id.
    pub fn fresh() -> Self {
        Self::from_number(chance::number())
    }
}

impl DeckId {
    /// A new id.
    pub fn fresh() -> Self {
        Self::from_number(chance::number())
    }
}
