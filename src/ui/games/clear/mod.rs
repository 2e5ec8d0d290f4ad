//! Clear! on the page: cards of coins, one throw for all, and what comes of it.
//!
//! Each room has a `board` and an `action`, drawn at the foot with the one primary button. What both need to know is
//! in `At`.

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

/// Opens a game from the shelf.
///
/// # Errors
/// It cannot be played on.
pub fn open(id: GameId) -> Result<Html, RecordError> {
    let (session, damage) = Session::<Clear>::open(id)?;
    Ok(table::mount(session, damage))
}
