//! Clear! in a browser.

mod alone;
mod calling;
mod choosing;
mod deals;
mod evening;
mod first_time;
mod presses;
mod tables;
