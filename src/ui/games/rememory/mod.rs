//! Rememory on the page: one table, and the applause.
//!
//! The page must not remember for the players. What was seen and hidden again leaves no trace in the document: no mark,
//! no name, no order, and not where the focus was (RM-04).

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
mod sounds;
mod state;
mod table;

use crate::ui::prelude::*;

use crate::{
    browser::shelf::GameId,
    play::RecordError,
    rules::{player::Player, rememory::Rememory},
    ui::session::Session,
};

/// Opens a stored game.
///
/// # Errors
/// It cannot be continued.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Rememory>::open(id, |setup| Player::only_person(&setup.players))?;
    Ok(table::mount(session, damage))
}
