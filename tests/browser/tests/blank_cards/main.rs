//! BLANK's cards, played in a browser as people play them: prizes, decks, and files of decks.

mod blocks;
mod decks;
mod delegates;
mod evening;
mod mixed;
mod plain_rules;
mod prizes;
