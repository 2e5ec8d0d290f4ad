//! The dice and the Scratch Tile in words.

use super::pawns_on_tile;
use crate::{
    rules::{
        clear::{Throw, View},
        piecepack::Rank,
    },
    wording::plural,
};

/// The button that rolls.
pub fn roll_label(view: &View) -> &'static str {
    if view.is_scratch_off() { "Roll two dice" } else { "Roll four dice" }
}

/// What the dice show.
pub fn dice_label(throw: Option<&Throw>) -> String {
    match throw {
        Some(throw) => format!("The dice show {}", faces(throw)),
        None => "The dice are not rolled yet".to_owned(),
    }
}

/// Faces in words: `ace, 2, 2, 5`.
pub fn faces(throw: &Throw) -> String {
    throw.faces().iter().map(Rank::to_string).collect::<Vec<_>>().join(", ")
}

/// The Scratch Tile with its pawns (CL-14, CL-17, CL-18).
pub fn scratch_tile_label(view: &View) -> String {
    match pawns_on_tile(view) {
        0 => "Scratch Tile: no pawn is on it, three stand beside it".to_owned(),
        pawns => plural(
            pawns,
            "Scratch Tile: 1 pawn of three is on it",
            "Scratch Tile: # pawns of three are on it",
        ),
    }
}
