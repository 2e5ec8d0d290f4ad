//! The luck of computer players.

use std::num::NonZeroU64;

use crate::rules::{Luck, Seat, luck::Seed};

/// What a bot draws luck for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To choose what it does.
    Choosing,
    /// To remember or overlook public events.
    Hearing,
    /// To remember or overlook what only this bot saw.
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

/// A bot's stream of luck: a different one for every seat, moment and purpose, and the same one after a reload.
///
/// It is never the game's own stream, because a bot's choices would then tell what is hidden; and what a bot overlooks
/// does not depend on what it chose (RM-R39).
pub fn luck(seed: Seed, seat: Seat, moment: usize, purpose: Purpose) -> Luck {
    Luck::beside(seed, purpose.salt(), [moment as u64, u64::from(seat.0)])
}
