//! What became of an answer, in a symbol and in words: colour only repeats what they say.

use super::at::At;
use crate::rules::{
    Seat,
    pieceagories::{Mark, Number, Place},
};

/// The symbol of a mark, for a glance.
pub(super) fn symbol(mark: &Mark) -> &'static str {
    match mark {
        Mark::Empty => "–",
        Mark::Stands { points: 2 } => "★",
        Mark::Stands { .. } => "✓",
        Mark::WrongLetter => "≠",
        Mark::NoLetter => "#",
        Mark::LeadingArticle => "⇥",
        Mark::OwnRepeat { .. } => "↺",
        Mark::Duplicate { .. } => "=",
        Mark::Alike { .. } => "≈",
        Mark::VotedDown => "✗",
    }
}

/// What the style sheets call a mark: they tell apart only what stands, what is struck, and what was never there.
pub(super) fn word(mark: &Mark) -> &'static str {
    match mark {
        Mark::Empty => "empty",
        Mark::Stands { points: 2 } => "two",
        Mark::Stands { .. } => "stands",
        Mark::WrongLetter
        | Mark::NoLetter
        | Mark::LeadingArticle
        | Mark::OwnRepeat { .. }
        | Mark::Duplicate { .. }
        | Mark::Alike { .. }
        | Mark::VotedDown => "struck",
    }
}

/// The words for a mark on `line`. Whoever has the same in another category is named with it (PG-R22).
pub(super) fn words(at: At, mark: &Mark, line: Number) -> String {
    match mark {
        Mark::Empty => "nothing".to_owned(),
        Mark::Stands { points: 2 } => "worth two".to_owned(),
        Mark::Stands { .. } => "stands".to_owned(),
        Mark::WrongLetter => "wrong letter".to_owned(),
        Mark::NoLetter => "begins with no letter".to_owned(),
        Mark::LeadingArticle => "article in front".to_owned(),
        Mark::OwnRepeat { line: first } => format!("was on line {first} already"),
        Mark::Duplicate { with } if with.len() == 1 => format!("{} has it too", owners(at, with, line)),
        Mark::Duplicate { with } => format!("{} have it too", owners(at, with, line)),
        Mark::Alike { with } => format!("voted the same as what {} wrote", owners(at, with, line)),
        Mark::VotedDown => "voted down".to_owned(),
    }
}

/// Whose answers stand at some places, as somebody on `line` would say it.
fn owners(at: At, places: &[Place], line: Number) -> String {
    let owner = |place: &Place| {
        let name = at.name(place.seat);
        if place.line == line { name } else { format!("{name} (number {})", place.line) }
    };
    together(&places.iter().map(owner).collect::<Vec<_>>())
}

/// Names as one says them: `Ana`, `Ana and Bo`, `Ana, Bo and Cy`.
pub(super) fn together(names: &[String]) -> String {
    match names.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// The names of some seats, as one says them.
pub(super) fn names(at: At, seats: &[Seat]) -> String {
    together(&seats.iter().map(|&seat| at.name(seat)).collect::<Vec<_>>())
}
