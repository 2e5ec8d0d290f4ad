//! The luck of players that the page moves.

use std::num::NonZeroU64;

use crate::rules::{Luck, Seat, luck::Seed};

/// What a bot draws luck for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To choose what it does.
    Choosing,
    /// To take in, or let slip, what is told to all.
    Hearing,
    /// To take in, or let slip, what its own turn showed it alone.
    Seeing,
}

impl Purpose {
    /// The fixed salt of its streams.
    fn salt(self) -> NonZeroU64 {
        NonZeroU64::MIN.saturating_add(match self {
            Purpose::Choosing => 0,
            Purpose::Hearing => 1,
            Purpose::Seeing => 2,
        })
    }
}

/// A bot's luck at a moment of a game: another one for every seat, moment and purpose, and the same again after a reload.
///
/// It is never the luck by which the game was laid out or goes on, or what a bot does would tell of what is hidden; and
/// what it lets slip does not hang on what it chose (RM-R39).
pub fn luck(seed: Seed, seat: Seat, moment: usize, purpose: Purpose) -> Luck {
    Luck::beside(seed, purpose.salt(), [moment as u64, u64::from(seat.0)])
}
