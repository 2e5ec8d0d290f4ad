//! Short sentences and labels of BLANK.

use crate::{
    rules::name::Name,
    wording::{Noun, Sentence, agreeing, counted, isolated, plural, strong},
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

/// The button that says for whom a rule is, when this many people were tapped.
pub fn for_them(people: usize) -> String {
    plural(people, "It is for this player", "It is for these # players")
}

/// The button with which somebody takes back the choice of a card before the laptop is passed on.
pub fn chooses_again(name: &str) -> Sentence {
    format!("{} chooses again", isolated(name)).into()
}

/// The label of the button that chooses this number of picked cards.
pub fn choose_label(cards: usize) -> &'static str {
    agreeing(cards, "Choose this card", "Choose these cards")
}

/// The label of the primary button for this number of picked cards.
pub fn play_label(cards: usize) -> String {
    plural(cards, "Play this card", "Play # cards")
}

/// What is said below the Draw Pile.
pub fn draw_pile(left: u16) -> Sentence {
    match left {
        0 => format!("Draw Pile: {}", strong("empty")),
        left => format!("Draw Pile: {}", strong(counted(left, Noun::CARD))),
    }
    .into()
}

/// The direction of play.
pub fn direction(clockwise: bool) -> &'static str {
    if clockwise { "Play goes clockwise" } else { "Play goes anticlockwise" }
}

/// What to do while rules are opened at the beginning. `left`: how many more come; `None` if all are open.
pub fn opening_sentence(left: Option<u8>) -> String {
    match left {
        None => "All rules are open.".to_owned(),
        Some(0) => "Read this rule aloud. It is the last one.".to_owned(),
        Some(more) => {
            plural(more, "Read this rule aloud. 1 more comes.", "Read this rule aloud. # more come.")
        }
    }
}

/// What to do with rules that are opened during play.
pub fn read_aloud(rules: usize) -> &'static str {
    agreeing(rules, "Read it aloud. It counts from now on.", "Read them aloud. They count from now on.")
}

/// The heading of the rules and effects that wait, while the table agrees on their order and afterwards.
pub fn queue_title(is_ordering: bool) -> &'static str {
    if is_ordering { "Rules that apply, in this order" } else { "Still to come" }
}

/// The button that resolves what waits: in this order if it is several, or a rule that somebody has reported.
pub fn resolve_label(several: bool) -> &'static str {
    if several { "Use this order" } else { "Yes, it happened" }
}
