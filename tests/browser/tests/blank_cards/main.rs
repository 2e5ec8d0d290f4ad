//! BLANK's cards, played in a browser as people play them: prizes, decks, and files of decks.

mod decks;
mod evening;
mod mixed;
mod prizes;
