//! A folder per game.
