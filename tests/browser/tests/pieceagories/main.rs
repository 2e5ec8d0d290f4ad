//! 10 Blank White Pieceagories in a browser.

mod authors;
mod curtain;
mod games;
mod helpers;
mod kept;
mod newcomers;
mod paper;
mod presses;
mod remarks;
mod saved_page;
mod typed;
