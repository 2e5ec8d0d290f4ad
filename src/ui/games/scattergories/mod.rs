//! Scattergories on the page: a screen per phase, most of them the sheets that both word games share.
//!
//! Each screen has a `board`, drawn beside the table with everybody's points, and a `foot` with the
//! primary button. What both use is in `ScattergoriesContext`.

mod about;
mod agreeing;
mod ceremony;
mod how_to;
mod lists;
mod points;
mod setup;
mod sheet_game;
mod table;

use crate::ui::prelude::*;

use super::GamePage;
use crate::{
    play::Damage,
    rules::scattergories::Scattergories,
    ui::{
        parts::{BigLetter, Slip},
        session::Session,
        sheets,
    },
};

/// An open game and the state of its screen. Actions open to anybody are recorded for the player who is asked
/// to roll in this round (SC-R19).
type ScattergoriesContext = sheets::WordContext<Scattergories>;

impl GamePage for Scattergories {
    fn set_up() -> AnyView {
        setup::set_up().into_any()
    }

    fn how_to() -> AnyView {
        how_to::page().into_any()
    }

    fn table(session: Session<Self>, damage: Option<Damage>) -> AnyView {
        table::mount(session, damage)
    }

    fn picture() -> AnyView {
        view! {
            <BigLetter letter=Some('S')/>
            <Slip text="Birds" number=Some(7)/>
        }
        .into_any()
    }
}
