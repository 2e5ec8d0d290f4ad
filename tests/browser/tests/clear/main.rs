//! Clear!, played in a browser as people play it.

mod alone;
mod calling;
mod choosing;
mod deals;
mod evening;
mod first_time;
mod presses;
mod tables;
