//! Tests of the rules and screens: a module for each game and for each part that games share.

// Tests may panic. Clippy's exception for tests does not include their helper functions.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod address;
mod ago;
mod backup;
mod begun;
mod best;
mod blank;
mod bots;
mod chosen_decks;
mod clear;
mod countdown;
mod daily;
mod deadline;
mod edited_deck;
mod ending;
mod evening;
mod file_name;
mod first_time;
mod game_list;
mod guests;
mod history;
mod house;
mod journal;
mod json;
mod kept_guests;
mod keys;
mod laws;
mod length;
mod luck;
mod messages;
mod minutes;
mod name;
mod pace;
mod past_rulings;
mod pauses;
mod pieceagories;
mod piecepack;
mod play;
mod presses;
mod records;
mod rememory;
mod roster;
mod scattergories;
mod second_screen;
mod shared_people;
mod sounds;
mod stored;
mod symbols;
mod table;
mod typed;
mod vote;
mod word_games;
mod wording;
mod words;
