//! A card as a picture: coins on six tiles, and lines across them.

use crate::ui::prelude::*;

use crate::{
    rules::{
        clear::{COLUMNS, Card, ROWS, SQUARES, Squares},
        piecepack::Rank,
    },
    screens::clear::CardLines,
};

/// How wide and high a square is in all pictures of cards. A tile of two by two squares is 48 by 48.
const SIDE: u8 = 24;

/// The box of a card: six squares by four.
pub(super) const VIEW_BOX: &str = "0 0 144 96";

/// The wood gradients that all pictures of a screen share.
pub(super) fn wood() -> AnyView {
    view! {
        <svg class="wood" aria-hidden="true">
            <radialGradient id="coin-wood" cx="38%" cy="28%">
                <stop class="lit" offset="0"/><stop class="mid" offset=".55"/><stop class="deep" offset="1"/>
            </radialGradient>
            <linearGradient id="tile-wood" x2="1" y2="1">
                <stop class="lit" offset="0"/><stop class="mid" offset=".45"/><stop class="deep" offset="1"/>
            </linearGradient>
        </svg>
    }
    .into_any()
}

/// The rank of the coin on a square, or of the last coin there: a removed coin keeps its rank while it fades.
fn last_coin(card: Signal<Option<Card>>, square: u8) -> impl FnMut() -> Option<Rank> + 'static {
    let mut rank = None;
    move || {
        rank = card.with(|card| card.as_ref().and_then(|card| card.coin(square))).or(rank);
        rank
    }
}

/// A coin with its rank up, in a square.
pub(super) fn coin(card: Signal<Option<Card>>, square: u8) -> AnyView {
    let (mut numeral, mut spiral) = (last_coin(card, square), last_coin(card, square));
    let numeral = move || numeral().map_or("", numeral_of);
    let spiral = move || if spiral() == Some(Rank::Ace) { SPIRAL } else { "" };
    view! {
        <circle class="rim" cx="12" cy="12" r="10.9"/>
        <path class="tick" d="M12 1.6v2.2"/>
        <text translate="no" x="12" y="17.4" text-anchor="middle">{numeral}</text>
        <path class="spiral" d=spiral/>
    }
    .into_any()
}

const SPIRAL: &str =
    "M12 12a1.6 1.6 0 0 1 3.2 0 3.2 3.2 0 0 1-6.4 0 4.8 4.8 0 0 1 9.6 0 6.4 6.4 0 0 1-12.8 0";

fn numeral_of(rank: Rank) -> &'static str {
    match rank {
        Rank::Null | Rank::Ace => "",
        Rank::Two => "2",
        Rank::Three => "3",
        Rank::Four => "4",
        Rank::Five => "5",
    }
}

pub(super) fn is_empty(card: Signal<Option<Card>>, square: u8) -> bool {
    card.with(|card| card.as_ref().is_none_or(|card| card.coin(square).is_none()))
}

/// A card as one picture. It is hidden from screen readers, which read the text beside it.
pub(super) fn picture(card: Signal<Option<Card>>, marks: Signal<CardLines>) -> AnyView {
    let square = move |square: u8| {
        let (x, y) = (SIDE * (square % COLUMNS), SIDE * (square / COLUMNS));
        view! {
            <g class="lies" transform=format!("translate({x} {y})") data-gone=move || is_empty(card, square).to_string()>
                {coin(card, square)}
            </g>
        }.into_any()
    };
    view! {
        <svg class="picture-of-card" viewBox=VIEW_BOX aria-hidden="true">
            {tiles()}
            {(0..SQUARES).map(square).collect_view()}
            {lines(marks)}
        </svg>
    }
    .into_any()
}

/// A card that does not change any more.
pub(super) fn still(card: Card, marks: CardLines) -> AnyView {
    picture(Some(card).into(), marks.into())
}

/// Six tiles face down: three across, two down (CL-15).
fn tiles() -> AnyView {
    let tile = |nth: u8| {
        let (x, y) = (2 * SIDE * (nth % 3), 2 * SIDE * (nth / 3));
        view! { <path class="wooden" d=format!("M{x} {y}h48v48h-48zm0 24h48m-24-24v48")/> }.into_any()
    };
    (0..6).map(tile).collect_view().into_any()
}

/// Lines across a card.
pub(super) fn lines(marks: Signal<CardLines>) -> AnyView {
    let drawn = move |kind: fn(&CardLines) -> &Vec<Squares>| {
        move || marks.with(|marks| kind(marks).iter().map(|&line| path(line)).collect::<String>())
    };
    view! {
        <path class="line hints" d=drawn(|marks| &marks.hints)/>
        <path class="line missed" d=drawn(|marks| &marks.missed)/>
        <path class="line taken" d=drawn(|marks| &marks.taken)/>
    }
    .into_any()
}

/// A path through the middles of the squares.
pub(super) fn path(squares: Squares) -> String {
    let mut pen = 'M';
    let step = |square: u8| {
        let middle = |place: u8| SIDE * place + SIDE / 2;
        let step = format!("{pen}{} {}", middle(square % COLUMNS), middle(square / COLUMNS));
        pen = 'L';
        step
    };
    let mut path: String = squares.numbers().map(step).collect();
    // A line of no length is a dot.
    if squares.len() == 1 {
        path.push_str("h0");
    }
    path
}

/// The rows of a card.
pub(super) const ROW_NUMBERS: std::ops::Range<u8> = 0..ROWS;
