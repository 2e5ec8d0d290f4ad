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
/// Face down, no rank is passed in, so the page cannot show it.
#[component]
pub fn Coin(
    /// The suit on its back. It changes when a field of coins is shuffled.
    #[prop(into)]
    suit: Signal<Suit>,
    /// The rank on its face; `None` while it lies face down.
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
