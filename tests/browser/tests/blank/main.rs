//! BLANK, played in a browser as people play it.

mod bots;
mod calling;
mod evening;
mod long;
mod piles;
mod secrets;
mod setup;
mod tables;
mod winning;
