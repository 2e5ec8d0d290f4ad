//! Clear! in a browser.

mod bots;
mod choosing;
mod deals;
mod first_time;
mod from_afar;
mod games;
mod helpers;
mod presses;
mod real_cards;
mod second_screen;
