//! The actions of players.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Squares;
use crate::rules::Seat;

/// What a player chose, as it stands in the record.
///
/// An action contains no random result: a throw is just `"roll"`, because a replay gets the same dice from the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Throw the dice for everybody; only the roller may: `"roll"`.
    Roll,
    /// Take the line of coins on these squares: `{"take":7}`.
    Take(Squares),
    /// Take nothing: `"scratch"`.
    Scratch,
    /// The only player whose card is cleared chooses another card and gets a point for each coin on it: `{"bonus":2}` (CL-72).
    Bonus(Seat),
    /// The scorekeeper confirms that the score is right: `"confirm"`. The next deal begins, or the winner is
    /// announced.
    Confirm,
    /// End the game; only finished deals count: `"end"` (CL-R26). Any player may do it.
    End,

    /// With real cards: what a player called: `{"report":{"call":"four","cleared":false}}`.
    Report {
        /// What they took, or Scratch.
        call: Call,
        /// Whether they also called Clear.
        cleared: bool,
    },
    /// With real cards: corrects the number of coins on a card, if the calls gave another number than people count:
    /// `{"count":{"seat":1,"left":6}}`. Any player may do it.
    Count {
        /// Whose card.
        seat: Seat,
        /// How many coins are on it, 0 to 24. If the player reports a call later, its coins are subtracted
        /// from this.
        left: u8,
    },
}

/// What a player calls in a roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// A line of four, worth two points at once (CL-29, CL-45).
    Four,
    /// A line of three.
    Three,
    /// A line of two, in a Scratch-Off (CL-61).
    Two,
    /// Nothing (CL-30).
    Scratch,
}

impl Call {
    /// How many coins this call takes off the card: 4, 3, 2 or 0.
    pub fn coins(self) -> u8 {
        match self {
            Call::Four => 4,
            Call::Three => 3,
            Call::Two => 2,
            Call::Scratch => 0,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Call::Four => "a line of four",
            Call::Three => "a line of three",
            Call::Two => "a line of two",
            Call::Scratch => "nothing",
        })
    }
}
