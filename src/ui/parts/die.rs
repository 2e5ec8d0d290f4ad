//! A die of the piecepack: blank for null, the suit's symbol for ace, pips from two to five.

use crate::ui::prelude::*;

use super::{
    nothing, parity,
    suit::{outline, slug},
};
use crate::rules::piecepack::{Rank, Suit};

/// A die in its suit's colour. It tumbles when it is thrown.
#[component]
pub fn Die(
    /// The suit, for the colour and for the ace.
    suit: Suit,
    /// The face on top; `None` before the throw.
    #[prop(into)]
    face: Signal<Option<Rank>>,
    /// The number of the throw, so that the die tumbles even if it shows the same face again.
    #[prop(optional, into)]
    throw: Signal<u32>,
    /// Whether it matches something and lights up.
    #[prop(optional, into)]
    lit: Signal<bool>,
) -> Html {
    let face = Memo::new(move |_| face.get());
    html! {
        <span
            class="die"
            data-suit=slug(suit)
            data-thrown=move || face.get().map(|_| parity(throw.get()))
            data-lit=move || lit.get().then_some("true")
            aria-hidden="true"
        >
            <svg viewBox="0 0 24 24">
                {move || face.get().map_or_else(nothing, |rank| mark(suit, rank))}
            </svg>
        </span>
    }
}

fn mark(suit: Suit, rank: Rank) -> Html {
    match rank {
        Rank::Null => nothing(),
        Rank::Ace => {
            html! { <path class="ace" transform="translate(4.8 4.8)scale(.6)" d=outline(suit)/> }
        }
        Rank::Two => pips("M7 7h0M17 17h0"),
        Rank::Three => pips("M6.5 6.5h0M12 12h0M17.5 17.5h0"),
        Rank::Four => pips("M7 7h0M17 7h0M7 17h0M17 17h0"),
        Rank::Five => pips("M6.5 6.5h0M17.5 6.5h0M12 12h0M6.5 17.5h0M17.5 17.5h0"),
    }
}

/// A pip is a line of length 0 with round ends: the shortest way to draw a dot.
fn pips(dots: &'static str) -> Html {
    html! { <path class="pips" d=dots/> }
}
