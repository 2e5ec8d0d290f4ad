//! A folder per game.

pub mod pieceagories;
