//! A wooden tile: four spaces on the back, a suit and a rank on the face.

use crate::ui::prelude::*;

use super::{
    flag, nothing,
    rank::{rank_mark, side},
    suit::{SuitMark, slug},
};
use crate::{
    rules::piecepack::{Rank, Suit},
    ui::afterwards::afterwards,
};

/// A tile, which turns over when its face becomes known.
///
/// Face down, neither suit nor rank is in the page (PG-19).
#[component]
pub fn Tile(
    /// Its face; `None` while it lies face down.
    #[prop(optional, into)]
    face: Signal<Option<(Suit, Rank)>>,
    /// Whether people watch it turn. Then it turns up one frame late, after the caller has marked it to answer the press.
    /// A face that has to be hidden is removed at once.
    #[prop(optional)]
    watched: bool,
) -> Html {
    let up = Memo::new(move |_| face.get().is_some());
    let turned = if watched { afterwards(up) } else { up.into() };
    html! {
        <span class="tile turns" data-face=move || side(turned.get()) aria-hidden="true">
            <span class="back"></span>
            {move || face.get().filter(|_| turned.get()).map_or_else(nothing, |(suit, rank)| front(suit, rank))}
        </span>
    }
}

/// The ace of a tile is its suit's symbol, large; every other rank has the symbol in its corner.
fn front(suit: Suit, rank: Rank) -> Html {
    let ace = rank == Rank::Ace;
    let figure = if ace {
        nothing()
    } else {
        html! { <svg class="rank" viewBox="0 0 24 24">{rank_mark(rank)}</svg> }
    };
    html! {
        <span class="face" data-suit=slug(suit) data-ace=flag(ace)>
            <SuitMark suit/>
            {figure}
        </span>
    }
}
