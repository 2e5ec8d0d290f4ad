//! The actions of players.

use serde::{Deserialize, Serialize};

use crate::rules::Seat;

/// What a player chose, as it stands in the record.
///
/// An action contains no random result: a replay draws the same coin from the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Draw a coin from the bag: `"draw"` (RM-11).
    Draw,
    /// Pick a coin from one's hand or beside the tiles, by its place from 0: `{"pick":{"place":7}}` (RM-29, RM-34).
    ///
    /// While the coin in play is not bound, another pick exchanges it (RM-R26).
    Pick {
        /// Its place in the hand or beside the tiles.
        place: u8,
    },
    /// Pick a coin of another player: `{"steal":{"from":1,"place":2}}` (RM-30).
    Steal {
        /// The player who has the coin.
        from: Seat,
        /// Its place in their hand, from 0.
        place: u8,
    },
    /// Look at the hidden face of the picked coin, without showing it to others: `"look"`. After that the
    /// coin must stay in play (RM-R26).
    Look,
    /// Show everybody the picked coin, if the setup allows it: `"reveal"` (RM-36). After that the coin must
    /// stay in play.
    Reveal,
    /// Turn over a tile, by its place from 0, row by row: `{"turn":{"place":8}}` (RM-12).
    Turn {
        /// Its place.
        place: u8,
    },
    /// Hide the wrong tile when everybody has seen it, and put the coin back: `"close"` (RM-13, RM-R04).
    Close,
    /// End the game; the tiles found so far count: `"end"` (RM-R40). Any player may do it.
    End,
    /// Pass, which a player without coins may do in variant 2: `"pass"` (RM-R17).
    Pass,
}
