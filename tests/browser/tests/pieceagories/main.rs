//! 10 Blank White Pieceagories, played in a browser as people play it.

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
