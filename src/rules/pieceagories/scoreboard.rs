//! The size of the scoreboard, and where a pawn stands on it.

/// The size of a scoreboard. A run is the column of spaces of one pawn; each tile is two spaces wide and two high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoreboard {
    /// The width in tiles.
    pub wide: u8,
    /// The height in tiles.
    pub high: u8,
    /// The number of runs with a pawn; the rightmost run may be unused (PG-20, PG-R02).
    pub used: u8,
}

impl Scoreboard {
    /// The board for a number of participants and rounds: one tile wide for every two participants (PG-17), and three
    /// tiles high, or more for more than six rounds (PG-18, PG-23, PG-R03).
    pub fn new(participants: u8, rounds: u8) -> Self {
        Self { wide: participants.div_ceil(2), high: rounds.div_ceil(2).max(3), used: participants }
    }

    /// The number of spaces in each run.
    pub fn spaces(self) -> u8 {
        self.high * 2
    }
}
