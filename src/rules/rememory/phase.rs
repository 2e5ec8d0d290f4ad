//! The phases of a game.

use super::{CoinSource, Tile};
use crate::rules::piecepack::Coin;

/// The phase of the game, with the data that exists only in it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Phase {
    /// A coin has to be drawn, picked or stolen.
    Coin,
    /// A coin is in play, and the player has to turn over a tile.
    Tile(CoinInPlay),
    /// A wrong tile is face up, at this place of the grid.
    WrongTile(CoinInPlay, u8, Tile),
    /// The game is over: the grid is empty, or a player ended the game.
    Over,
}

/// The coin in play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct CoinInPlay {
    pub(super) coin: Coin,
    /// Where it came from, and goes back to after a miss.
    pub(super) source: CoinSource,
    pub(super) seen: SeenBy,
}

/// Who has seen both faces of the coin in play.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum SeenBy {
    /// Nobody yet.
    Nobody,
    /// Only the player who picked it.
    Picker,
    /// Everybody. `bound` if the player had not seen both faces before the coin came into play (RM-R26).
    Table { bound: bool },
}

impl CoinInPlay {
    /// Whether the coin must stay in play, so that no other can be picked instead (RM-R26).
    pub(super) fn is_bound(&self) -> bool {
        match self.seen {
            SeenBy::Nobody => false,
            SeenBy::Picker => true,
            SeenBy::Table { bound } => bound,
        }
    }
}

impl Phase {
    /// The coin in play.
    pub(super) fn in_play(&self) -> Option<&CoinInPlay> {
        match self {
            Phase::Tile(play) | Phase::WrongTile(play, ..) => Some(play),
            Phase::Coin | Phase::Over => None,
        }
    }

    /// The phase with another `seen` for the coin in play.
    pub(super) fn with_seen(self, seen: SeenBy) -> Self {
        match self {
            Phase::Tile(play) => Phase::Tile(CoinInPlay { seen, ..play }),
            Phase::WrongTile(play, place, tile) => Phase::WrongTile(CoinInPlay { seen, ..play }, place, tile),
            phase @ (Phase::Coin | Phase::Over) => phase,
        }
    }
}
