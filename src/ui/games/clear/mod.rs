//! Clear! on the page: cards of coins, one throw for all, and what comes of it.
//!
//! Each room has a `board`, and an `action` drawn in the foot with the primary button. What both use is in
//! `ClearTable`.

pub mod how_to;
pub mod setup;

mod bonus;
mod caller;
mod card;
mod cards;
mod ceremony;
mod dice;
mod drag;
mod picture;
mod review;
mod scored;
mod scoresheet;
mod sounds;
mod state;
mod table;

use crate::ui::prelude::*;

use crate::{browser::shelf::GameId, play::RecordError, rules::clear::Clear, ui::session::Session};

/// Opens a stored game.
///
/// # Errors
/// It cannot be continued.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Clear>::open(id, |_| None)?;
    Ok(table::mount(session, damage))
}
