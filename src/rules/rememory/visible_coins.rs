//! The coins as everybody, or one player, may see them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CoinSource, OwnView, TILES};
use crate::rules::{
    Seat,
    piecepack::{Coin, Rank, Suit},
};

/// Where the coins are that are still in the game.
#[derive(Debug, Clone, PartialEq)]
pub enum Coins {
    /// In a bag (RM-08).
    Bag {
        /// How many, without the one in play.
        left: u8,
    },
    /// In hands (RM-22).
    Hands {
        /// The hands by seat. When a coin is gone, its place is empty until a coin from the reserve takes it;
        /// other coins do not move.
        hands: Vec<Vec<CoinSlot>>,
        /// How many are in the reserve, hidden (RM-27, RM-R19).
        reserve: u8,
    },
    /// Beside the tiles, at 24 places, in groups of [`Variant::group_size`](super::Variant::group_size). A place stays empty when its
    /// coin is gone (RM-32, RM-R22).
    Rows([CoinSlot; TILES]),
}

impl Coins {
    /// The number of coins that nobody sees: those in the bag, or in the reserve.
    pub fn hidden(&self) -> u8 {
        match self {
            Coins::Bag { left } => *left,
            Coins::Hands { reserve, .. } => *reserve,
            Coins::Rows(_) => 0,
        }
    }

    /// How many places a hand has; 0 if nobody has a hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        match self {
            Coins::Hands { hands, .. } => hands.get(seat.index()).map_or(0, Vec::len),
            Coins::Bag { .. } | Coins::Rows(_) => 0,
        }
    }
}

/// A place for a coin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum CoinSlot {
    /// There is a coin.
    Coin(VisibleCoin),
    /// The coin of this place is in play, and may come back.
    InPlay,
    /// The coin that was here has left the game.
    Empty,
}

/// The faces of a coin that somebody may see: both, one, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct VisibleCoin {
    /// Its suit.
    pub suit: Option<Suit>,
    /// Its value.
    pub rank: Option<Rank>,
}

/// The coin in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InPlay {
    /// Where it came from.
    pub source: CoinSource,
    /// The faces that everybody may see.
    pub public: VisibleCoin,
    /// Whether it must stay in play. If not, another coin may be picked until a tile is turned over (RM-R26).
    pub bound: bool,
    /// What the picker may do with a hidden face; `None` if everybody sees both faces.
    pub hidden: Option<Hidden>,
}

/// A picked coin with a face that the other players do not see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hidden {
    /// Whether the picker has looked at it. From then on their [`OwnView`] contains the coin.
    pub looked: bool,
    /// Whether the picker may show it to everybody with [`Action::Reveal`](super::Action::Reveal) (RM-36).
    pub reveal: bool,
}

impl InPlay {
    /// The faces that somebody with this own view may see.
    pub fn seen(&self, own: Option<&OwnView>) -> VisibleCoin {
        self.public.with(self.source, own)
    }
}

impl VisibleCoin {
    /// The coin, if both faces are visible.
    pub fn coin(self) -> Option<Coin> {
        Some(Coin { suit: self.suit?, rank: self.rank? })
    }

    /// The faces that somebody with this own view may see of the coin from this place.
    pub(super) fn with(self, source: CoinSource, own: Option<&OwnView>) -> Self {
        own.and_then(|own| own.coin(source)).map_or(self, Self::whole)
    }

    /// A coin with both faces visible.
    pub fn whole(coin: Coin) -> Self {
        Self { suit: Some(coin.suit), rank: Some(coin.rank) }
    }
}

impl fmt::Display for VisibleCoin {
    /// The visible faces in words: `the 3 of Moons`, `a coin of Moons`, `a 3`, `a covered coin`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.suit, self.rank) {
            (Some(suit), Some(rank)) => write!(f, "the {}", Coin { suit, rank }),
            (Some(suit), None) => write!(f, "a coin of {suit}"),
            (None, Some(Rank::Ace)) => write!(f, "an ace"),
            (None, Some(rank)) => write!(f, "a {rank}"),
            (None, None) => write!(f, "a covered coin"),
        }
    }
}
