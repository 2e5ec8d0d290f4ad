//! A coin as far as it is known: both sides, one, or neither.

use crate::ui::prelude::*;

use super::{
    rank::rank_mark,
    suit::{SuitMark, slug},
};
use crate::rules::piecepack::{Rank, Suit};

/// A coin of which so much is known.
///
/// No table can show both sides of a coin at once, nor hide both; a page can. A side that is not known is nowhere in
/// it.
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
