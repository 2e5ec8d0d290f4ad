//! Scattergories on the page: a room per phase, most of them the sheets that both word games share.
//!
//! Each room has a `board`, drawn beside the pad with everybody's points, and an `action`, drawn in the foot with the
//! primary button. What both use is in `OpenGame`.

pub mod how_to;
pub mod setup;

mod about;
mod agreeing;
mod ceremony;
mod die;
mod kinds;
mod lists;
mod open_game;
mod played;
mod scored;
mod set_over;
mod sounds;
mod standing;
mod table;

use crate::ui::prelude::*;

use crate::{
    browser::shelf::GameId, play::RecordError, rules::scattergories::Scattergories, ui::session::Session,
};

/// Opens a stored game.
///
/// # Errors
/// It cannot be continued.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Scattergories>::open(id)?;
    Ok(table::mount(session, damage))
}
