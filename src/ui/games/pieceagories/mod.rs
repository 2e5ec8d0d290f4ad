//! 10 Blank White Pieceagories on the page: a screen per phase.
//!
//! Each screen has a `board`, drawn beside the scoreboard, and a `foot` with the primary button.
//! What both use is in `PieceagoriesContext`.

mod brainstorm;
mod ceremony;
mod flipping;
mod how_to;
mod picking;
mod setup;
mod sheet_game;
mod table;

use crate::ui::prelude::*;

use super::GamePage;
use crate::{
    play::Damage,
    rules::{
        name::Name,
        pieceagories::Pieceagories,
        piecepack::{Rank, Suit},
    },
    setup::guests::Guests,
    ui::{
        parts::{BigLetter, Die, Pawn},
        session::Session,
        sheets,
    },
};

/// An open game and the state of its screen. The default seat, for actions that anybody may do, is the host's.
type PieceagoriesContext = sheets::WordContext<Pieceagories>;

impl GamePage for Pieceagories {
    fn set_up() -> AnyView {
        setup::set_up().into_any()
    }

    fn how_to() -> AnyView {
        how_to::page().into_any()
    }

    fn table(session: Session<Self>, damage: Option<Damage>) -> AnyView {
        table::mount(session, damage)
    }

    /// The dice show two and three: the product is six, which stands for W.
    fn picture() -> AnyView {
        view! {
            <Pawn suit=Suit::Suns initial="A"/>
            <Die suit=Suit::Crowns face=Some(Rank::Two)/>
            <Die suit=Suit::Arms face=Some(Rank::Three)/>
            <BigLetter letter=Some('W')/>
        }
        .into_any()
    }

    fn take_over(guests: &Guests) {
        setup::take_over(guests);
    }

    fn forget(person: &Name) {
        setup::forget(person);
    }
}
