//! Scattergories on the page: a room per phase, most of them the sheets that both word games share.
//!
//! Each room has a `board`, drawn beside the table with everybody's points, and an `action`, drawn in the foot with the
//! primary button. What both use is in `ScattergoriesContext`.

pub mod how_to;
pub mod setup;

mod about;
mod agreeing;
mod ceremony;
mod lists;
mod points;
mod sheet_game;
mod table;

use crate::{rules::scattergories::Scattergories, ui::sheets};

pub(super) use table::mount;

/// An open game and the state of its screen. Actions open to anybody are recorded for the player who is asked
/// to roll in this round (SC-R19).
type ScattergoriesContext = sheets::WordContext<Scattergories>;
