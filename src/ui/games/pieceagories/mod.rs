//! 10 Blank White Pieceagories on the page: a room per phase.
//!
//! Each room has a `board`, drawn beside the scoreboard, and an `action`, drawn in the foot with the primary button.
//! What both use is in `OpenGame`.

pub mod how_to;
pub mod setup;

mod brainstorm;
mod ceremony;
mod flipping;
mod picking;
mod played;
mod sounds;
mod table;

use crate::ui::prelude::*;

use crate::{
    browser::shelf::GameId,
    play::RecordError,
    rules::pieceagories::Pieceagories,
    ui::{session::Session, sheets},
};

/// An open game and the state of its screen. The host performs actions open to anybody.
type OpenGame = sheets::OpenGame<Pieceagories>;

/// Opens a stored game.
///
/// # Errors
/// It cannot be continued.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Pieceagories>::open(id, |_| None)?;
    Ok(table::mount(session, damage))
}
