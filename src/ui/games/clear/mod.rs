//! Clear! on the page: cards of coins, one throw for all, and the score.
//!
//! Each screen has a `board`, and a `foot` with the primary button. The state that both
//! share is `ClearContext`.

mod bonus;
mod caller;
mod card;
mod cards;
mod ceremony;
mod context;
mod dice;
mod drag;
mod gains;
mod how_to;
mod picture;
mod review;
mod scoresheet;
mod setup;
mod table;

use crate::ui::prelude::*;

use super::GamePage;
use crate::{
    play::Damage,
    rules::{
        clear::Clear,
        piecepack::{Rank, Suit},
    },
    ui::{parts::Coin, session::Session},
};

impl GamePage for Clear {
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
        let coin = |rank| view! { <Coin suit=Suit::Suns rank=Some(rank)/> };
        [Rank::Two, Rank::Ace, Rank::Five, Rank::Null].map(coin).collect_view().into_any()
    }
}
