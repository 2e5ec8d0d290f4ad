//! What cards are called.

use crate::rules::blank::CardSeen;

/// What a card is called, in full. One without a title says that it is plain: then no name is a part of another.
pub(super) fn named(card: &CardSeen) -> String {
    match card.card.title.as_str() {
        "" => format!("plain {}", card.card),
        title => format!("{}, {title}", card.card),
    }
}

/// What a card is called, and what it does.
pub(super) fn told(card: &CardSeen) -> String {
    match card.card.text().as_str() {
        "" => named(card),
        text => format!("{}: {text}", named(card)),
    }
}
