//! Rememory on the page: one board for all phases, and another for the end of the game.
//!
//! The page must not remember for the players. A tile that was seen and hidden again leaves no trace in the document: no
//! mark, no name, no order, and no focus (RM-04).

mod best;
mod ceremony;
mod closing;
mod coins;
mod context;
mod crowd;
mod foot;
mod grid;
mod hands;
mod how_to;
mod in_play;
mod scores;
mod setup;
mod table;

use crate::ui::prelude::*;

use super::GamePage;
use crate::{
    play::Damage,
    rules::{
        piecepack::{Rank, Suit},
        rememory::Rememory,
    },
    ui::{
        parts::{Coin, Tile},
        session::Session,
    },
};

impl GamePage for Rememory {
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
            <Tile/>
            <Tile face=Some((Suit::Moons, Rank::Three))/>
            <Coin suit=Suit::Moons rank=None/>
        }
        .into_any()
    }
}
