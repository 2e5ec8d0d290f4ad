//! The score of a deal: Fours, the card, the bonus.

use crate::rules::Seat;

/// Why a deal was scored (CL-66).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// Somebody is clear (condition A).
    Cleared {
        /// All clear players, in seat order.
        seats: Vec<Seat>,
        /// The player whose coins are the bonus of the only clear player; `None` if several are clear (CL-72, CL-R12).
        bonus: Option<Seat>,
    },
    /// Nobody took a line in the Scratch-Off (condition B).
    AllScratched,
}

/// One deal on the score sheet (CL-13).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DealScore {
    /// Why the deal ended.
    pub ending: Ending,
    /// Each player's score, by seat.
    pub parts: Vec<ScoreParts>,
}

/// One player's score in a deal, in parts (CL-13).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ScoreParts {
    /// Points for lines of four, two each (CL-45, CL-76).
    pub four_points: u8,
    /// Ten minus the coins left, never below 0 (CL-70, CL-78). If somebody is clear, 0 for all who are not.
    pub card: u8,
    /// A point for each coin on one other card (CL-72).
    pub bonus: u8,
    /// The coins that were left on the card.
    pub left: u8,
}

/// The points for a line of four (CL-45).
pub const FOUR_POINTS: u8 = 2;

impl ScoreParts {
    /// The number of lines of four.
    pub fn fours(&self) -> u32 {
        u32::from(self.four_points / FOUR_POINTS)
    }

    /// The sum of the parts (CL-74).
    pub fn total(&self) -> u32 {
        u32::from(self.four_points) + u32::from(self.card) + u32::from(self.bonus)
    }
}

/// The points for a card with this many coins left: ten minus the coins, but never below 0 (CL-70, CL-78, CL-79).
pub(super) fn card_points(left: u8) -> u8 {
    10u8.saturating_sub(left)
}
