//! What the rules promise, a file per game and per piece that games share.

// A test may fail by panicking; clippy's leave for tests does not reach the helpers beside them.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod ago;
mod backup;
mod best;
mod blank;
mod bots;
mod clear;
mod deadline;
mod ending;
mod first_time;
mod gaps;
mod guests;
mod journal;
mod json;
mod laws;
mod luck;
mod name;
mod pace;
mod pieceagories;
mod piecepack;
mod play;
mod precedents;
mod records;
mod rememory;
mod roster;
mod scattergories;
mod vote;
mod words;
