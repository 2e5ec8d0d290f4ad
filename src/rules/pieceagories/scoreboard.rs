//! How large the board of tiles is, and where a pawn stands on it.

/// The measures of a scoreboard. Runs go up the board; each tile is two spaces wide and two high.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scoreboard {
    /// Tiles from side to side.
    pub wide: u8,
    /// Tiles from foot to head.
    pub high: u8,
    /// How many runs have a pawn; the rightmost one may be spare (PG-20, PG-R02).
    pub used: u8,
}

/// The space a pawn stands on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space {
    /// The tile's column, 0 at the left.
    pub column: u8,
    /// The tile's row, 0 at the foot.
    pub row: u8,
    /// Whether it is the right half of the tile.
    pub right: bool,
    /// Whether it is the upper half of the tile.
    pub upper: bool,
}

impl Scoreboard {
    /// The board for so many participants and rounds: a tile for every two people across (PG-17), three up, or more
    /// when more rounds than six are played (PG-18, PG-23, PG-R03).
    pub fn new(participants: u8, rounds: u8) -> Self {
        Self { wide: participants.div_ceil(2), high: rounds.div_ceil(2).max(3), used: participants }
    }

    /// Runs up the board.
    pub fn runs(self) -> u8 {
        self.wide * 2
    }

    /// Spaces in each run.
    pub fn spaces(self) -> u8 {
        self.high * 2
    }

    /// Tiles in the board.
    pub fn tiles(self) -> u8 {
        self.wide * self.high
    }

    /// Where the pawn of `run` stands after winning so many rounds; `None` is the strip below the board, where all
    /// begin (PG-25, PG-R01).
    pub fn space(self, run: u8, won: u8) -> Option<Space> {
        let up = won.checked_sub(1)?;
        Some(Space { column: run / 2, row: up / 2, right: run % 2 == 1, upper: up % 2 == 1 })
    }
}
