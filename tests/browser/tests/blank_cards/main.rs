//! BLANK's cards in a browser: prizes, rules, decks, and their files and links.

mod blocks;
mod decks;
mod delegates;
mod helpers;
mod keeping;
mod links;
mod mixed;
mod plain_rules;
mod prizes;
