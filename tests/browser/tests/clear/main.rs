//! Clear! in a browser.

mod bots;
mod choosing;
mod deals;
mod first_time;
mod games;
mod helpers;
mod presses;
mod real_cards;
