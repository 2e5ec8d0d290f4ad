//! What happened.

use super::Tile;
use crate::rules::{Seat, piecepack::Coin};

/// What happened. Public: a coin that only one has looked at is in none of these.
///
/// Computer players learn from these. The sentences of the log are shorter: what was seen and hidden again is not in
/// them, because the log would help people remember (RM-04). What is open at the moment is said by
/// [`View::open`](super::View::open).
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Event {
    /// A coin was drawn from the bag, for all to see (RM-11, RM-R02).
    Drew { by: Seat, coin: Coin },
    /// Somebody picked an own coin, or one beside the tiles. `coin` if everybody sees it now, and `turned` if it had
    /// been hidden from somebody before (RM-29, RM-34).
    Picked { by: Seat, source: CoinSource, coin: Option<Coin>, turned: bool },
    /// Somebody pointed at somebody else's coin, which everybody sees now (RM-30); `turned` as above.
    Stole { by: Seat, from: Seat, place: u8, coin: Coin, turned: bool },
    /// Somebody looked alone at the coin they had picked.
    Looked { by: Seat },
    /// Somebody told everybody which coin it is (RM-36).
    Told { by: Seat, coin: Coin },
    /// The tile was the right one: it is kept, and the coin is out (RM-15, RM-16). `lay` is where the coin came from.
    Hit { by: Seat, place: u8, coin: Coin, source: CoinSource },
    /// The tile was a wrong one, and stays up until it is closed (RM-13, RM-R04).
    Missed { by: Seat, place: u8, tile: Tile },
    /// The wrong tile is hidden again, and the coin is back where it lay (RM-13).
    Closed,
    /// Somebody took a coin of the reserve, and so many are left; it lies at this place of their hand (RM-28).
    Took { by: Seat, place: u8, left: u8 },
    /// Somebody without coins passed (RM-R17).
    Passed { by: Seat },
    /// The next turn begins, which has this number from 1 (RM-14).
    Turn { of: Seat, number: u32 },
    /// The last tile is taken (RM-18); alone, after so many turns.
    Over { winners: Vec<Seat>, turns: u32 },
}

/// Where the coin in play came from, and goes back to after a miss (RM-13, RM-35).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoinSource {
    /// The bag.
    Bag,
    /// A place in somebody's hand.
    Hand {
        /// Whose.
        of: Seat,
        /// Which, from 0.
        place: u8,
    },
    /// A place beside the tiles, from 0.
    Row {
        /// Which.
        place: u8,
    },
}

impl Event {
    /// Whether the event showed people something, or undoing it would show it again: then undo needs everybody's
    /// consent.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Event::Drew { .. }
            | Event::Looked { .. }
            | Event::Told { .. }
            | Event::Hit { .. }
            | Event::Missed { .. }
            // Undoing this would show the wrong tile again.
            | Event::Closed
            | Event::Took { .. } => true,
            Event::Picked { turned, .. } | Event::Stole { turned, .. } => *turned,
            Event::Passed { .. } | Event::Turn { .. } | Event::Over { .. } => false,
        }
    }
}
