//! What a deal brings to each: Fours, the card, the bonus.

use crate::rules::Seat;

/// Why a deal was scored (CL-66).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// Somebody is clear (condition A).
    Cleared {
        /// All who are, in seat order.
        seats: Vec<Seat>,
        /// Whose coins the only one of them takes for a bonus; `None` with several (CL-72, CL-R12).
        bonus: Option<Seat>,
    },
    /// The Scratch-Off moved nobody (condition B).
    Jam,
}

/// A line of the score sheet: one deal (CL-13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealScore {
    /// Why it ended.
    pub ending: Ending,
    /// What each scored, by seat.
    pub parts: Vec<ScoreParts>,
}

/// What one player scored in a deal, in its parts (CL-13).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ScoreParts {
    /// Points for lines of four, two each (CL-45, CL-76).
    pub fours: u8,
    /// Ten minus the coins left (CL-70, CL-78).
    pub card: u8,
    /// A point per coin on one other card (CL-72).
    pub bonus: u8,
    /// The coins that were left on the card.
    pub left: u8,
}

/// What a line of four is worth (CL-45).
pub(super) const FOUR: u8 = 2;

impl ScoreParts {
    /// All of it together (CL-74).
    pub fn total(&self) -> u32 {
        u32::from(self.fours) + u32::from(self.card) + u32::from(self.bonus)
    }
}

/// What a card with so many coins left is worth where it counts: ten minus them, never less than nothing
/// (CL-70, CL-78, CL-79).
pub(super) fn card(left: u8) -> u8 {
    10u8.saturating_sub(left)
}
