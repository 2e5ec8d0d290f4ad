//! Computes what the screens show. Pure functions, tested natively.

pub mod blank;
pub mod clear;
pub mod ending;
pub mod first_time;
pub mod house;
pub mod pieceagories;
pub mod rememory;
pub mod scattergories;
pub mod second_screen;
pub mod sheets;
pub mod summary;
pub mod theme;

use serde::{Deserialize, Serialize};

/// The texts of the strip at the top of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Strip {
    /// Round and rounds, for example "Round 2 of 6".
    pub round: String,
    /// What the table is doing.
    pub phase: String,
    /// Whose turn it is.
    pub turn: String,
}
