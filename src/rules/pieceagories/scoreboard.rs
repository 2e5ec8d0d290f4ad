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

/// The space a pawn stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space {
    /// The tile's column, 0 at the left.
    pub column: u8,
    /// The tile's row, 0 at the bottom.
    pub row: u8,
    /// Whether it is the right half of the tile.
    pub right: bool,
    /// Whether it is the upper half of the tile.
    pub upper: bool,
}

impl Scoreboard {
    /// The board for a number of participants and rounds: one tile wide for every two participants (PG-17), and three
    /// tiles high, or more for more than six rounds (PG-18, PG-23, PG-R03).
    pub fn new(participants: u8, rounds: u8) -> Self {
        Self { wide: participants.div_ceil(2), high: rounds.div_ceil(2).max(3), used: participants }
    }

    /// The number of runs.
    pub fn runs(self) -> u8 {
        self.wide * 2
    }

    /// The number of spaces in each run.
    pub fn spaces(self) -> u8 {
        self.high * 2
    }

    /// The number of tiles.
    pub fn tiles(self) -> u8 {
        self.wide * self.high
    }

    /// The space of the pawn of `run` after `won` rounds were won. `None` is the strip below the board, where all
    /// pawns start (PG-25, PG-R01).
    pub fn space(self, run: u8, won: u8) -> Option<Space> {
        let up = won.checked_sub(1)?;
        Some(Space { column: run / 2, row: up / 2, right: run % 2 == 1, upper: up % 2 == 1 })
    }
}
