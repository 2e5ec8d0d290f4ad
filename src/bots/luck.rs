//! The random numbers of computer players.

use std::num::NonZeroU64;

use crate::rules::{Luck, Seat, luck::Seed};

/// What a bot needs random numbers for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// To choose what it does.
    Choosing,
    /// To remember or overlook public events.
    ObservingEvents,
    /// To remember or overlook what only this bot saw.
    ObservingOwnView,
}

impl Purpose {
    /// The salt of its random streams.
    fn salt(self) -> NonZeroU64 {
        NonZeroU64::MIN.saturating_add(match self {
            Purpose::Choosing => 0,
            Purpose::ObservingEvents => 1,
            Purpose::ObservingOwnView => 2,
        })
    }
}

/// The random numbers of a bot: a stream for every seat, moment and purpose, which is the same after a reload. A moment is the
/// number of the observed turn or, for a choice, the number of steps so far.
///
/// It is never the game's own stream, because the bot's choices could then reveal secrets. Each purpose has its own
/// stream, so that what a bot overlooks does not depend on what it chose (RM-R39).
pub fn luck(seed: Seed, seat: Seat, moment: usize, purpose: Purpose) -> Luck {
    Luck::derived(seed, purpose.salt(), [moment as u64, u64::from(seat.0)])
}
