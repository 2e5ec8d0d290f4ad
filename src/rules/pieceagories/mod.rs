//! 10 Blank White Pieceagories.
