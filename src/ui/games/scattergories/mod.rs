//! Scattergories on the page: a room per phase, most of them the sheets that both word games share.
//!
//! Each room has a `board`, drawn beside the pad with everybody's points, and an `action`, drawn in the foot with the
//! primary button. What both use is in `OpenGame`.

pub mod how_to;
pub mod setup;

mod about;
mod agreeing;
mod ceremony;
mod lists;
mod played;
mod points;
mod sounds;
mod table;

use crate::ui::prelude::*;

use crate::{
    browser::shelf::GameId,
    play::RecordError,
    rules::scattergories::Scattergories,
    ui::{session::Session, sheets},
};

/// An open game and the state of its screen. Actions open to anybody are done by each player in turn, round by round
/// (SC-R19).
type OpenGame = sheets::OpenGame<Scattergories>;

/// Opens a stored game.
///
/// # Errors
/// It cannot be continued.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Scattergories>::open(id, |_| None)?;
    Ok(table::mount(session, damage))
}
