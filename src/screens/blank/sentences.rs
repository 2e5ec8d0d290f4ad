//! Sentences and labels of BLANK with a place for a name or a number.

use crate::{
    rules::name::Name,
    wording::{Sentence, agreeing, isolated, plural},
};

/// The button with which somebody takes the laptop before the first turn, to write on a card of their hand (BL-R59).
pub fn writes(name: &Name) -> Sentence {
    format!("{} writes", isolated(name)).into()
}

/// The button that ends the last call (BL-R18).
pub fn nobody_objects(winner: &str) -> Sentence {
    format!("Nobody objects: {} wins", isolated(winner)).into()
}

/// The button with which somebody agrees to a ruling (BL-108).
pub fn agrees(name: &Name) -> Sentence {
    format!("{} agrees", isolated(name)).into()
}

/// Who accuses somebody.
pub fn calls_it_out(name: &str) -> Sentence {
    format!("{} calls it out", isolated(name)).into()
}

/// The button with which an accused player admits it.
pub fn admits_it(name: &str) -> Sentence {
    format!("{} admits it", isolated(name)).into()
}

/// The label of the button that chooses this number of picked cards.
pub fn choose_label(cards: usize) -> &'static str {
    agreeing(cards, "Choose this card", "Choose these cards")
}

/// The label of the primary button for this number of picked cards.
pub fn play_label(cards: usize) -> String {
    plural(cards, "Play this card", "Play # cards")
}
