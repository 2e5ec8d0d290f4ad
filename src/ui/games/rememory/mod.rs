//! Rememory on the page: one board for all phases, and another for the end of the game.
//!
//! The page must not remember for the players. A tile that was seen and hidden again leaves no trace in the document: no
//! mark, no name, no order, and no focus (RM-04).

pub mod how_to;
pub mod setup;

mod action;
mod best;
mod ceremony;
mod closing;
mod coins;
mod crowd;
mod grid;
mod hands;
mod in_play;
mod scores;
mod state;
mod table;

pub(super) use table::mount;
