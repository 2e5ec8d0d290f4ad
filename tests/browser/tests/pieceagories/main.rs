//! 10 Blank White Pieceagories in a browser.

mod along;
mod authors;
mod curtain;
mod evening;
mod kept;
mod newcomers;
mod paper;
mod presses;
mod remarks;
mod tables;
mod typed;
