//! A coin with two sides, one or neither visible.

use crate::ui::prelude::*;

use super::{
    rank::rank_mark,
    suit::{SuitMark, slug},
};
use crate::rules::piecepack::{Rank, Suit};

/// A coin of which the viewer knows the suit, the rank, both or neither.
///
/// A real coin cannot show both sides; a page can. An unknown side is not in the document.
#[component]
pub fn SeenCoin(
    /// Its suit, if the suit is seen.
    suit: Option<Suit>,
    /// Its rank, if the rank is seen.
    rank: Option<Rank>,
) -> Html {
    let shows = match (suit, rank) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "suit",
        (None, Some(_)) => "rank",
        (None, None) => "none",
    };
    let figure = rank.map(|rank| html! { <svg class="figure" viewBox="0 0 24 24">{rank_mark(rank)}</svg> });
    html! {
        <span class="coin seen" data-suit=suit.map(slug) data-shows=shows aria-hidden="true">
            <span>{suit.map(|suit| html! { <SuitMark suit/> })}{figure}</span>
        </span>
    }
}
