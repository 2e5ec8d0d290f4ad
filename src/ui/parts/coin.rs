//! A coin: its suit on the back, its rank on the face, a tick on both.

use crate::ui::prelude::*;

use super::{
    nothing,
    rank::{rank_mark, side},
    suit::{SuitMark, slug},
};
use crate::rules::piecepack::{Rank, Suit};

/// A coin, which turns over when its rank becomes known.
///
/// Face down it has no rank to hide: the page cannot tell what it was never given.
#[component]
pub fn Coin(
    /// What the back shows; a place in a field of coins gets another when they are shuffled.
    #[prop(into)]
    suit: Signal<Suit>,
    /// What the face shows, or nothing while the coin lies face down.
    #[prop(into)]
    rank: Signal<Option<Rank>>,
) -> Html {
    html! {
        <span
            class="coin turns"
            data-suit=move || slug(suit.get())
            data-face=move || side(rank.get().is_some())
            aria-hidden="true"
        >
            <span class="back">{move || html! { <SuitMark suit=suit.get()/> }}</span>
            {move || rank.get().map_or_else(nothing, face)}
        </span>
    }
}

fn face(rank: Rank) -> Html {
    html! { <span class="face"><svg viewBox="0 0 24 24">{rank_mark(rank)}</svg></span> }
}
