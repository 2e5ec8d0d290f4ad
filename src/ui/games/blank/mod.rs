//! BLANK on the page: piles, rules in force, hands behind the curtain, and what the table has to settle.
//!
//! A hand is in the document only while its owner is behind the curtain, or always if just one person plays. What all
//! rooms use is in `BlankTable`.

pub mod how_to;
pub mod setup;

mod action;
mod calls;
mod ceremony;
mod choosing;
mod clock;
mod context;
mod drag;
mod duties;
mod hand;
mod happened;
mod opening;
mod people;
mod piles;
mod prize;
mod queue;
mod rules_in_force;
mod ruling;
mod sounds;
mod table;
mod trial;

use crate::ui::prelude::*;

use crate::{
    browser::shelf::GameId,
    play::RecordError,
    rules::{blank::Blank, player::Player},
    ui::session::Session,
};

/// Opens a stored game.
///
/// # Errors
/// It cannot be continued.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Blank>::open(id, |setup| Player::only_person(&setup.players))?;
    Ok(table::mount(session, damage))
}
