//! How a rank is drawn on the face of a coin or a tile.

use crate::ui::prelude::*;

use super::nothing;
use crate::rules::piecepack::Rank;

/// A rank in a box of 24 by 24: nothing for blank, a spiral for ace, else the numeral.
pub(super) fn rank_mark(rank: Rank) -> Html {
    match rank {
        Rank::Null => nothing(),
        Rank::Ace => {
            html! { <path class="spiral" d="M12 12a1.6 1.6 0 0 1 3.2 0 3.2 3.2 0 0 1-6.4 0 4.8 4.8 0 0 1 9.6 0 6.4 6.4 0 0 1-12.8 0"/> }
        }
        Rank::Two => numeral("2"),
        Rank::Three => numeral("3"),
        Rank::Four => numeral("4"),
        Rank::Five => numeral("5"),
    }
}

fn numeral(figure: &'static str) -> Html {
    html! { <text x="12" y="17.6" text-anchor="middle">{figure}</text> }
}

/// The value of `data-face`.
pub(super) fn side(up: bool) -> &'static str {
    if up { "up" } else { "down" }
}
