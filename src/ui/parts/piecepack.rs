//! The pieces of a piecepack: coins, dice, pawns and tiles. Every suit has a symbol, so that suits can be told apart
//! without seeing colours.

use crate::ui::prelude::*;

use super::{nothing, parity};
use crate::rules::piecepack::{Rank, Suit};

/// The symbol of a suit in its colour, with an edge that is visible on wood, paper and felt.
///
/// It is beside a word or on a named piece, so it is hidden from screen readers.
#[component]
pub fn SuitMark(suit: Suit) -> impl IntoView {
    view! {
        <svg class="suit" data-suit=slug(suit) viewBox="0 0 24 24" aria-hidden="true">
            <path d=outline(suit)/>
        </svg>
    }
}

/// The name of a suit in style sheets: an element with `data-suit="suns"` gets that suit's colours.
pub fn slug(suit: Suit) -> &'static str {
    match suit {
        Suit::Suns => "suns",
        Suit::Moons => "moons",
        Suit::Crowns => "crowns",
        Suit::Arms => "arms",
        Suit::Stars => "stars",
        Suit::Leaves => "leaves",
        Suit::Waves => "waves",
        Suit::Bells => "bells",
    }
}

/// The outline of a suit's symbol in a box of 24 by 24, to be filled.
pub fn outline(suit: Suit) -> &'static str {
    match suit {
        Suit::Suns => concat!(
            "M12 6.6a5.4 5.4 0 1 0 .01 0z",
            "M12 .6L13.9 5.1 10.1 5.1zM20.1 3.9L18.2 8.4 15.6 5.8zM23.4 12L18.9 13.9 18.9 10.1z",
            "M20.1 20.1L15.6 18.2 18.2 15.6zM12 23.4L10.1 18.9 13.9 18.9zM3.9 20.1L5.8 15.6 8.4 18.2z",
            "M.6 12L5.1 10.1 5.1 13.9zM3.9 3.9L8.4 5.8 5.8 8.4z",
        ),
        Suit::Moons => "M15.6 1.4A11 11 0 1 0 22.6 16 8.8 8.8 0 0 1 15.6 1.4z",
        Suit::Crowns => {
            concat!("M12 2.2l4.3 8.2 6.3-4.5-2.2 11.3H3.6L1.4 5.9l6.3 4.5z", "M3.6 18.8h16.8v3H3.6z",)
        }
        Suit::Arms => concat!(
            "M12 .8c2.3 2.6 3.4 4.9 3.4 7.3 0 2-.8 3.8-1.7 5.5h-3.4C9.4 11.9 8.6 10.1 8.6 8.1 8.6 5.7 9.7 3.4 12 .8z",
            "M8.7 13.6C8.9 10.5 7.4 7.6 4.5 7.6 2.3 7.6.8 9.2.8 11.3c0 1.9 1.2 3.2 2.8 3.2 1.1 0 2-.7 2.2-1.7.5.2.7.5.9.8z",
            "M15.3 13.6C15.1 10.5 16.6 7.6 19.5 7.6c2.2 0 3.7 1.6 3.7 3.7 0 1.9-1.2 3.2-2.8 3.2-1.1 0-2-.7-2.2-1.7-.5.2-.7.5-.9.8z",
            "M6 14.8h12v2.6H6z",
            "M10 18.6h4c0 1.9-.7 3.5-2 4.8-1.3-1.3-2-2.9-2-4.8z",
            "M8.6 18.6c-.1 1.9-1.3 3.3-3.5 3.6.9-1.1 1.4-2.3 1.5-3.6z",
            "M15.4 18.6c.1 1.9 1.3 3.3 3.5 3.6-.9-1.1-1.4-2.3-1.5-3.6z",
        ),
        Suit::Stars => "M12 1l2.9 7.6 8.1.4-6.3 5.1 2.1 7.9-6.8-4.5-6.8 4.5 2.1-7.9L1 9l8.1-.4z",
        Suit::Leaves => concat!(
            "M12 .7C10.5 4.3 3 7.5 3 13.6c0 3.6 3.2 5.7 8.2 5.8V16l-4-3 1-1.3 3 2.2V9h1.6v4.9l3-2.2 1 1.3-4 3v3.4c5-.1 8.2-2.2 8.2-5.8C21 7.5 13.5 4.3 12 .7z",
            "M11.1 20.7h1.8v2.8h-1.8z",
        ),
        Suit::Waves => concat!(
            "M1 7.2c2-4.3 5.3-4.3 7.3-.6s5.4 3.7 7.4 0 5.3-3.7 7.3.6v4.6c-2-4.3-5.3-4.3-7.3-.6s-5.4 3.7-7.4 0-5.3-3.7-7.3.6z",
            "M1 16.2c2-4.3 5.3-4.3 7.3-.6s5.4 3.7 7.4 0 5.3-3.7 7.3.6v4.6c-2-4.3-5.3-4.3-7.3-.6s-5.4 3.7-7.4 0-5.3-3.7-7.3.6z",
        ),
        Suit::Bells => concat!(
            "M12 .9a2 2 0 0 1 2 2.2c3 .9 4.8 3.5 4.8 6.9 0 4.7 1.1 6.3 3 8.1H2.2c1.9-1.8 3-3.4 3-8.1 0-3.4 1.8-6 4.8-6.9A2 2 0 0 1 12 .9z",
            "M8.7 19.7h6.6a3.3 3.3 0 0 1-6.6 0z",
        ),
    }
}

/// A rank in a box of 24 by 24: nothing for blank, a spiral for ace, else the numeral.
fn rank_mark(rank: Rank) -> AnyView {
    match rank {
        Rank::Null => nothing(),
        Rank::Ace => {
            view! { <path class="spiral" d="M12 12a1.6 1.6 0 0 1 3.2 0 3.2 3.2 0 0 1-6.4 0 4.8 4.8 0 0 1 9.6 0 6.4 6.4 0 0 1-12.8 0"/> }.into_any()
        }
        Rank::Two => numeral("2"),
        Rank::Three => numeral("3"),
        Rank::Four => numeral("4"),
        Rank::Five => numeral("5"),
    }
}

fn numeral(figure: &'static str) -> AnyView {
    view! { <text translate="no" x="12" y="17.6" text-anchor="middle">{figure}</text> }.into_any()
}

/// The value of `data-face`.
fn side(up: bool) -> &'static str {
    if up { "up" } else { "down" }
}

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
) -> impl IntoView {
    view! {
        <span
            class="coin turns"
            translate="no"
            data-suit=move || slug(suit.get())
            data-face=move || side(rank.get().is_some())
            aria-hidden="true"
        >
            <span class="back">{move || view! { <SuitMark suit=suit.get()/> }.into_any()}</span>
            {move || rank.get().map_or_else(nothing, face)}
        </span>
    }
}

fn face(rank: Rank) -> AnyView {
    view! { <span class="face"><svg viewBox="0 0 24 24">{rank_mark(rank)}</svg></span> }.into_any()
}

/// A coin of which the viewer knows the suit, the rank, both or neither.
///
/// A real coin cannot show both sides; a page can. An unknown side is not in the document.
#[component]
pub fn SeenCoin(
    /// Its suit, if the suit is seen.
    suit: Option<Suit>,
    /// Its rank, if the rank is seen.
    rank: Option<Rank>,
) -> impl IntoView {
    let shows = match (suit, rank) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "suit",
        (None, Some(_)) => "rank",
        (None, None) => "none",
    };
    let figure = rank.map(|rank| view! { <svg class="figure" viewBox="0 0 24 24">{rank_mark(rank)}</svg> });
    view! {
        <span class="coin seen" translate="no" data-suit=suit.map(slug) data-shows=shows aria-hidden="true">
            <span>{suit.map(|suit| view! { <SuitMark suit/> })}{figure}</span>
        </span>
    }
}

/// A tile, which turns over when its face becomes known.
///
/// Face down, neither suit nor rank is in the page (PG-19).
#[component]
pub fn Tile(
    /// Its face; `None` while it lies face down.
    #[prop(optional, into)]
    face: Signal<Option<(Suit, Rank)>>,
) -> impl IntoView {
    let up = Memo::new(move |_| face.get().is_some());
    view! {
        <span class="tile turns" translate="no" data-face=move || side(up.get()) aria-hidden="true">
            <span class="back"></span>
            {move || face.get().map_or_else(nothing, |(suit, rank)| front(suit, rank))}
        </span>
    }
}

/// The ace of a tile is its suit's symbol, large; every other rank has the symbol in its corner.
fn front(suit: Suit, rank: Rank) -> AnyView {
    let ace = rank == Rank::Ace;
    let figure = if ace {
        nothing()
    } else {
        view! { <svg class="rank" viewBox="0 0 24 24">{rank_mark(rank)}</svg> }.into_any()
    };
    view! {
        <span class="face" data-suit=slug(suit) data-ace=ace.to_string()>
            <SuitMark suit/>
            {figure}
        </span>
    }
    .into_any()
}

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
) -> impl IntoView {
    let face = Memo::new(move |_| face.get());
    view! {
        <span
            class="die"
            translate="no"
            data-suit=slug(suit)
            data-thrown=move || face.get().map(|_| parity(throw.get()))
            data-lit=move || lit.get().then_some("true")
            aria-hidden="true"
        >
            <svg viewBox="0 0 24 24">
                {move || face.get().map_or_else(nothing, |rank| die_face(suit, rank))}
            </svg>
        </span>
    }
}

fn die_face(suit: Suit, rank: Rank) -> AnyView {
    match rank {
        Rank::Null => nothing(),
        Rank::Ace => {
            // The suit at six tenths, in the middle of the face.
            view! { <path class="ace" transform="translate(4.8 4.8)scale(.6)" d=outline(suit)/> }.into_any()
        }
        Rank::Two => pips("M7 7h0M17 17h0"),
        Rank::Three => pips("M6.5 6.5h0M12 12h0M17.5 17.5h0"),
        Rank::Four => pips("M7 7h0M17 7h0M7 17h0M17 17h0"),
        Rank::Five => pips("M6.5 6.5h0M17.5 6.5h0M12 12h0M6.5 17.5h0M17.5 17.5h0"),
    }
}

/// A pip is a line of length 0 with round ends: the shortest way to draw a dot.
fn pips(dots: &'static str) -> AnyView {
    view! { <path class="pips" d=dots/> }.into_any()
}

pub use crate::rules::name::initial;

/// A pawn in its suit's colour, with the suit's symbol and its player's initial.
///
/// It is hidden from screen readers, because the name is beside it.
#[component]
pub fn Pawn(
    /// The suit, for the colour and the symbol.
    suit: Suit,
    /// The initial of its player; see [`initial`].
    #[prop(into)]
    initial: String,
) -> impl IntoView {
    view! {
        <svg class="pawn" data-suit=slug(suit) viewBox="0 0 24 30" aria-hidden="true">
            <path class="cone" d="M12 1c1.2 0 1.9.7 2.3 1.9L22.3 25c.5 1.5-4 4-10.3 4S1.2 26.5 1.7 25L9.7 2.9C10.1 1.7 10.8 1 12 1z"/>
            <path class="shade" d="M12.6 1c.9.2 1.4.9 1.7 1.9L22.3 25c.4 1.3-3 3.4-8 3.9C17.5 19 15 8.5 12.6 1z"/>
            <path class="symbol" transform="translate(8.2 8.4)scale(.32)" d=outline(suit)/>
            <text translate="no" x="12" y="25.6" text-anchor="middle">{initial}</text>
        </svg>
    }
}
