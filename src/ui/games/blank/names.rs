//! What cards are called.

use crate::rules::blank::CardSeen;

/// What a card is called, in full. One without a title says that it is plain: then no name is a part of another.
pub(super) fn card_name(card: &CardSeen) -> String {
    match card.card.title.as_str() {
        "" => format!("plain {}", card.card),
        title => format!("{}, {title}", card.card),
    }
}

/// What a card is called, and what it does.
pub(super) fn card_description(card: &CardSeen) -> String {
    match card.card.text().as_str() {
        "" => card_name(card),
        text => format!("{}: {text}", card_name(card)),
    }
}
