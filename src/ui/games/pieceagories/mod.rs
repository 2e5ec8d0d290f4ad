//! 10 Blank White Pieceagories on the page: a room per phase.
//!
//! Each room has a `board`, drawn beside the scoreboard, and an `action`, drawn in the foot with the primary button.
//! What both use is in `PieceagoriesContext`.

pub mod how_to;
pub mod setup;

mod brainstorm;
mod ceremony;
mod flipping;
mod picking;
mod sheet_game;
mod table;

use crate::{rules::pieceagories::Pieceagories, ui::sheets};

pub(super) use table::mount;

/// An open game and the state of its screen. Actions that anybody may do are recorded for the host's seat.
type PieceagoriesContext = sheets::WordContext<Pieceagories>;
