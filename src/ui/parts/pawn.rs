//! A pawn: a cone seen from the side.

use crate::ui::prelude::*;

use super::suit::{outline, slug};
pub use crate::rules::name::initial;
use crate::rules::piecepack::Suit;

/// A pawn in its suit's colour, with the suit's symbol and its player's initial.
///
/// For a screen reader it is a picture without text, because the name is beside it.
#[component]
pub fn Pawn(
    /// The suit, for the colour and the symbol.
    suit: Suit,
    /// The initial of its player; see [`initial`].
    #[prop(into)]
    initial: String,
) -> Html {
    html! {
        <svg class="pawn" data-suit=slug(suit) viewBox="0 0 24 30" aria-hidden="true">
            <path class="cone" d="M12 1c1.2 0 1.9.7 2.3 1.9L22.3 25c.5 1.5-4 4-10.3 4S1.2 26.5 1.7 25L9.7 2.9C10.1 1.7 10.8 1 12 1z"/>
            <path class="shade" d="M12.6 1c.9.2 1.4.9 1.7 1.9L22.3 25c.4 1.3-3 3.4-8 3.9C17.5 19 15 8.5 12.6 1z"/>
            <path class="symbol" transform="translate(8.2 8.4)scale(.32)" d=outline(suit)/>
            <text x="12" y="25.6" text-anchor="middle">{initial}</text>
        </svg>
    }
}
