//! What people type before a game begins, complete or not. The rules only get what can be played.

pub mod guests;
pub mod pieceagories;
