//! BLANK's cards in a browser: prizes, decks, and files of decks.

mod blocks;
mod decks;
mod delegates;
mod helpers;
mod keeping;
mod links;
mod mixed;
mod plain_rules;
mod prizes;
