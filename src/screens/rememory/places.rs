//! The places for tiles and coins: their names, and what lies there.

use crate::rules::{
    Seat,
    piecepack::{Rank, Suit},
    rememory::{CoinSlot, Sorted, TileSlot, Variant, View, VisibleCoin, place_name},
};

/// The name of a place for a tile. Nothing is said about a tile that lies face down, not even whether it was ever turned
/// (RM-05).
pub fn tile_name(slot: TileSlot, place: u8) -> String {
    let place = place_name(place);
    match slot {
        TileSlot::Down => format!("hidden tile, {place}"),
        TileSlot::Up(tile) => format!("{tile}, {place}"),
        TileSlot::Empty => format!("empty place, {place}"),
    }
}

/// What lies at a place for a tile, in style sheets.
pub fn tile_slug(slot: TileSlot) -> &'static str {
    match slot {
        TileSlot::Down => "down",
        TileSlot::Up(_) => "up",
        TileSlot::Empty => "empty",
    }
}

/// The face of the tile at a place, if it lies face up.
pub fn tile_face(slot: TileSlot) -> Option<(Suit, Rank)> {
    match slot {
        TileSlot::Up(tile) => Some((tile.suit, tile.rank)),
        TileSlot::Down | TileSlot::Empty => None,
    }
}

/// The name of a place for a coin. `whose` is put before its number, which is counted from 1.
pub fn coin_name(slot: CoinSlot, whose: &str, number: usize) -> String {
    match slot {
        CoinSlot::Coin(seen) => format!("{whose} {number}: {seen}"),
        CoinSlot::InPlay => format!("{whose} {number}: in play"),
        CoinSlot::Empty => format!("{whose} {number}: gone"),
    }
}

/// What lies at a place for a coin, in style sheets.
pub fn coin_slug(slot: CoinSlot) -> &'static str {
    match slot {
        CoinSlot::Coin(_) => "coin",
        CoinSlot::InPlay => "in-play",
        CoinSlot::Empty => "empty",
    }
}

/// The coin at a place, if one lies there.
pub fn coin_seen(slot: CoinSlot) -> Option<VisibleCoin> {
    match slot {
        CoinSlot::Coin(seen) => Some(seen),
        CoinSlot::InPlay | CoinSlot::Empty => None,
    }
}

/// How many coins lie in a row beside the tiles. Unsorted coins lie in rows of six, like the tiles.
pub fn row_length(variant: Variant) -> u8 {
    variant.group_size().and_then(|size| u8::try_from(size).ok()).unwrap_or(6)
}

/// The name of a row beside the tiles, from 0: the suit or rank that its coins share, if they do (RM-32, RM-37). The suit is
/// returned too, because it has a picture.
pub fn row_name(variant: Variant, row: u8) -> (String, Option<Suit>) {
    let index = usize::from(row);
    match variant {
        Variant::Rows { sorted: Sorted::Suit, .. } => (Suit::ALL[index].to_string(), Some(Suit::ALL[index])),
        Variant::Rows { sorted: Sorted::Value, .. } => (Rank::ALL[index].to_string(), None),
        Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => {
            ((row + 1).to_string(), None)
        }
    }
}

/// The suit of a player's pawn: at most eight people who play together have one each (RM-R42).
pub fn suit(view: &View, seat: Seat) -> Option<Suit> {
    let have_pawns = !view.solo && view.people.len() <= Suit::ALL.len();
    Suit::ALL.get(seat.index()).copied().filter(|_| have_pawns)
}

/// How closely the hands of this number of people are laid out, in style sheets.
pub fn crowding(people: usize) -> &'static str {
    match people {
        0..=3 => "few",
        4..=12 => "some",
        _ => "many",
    }
}
