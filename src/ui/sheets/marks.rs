//! What became of an answer, in a symbol and in words: colour only repeats what they say.

use super::{Round, Spot};
use crate::rules::{Seat, words::listed};

/// What became of an answer, in either game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// Nothing was written.
    Empty,
    /// It stands.
    Stands {
        /// What it is worth.
        points: u8,
    },
    /// It is on another letter.
    WrongLetter,
    /// It begins with no letter.
    NoLetter,
    /// It has an article in front.
    LeadingArticle,
    /// There are several answers on the line.
    Several,
    /// Its writer has it on an earlier line.
    OwnRepeat {
        /// That line.
        line: u8,
    },
    /// Others have it too.
    Duplicate {
        /// Where.
        with: Vec<Spot>,
    },
    /// The table voted that it is the same as others.
    Alike {
        /// As which.
        with: Vec<Spot>,
    },
    /// The table voted it down.
    VotedDown,
}

impl Mark {
    /// Whether the answer still counts.
    pub fn stands(&self) -> bool {
        matches!(self, Mark::Stands { .. })
    }

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
            | Mark::Alike { .. } => false,
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
            Mark::Alike { .. } => "≈",
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
            | Mark::Alike { .. }
            | Mark::VotedDown => "struck",
        }
    }

    /// The words for it on `line`. Whoever has the same in another category is named with it (PG-R22, SC-R05).
    pub(super) fn words(&self, round: &Round, line: u8) -> String {
        match self {
            Mark::Empty => "nothing".to_owned(),
            Mark::Stands { points: 0 | 1 } => "stands".to_owned(),
            Mark::Stands { points: 2 } => "worth two".to_owned(),
            Mark::Stands { points: 3 } => "worth three".to_owned(),
            Mark::Stands { points } => format!("worth {points}"),
            Mark::WrongLetter => "wrong letter".to_owned(),
            Mark::NoLetter => "begins with no letter".to_owned(),
            Mark::LeadingArticle => "article in front".to_owned(),
            Mark::Several => "more than one answer".to_owned(),
            Mark::OwnRepeat { line: first } => format!("was on line {first} already"),
            Mark::Duplicate { with } if with.len() == 1 => {
                format!("{} has it too", owners(round, with, line))
            }
            Mark::Duplicate { with } => format!("{} have it too", owners(round, with, line)),
            Mark::Alike { with } => format!("voted the same as what {} wrote", owners(round, with, line)),
            Mark::VotedDown => "voted down".to_owned(),
        }
    }
}

/// Whose answers stand at some spots, as somebody on `line` would say it.
fn owners(round: &Round, spots: &[Spot], line: u8) -> String {
    let owner = |spot: &Spot| {
        let name = round.name(spot.seat);
        if spot.line == line { name } else { format!("{name} (number {})", spot.line) }
    };
    listed(&spots.iter().map(owner).collect::<Vec<_>>())
}

/// The names of some seats, as one says them: `Ana, Bo and Cy`.
pub fn names(round: &Round, seats: &[Seat]) -> String {
    listed(&seats.iter().map(|&seat| round.name(seat)).collect::<Vec<_>>())
}
