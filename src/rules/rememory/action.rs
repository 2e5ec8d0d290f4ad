//! What somebody at the table can choose.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// What a seat chose, as it stands in the record.
///
/// An action never says what luck made of it: replay finds the drawn coin again from the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draw a coin from the bag: `"draw"` (RM-11).
    Draw,
    /// Take an own coin, or one of those beside the tiles, by its place from 0: `{"pick":{"place":7}}` (RM-29, RM-34).
    ///
    /// Picking another one instead is the same action once more, as long as that is allowed (RM-R26).
    Pick {
        /// Where it lies: in the own hand, or beside the tiles.
        place: u8,
    },
    /// Point at a coin of somebody else: `{"steal":{"from":1,"place":2}}` (RM-30).
    Steal {
        /// Whose it is.
        from: Seat,
        /// Where it lies in their hand, from 0.
        place: u8,
    },
    /// Look, alone, at the hidden face of the coin that was picked: `"look"`. It binds (RM-R26).
    Look,
    /// Show everybody the coin that was picked, where that was agreed: `"tell"` (RM-36). It binds.
    Tell,
    /// Turn over a tile, by its place from 0, row by row: `{"turn":{"place":8}}` (RM-12).
    Turn {
        /// Where it lies.
        place: u8,
    },
    /// Everybody has seen the wrong tile: hide it, and put the coin back: `"close"` (RM-13, RM-R04).
    Close,
    /// Do without, as somebody without coins may in variant 2: `"pass"` (RM-R17).
    Pass,
}
