//! The shapes of the six colours, the marks of decks, and the stamps for drawings. A path that returns to `.01` beside its beginning is a
//! whole circle: an arc to the beginning itself would be nothing.

use crate::ui::prelude::*;

use super::piecepack::outline;
use crate::rules::{
    blank::{Colour, DeckMark, DrawnStamp, Symbol},
    piecepack::Suit,
};

/// The shape that stands for a colour. With it, cards can be told apart without seeing colours (BL-26).
///
/// Its parent has `data-colour` and names the colour, so it is hidden from screen readers.
pub fn shape(colour: Colour) -> AnyView {
    let path = match colour.symbol() {
        Symbol::Hexagon => "M12 1.5l9.4 5.3v10.4L12 22.5 2.6 17.2V6.8z",
        Symbol::Triangle => "M12 1.8L23 21.5H1z",
        Symbol::Square => "M2.8 2.8h18.4v18.4H2.8z",
        Symbol::Circle => "M12 1.5a10.5 10.5 0 1 0 .01 0z",
        Symbol::Diamond => "M12 .8L22.5 12 12 23.2 1.5 12z",
        Symbol::Shield => {
            "M12 1.2c3 1.9 6.2 2.7 9.6 2.6.6 8.9-2 15.2-9.6 19C4.4 19 1.8 12.7 2.4 3.8 5.8 3.9 9 3.1 12 1.2z"
        }
    };
    view! { <svg class="shape" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }.into_any()
}

/// The mark of a deck (BL-79), in the text colour of its parent.
pub fn mark(mark: DeckMark) -> AnyView {
    filled(mark_path(mark))
}

/// A stamp for drawings (BW-06), in the text colour of its parent.
pub fn stamp(stamp: DrawnStamp) -> AnyView {
    filled(stamp_path(stamp))
}

/// A shape of one path, in the text colour of its parent.
fn filled(path: &'static str) -> AnyView {
    view! { <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true"><path d=path/></svg> }.into_any()
}

/// The outline of a stamp in a box of 24 by 24, to be filled. Where outlines overlap, it has a hole.
pub fn stamp_path(stamp: DrawnStamp) -> &'static str {
    match stamp {
        DrawnStamp::Smile => {
            "M12 1a11 11 0 1 0 .01 0zM8 6.6a1.9 1.9 0 1 1-.01 0zM16 6.6a1.9 1.9 0 1 1-.01 0zM5.4 13.4h13.2c-.5 3.8-3.2 6.2-6.6 6.2s-6.1-2.4-6.6-6.2z"
        }
        DrawnStamp::Person => {
            "M12 .8a4.6 4.6 0 1 0 .01 0zM12 11c4.8 0 7.6 2.9 7.6 7.4v4.8H4.4v-4.8C4.4 13.9 7.2 11 12 11z"
        }
        DrawnStamp::House => "M12 1.4L23.4 11.2h-3V23H3.6V11.2h-3zM9.6 15.4V23h4.8v-7.6z",
        DrawnStamp::Tree => {
            "M12 .8a7.4 7.4 0 0 1 7 9.9 6 6 0 0 1-4.9 6.7v6.2H9.9v-6.2A6 6 0 0 1 5 10.7 7.4 7.4 0 0 1 12 .8z"
        }
        DrawnStamp::Flower => {
            "M12 .7a3.7 3.7 0 1 0 .01 0zM18.7 5.5a3.7 3.7 0 1 0 .01 0zM16.1 13.4a3.7 3.7 0 1 0 .01 0zM7.9 13.4a3.7 3.7 0 1 0 .01 0zM5.3 5.5a3.7 3.7 0 1 0 .01 0zM12 8.8a2.8 2.8 0 1 0 .01 0z"
        }
        DrawnStamp::Star => mark_path(DeckMark::Star),
        DrawnStamp::Heart => mark_path(DeckMark::Heart),
        DrawnStamp::Sun => mark_path(DeckMark::Sun),
        DrawnStamp::Moon => mark_path(DeckMark::Moon),
        DrawnStamp::Cloud => mark_path(DeckMark::Cloud),
        DrawnStamp::Fish => mark_path(DeckMark::Fish),
        DrawnStamp::Crown => mark_path(DeckMark::Crown),
    }
}

fn mark_path(mark: DeckMark) -> &'static str {
    match mark {
        DeckMark::Star => outline(Suit::Stars),
        DeckMark::Key => {
            "M7.5 2a5.5 5.5 0 0 1 5.2 7.3l9.3 9.3V22h-4v-2.6h-2.6v-2.6h-2.6l-2.4-2.4A5.5 5.5 0 1 1 7.5 2zM6.3 5a1.9 1.9 0 1 0 .01 0z"
        }
        DeckMark::Moon => outline(Suit::Moons),
        DeckMark::Sun => outline(Suit::Suns),
        DeckMark::Leaf => outline(Suit::Leaves),
        DeckMark::Anchor => {
            "M12 1a3 3 0 0 1 1.3 5.7V8.5h3.7v2.6h-3.7v8.9c2.9-.5 4.9-2 5.6-4.2l-2-.1 3.6-5 2.5 5.6-1.7-.1c-1 4-4.4 6.7-9.3 6.8-4.9-.1-8.3-2.8-9.3-6.8l-1.7.1L3.5 10.7l3.6 5-2 .1c.7 2.2 2.7 3.7 5.6 4.2v-8.9H7V8.5h3.7V6.7A3 3 0 0 1 12 1z"
        }
        DeckMark::Bell => outline(Suit::Bells),
        DeckMark::Crown => outline(Suit::Crowns),
        DeckMark::Heart => {
            "M12 22C5 16.5 1.3 12.8 1.3 8.2 1.3 2 9 .3 12 5.8 15 .3 22.7 2 22.7 8.2 22.7 12.8 19 16.5 12 22z"
        }
        DeckMark::Feather => {
            "M22 2C12 2 5 7 4.5 16.5L2 22l1.8.6 2.4-4.8C16 18.5 21 12 22 2zM7 15.5L15.5 8 9 15.5z"
        }
        DeckMark::Fish => {
            "M1 12C4.5 6.5 11.5 4.5 17 10.5L23 6v12l-6-4.5C11.5 19.5 4.5 17.5 1 12zM6.2 9.5a1.3 1.3 0 1 0 .01 0z"
        }
        DeckMark::Cloud => "M6 20a5 5 0 0 1-.6-9.9A7 7 0 0 1 18.8 9 5.6 5.6 0 0 1 18 20z",
    }
}
