//! Pieces that every game draws with: coins, dice, tiles, pawns.
