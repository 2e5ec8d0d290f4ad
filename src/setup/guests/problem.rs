//! What is wrong with a list of players.

use std::fmt;

use super::GuestId;
use crate::rules::{
    name::{InvalidName, Name},
    sentences::{NO_NAMES, TOO_FEW, same_name},
};

/// Why a game cannot start with the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuestProblem {
    /// Too few players.
    Few {
        /// The number of names.
        named: usize,
        /// The smallest number allowed.
        least: usize,
    },
    /// Too many players.
    Many {
        /// The number of names.
        named: usize,
        /// The largest number allowed.
        most: usize,
    },
    /// Only computer players.
    NoPeople,
    /// An invalid name.
    InvalidName(InvalidName),
    /// Two names that people would take for the same, see [`Name::same_as`].
    Twice(Name),
}

impl GuestProblem {
    /// The sentence for the table. It suggests a computer player only if the game has them.
    pub fn sentence(&self, has_bots: bool) -> String {
        match self {
            GuestProblem::Few { named: 1.., .. } if !has_bots => TOO_FEW.to_owned(),
            problem => problem.to_string(),
        }
    }
}

impl fmt::Display for GuestProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GuestProblem::Few { named: 0, .. } => f.write_str(NO_NAMES),
            GuestProblem::Few { .. } => write!(f, "{TOO_FEW} You can add a computer player."),
            GuestProblem::Many { named, most } => {
                write!(f, "There are {named} players; at most {most} can play.")
            }
            GuestProblem::NoPeople => write!(f, "At least one person must play."),
            GuestProblem::InvalidName(reason) => reason.fmt(f),
            GuestProblem::Twice(name) => f.write_str(&same_name(name)),
        }
    }
}

/// A problem with the list of players, and where to correct it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GuestsError {
    /// The line to correct; `None` if there is no such line.
    pub line: Option<GuestId>,
    /// The problem; its `Display` is the sentence.
    pub problem: GuestProblem,
}
