//! The credits of the game.

/// Who made the game, and its licence terms (CL-80).
pub const CREDITS: [&str; 3] = [
    "Clear! is a game by David Hassell, version 1.0.0 of July 4, 2003.",
    "Its author lets anybody distribute and use the rules freely.",
    "No sentence on this page is taken from them: all words here are its own.",
];
