//! What became of an answer, in a symbol and in words: colour only repeats what they say.

use super::Round;
use crate::rules::{
    Seat,
    sheets::{self, AnyPlace},
    words::listed,
};

/// What became of an answer.
pub type Mark = sheets::Mark<AnyPlace>;

impl Mark {
    /// Whether the table may ask if an answer is the same as others: whatever counts as an answer, and has had no vote
    /// on that (PG-R26, SC-R14).
    pub(super) fn comparable(&self) -> bool {
        match self {
            Mark::Stands { .. } | Mark::Duplicate { .. } | Mark::VotedDown => true,
            Mark::Empty
            | Mark::WrongLetter
            | Mark::NoLetter
            | Mark::LeadingArticle
            | Mark::Several
            | Mark::OwnRepeat { .. }
            | Mark::VotedSame { .. } => false,
        }
    }

    /// The symbol, for a glance.
    pub(super) fn symbol(&self) -> &'static str {
        match self {
            Mark::Empty => "–",
            Mark::Stands { points: 0 | 1 } => "✓",
            Mark::Stands { .. } => "★",
            Mark::WrongLetter => "≠",
            Mark::NoLetter => "#",
            Mark::LeadingArticle => "⇥",
            Mark::Several => "/",
            Mark::OwnRepeat { .. } => "↺",
            Mark::Duplicate { .. } => "=",
            Mark::VotedSame { .. } => "≈",
            Mark::VotedDown => "✗",
        }
    }

    /// What the style sheets call it: they tell apart only what stands, what is struck, and what was never there.
    pub(super) fn slug(&self) -> &'static str {
        match self {
            Mark::Empty => "empty",
            Mark::Stands { points: 0 | 1 } => "stands",
            Mark::Stands { .. } => "two",
            Mark::WrongLetter
            | Mark::NoLetter
            | Mark::LeadingArticle
            | Mark::Several
            | Mark::OwnRepeat { .. }
            | Mark::Duplicate { .. }
            | Mark::VotedSame { .. }
            | Mark::VotedDown => "struck",
        }
    }

    /// The words for it on `line`. Whoever has the same in another category is named with it (PG-R22, SC-R05).
    pub(super) fn words(&self, round: &Round, line: u8) -> String {
        match self {
            Mark::Empty => "nothing".to_owned(),
            Mark::Stands { points: 0 | 1 } => "counts".to_owned(),
            Mark::Stands { points: 2 } => "worth two".to_owned(),
            Mark::Stands { points: 3 } => "worth three".to_owned(),
            Mark::Stands { points } => format!("worth {points}"),
            Mark::WrongLetter => "wrong letter".to_owned(),
            Mark::NoLetter => "does not begin with a letter".to_owned(),
            Mark::LeadingArticle => "article in front".to_owned(),
            Mark::Several => "more than one answer".to_owned(),
            Mark::OwnRepeat { line: first } => format!("already on line {first}"),
            Mark::Duplicate { with } if with.len() == 1 => {
                format!("{} has it too", owners(round, with, line))
            }
            Mark::Duplicate { with } => format!("{} have it too", owners(round, with, line)),
            Mark::VotedSame { with } => format!("voted the same as what {} wrote", owners(round, with, line)),
            Mark::VotedDown => "struck by vote".to_owned(),
        }
    }
}

/// Whose answers stand at some places, as somebody on `line` would say it.
fn owners(round: &Round, places: &[AnyPlace], line: u8) -> String {
    let owner = |place: &AnyPlace| {
        let name = round.name(place.seat);
        if place.line == line { name } else { format!("{name} (number {})", place.line) }
    };
    listed(&places.iter().map(owner).collect::<Vec<_>>())
}

/// The names of some seats, as one says them: `Ana, Bo and Cy`.
pub fn names(round: &Round, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|&seat| round.name(seat)).collect::<Vec<_>>())
}
