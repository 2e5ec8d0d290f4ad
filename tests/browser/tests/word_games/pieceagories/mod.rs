//! 10 Blank White Pieceagories.

mod authors;
mod curtain;
pub(crate) mod games;
pub(crate) mod helpers;
mod kept;
mod newcomers;
mod paper;
mod presses;
mod saved_page;
mod typed;
