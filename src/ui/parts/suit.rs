//! The symbols of the eight suits, so that they can be told apart without seeing colours.

use crate::ui::prelude::*;

use crate::rules::piecepack::Suit;

/// The symbol of a suit in its colour, with an edge that is visible on wood, paper and felt.
///
/// It is beside a word or on a named piece, so it is hidden from screen readers.
#[component]
pub fn SuitMark(
    /// Which suit.
    suit: Suit,
) -> Html {
    html! {
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
