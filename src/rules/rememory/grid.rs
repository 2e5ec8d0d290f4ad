//! The tiles in the grid, and what everybody sees of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{SUITS, TILES};
use crate::rules::{
    Luck,
    piecepack::{Coin, Rank, Suit},
};

/// A tile: suit and value on one side; the other side is the same for all tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tile {
    /// Its suit.
    pub suit: Suit,
    /// Its value.
    pub rank: Rank,
}

/// A place of the grid, as everybody sees it.
///
/// A tile that was turned over before looks like any other (RM-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum TileSlot {
    /// A tile lies there face down.
    Down,
    /// The wrong tile, face up until it is closed (RM-13).
    Up(Tile),
    /// There is no tile any more (RM-07).
    Empty,
}

impl TileSlot {
    /// Whether there is no tile any more.
    pub fn is_empty(self) -> bool {
        self == TileSlot::Empty
    }
}

impl Tile {
    /// Whether a coin matches this tile: the same suit and the same value (RM-21).
    pub fn fits(self, coin: Coin) -> bool {
        self == Self::of(coin)
    }

    /// The tile that matches a coin (RM-R01).
    pub fn of(coin: Coin) -> Self {
        Self { suit: coin.suit, rank: coin.rank }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.rank, self.suit)
    }
}

/// The tiles on the table, row by row; `None` where one was taken.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Grid([Option<Tile>; TILES]);

impl Grid {
    /// Shuffles all tiles and lays them out (RM-05, RM-06).
    pub(super) fn shuffled(luck: &mut Luck) -> Self {
        let mut coins = Coin::set(SUITS);
        luck.shuffle(&mut coins);
        let mut tiles = [None; TILES];
        for (place, coin) in tiles.iter_mut().zip(coins) {
            *place = Some(Tile::of(coin));
        }
        Self(tiles)
    }

    /// The tile at a place.
    pub(super) fn at(&self, place: u8) -> Option<Tile> {
        self.0.get(usize::from(place)).copied().flatten()
    }

    /// Removes the tile at a place; the others stay where they are (RM-07, RM-15).
    pub(super) fn take(&mut self, place: u8) -> Option<Tile> {
        self.0.get_mut(usize::from(place))?.take()
    }

    /// Whether the last tile was taken (RM-18).
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(Option::is_none)
    }

    /// The grid as everybody sees it when no tile is up.
    pub(super) fn seen(&self) -> [TileSlot; TILES] {
        self.0.map(|tile| if tile.is_some() { TileSlot::Down } else { TileSlot::Empty })
    }
}
