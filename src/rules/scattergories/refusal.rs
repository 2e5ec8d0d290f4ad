//! Why an action or a setup is refused.

use std::fmt;

use super::{LINES, MAX_CHARACTERS, Setup, SheetRefusal};
use crate::{
    rules::{name::Name, words::Letter},
    wording::listed,
};

/// Why something was refused.
///
/// Its `Display` is the sentence that people read and hear.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// A refusal that both word games have.
    Sheet(SheetRefusal),

    /// More players than allowed (SC-R02).
    TooMany { players: usize },
    /// A time that is too short or too long (SC-09).
    Seconds { seconds: u32 },
    /// A set without a round, or with more than three (SC-R32).
    Rounds { rounds: u8 },
    /// A die with fewer than two letters (SC-R01).
    FewFaces { faces: usize },
    /// A die with a letter twice (SC-R01).
    FaceTwice { letter: Letter },
    /// A name of a list that is too long.
    LongName { characters: usize },
    /// A line of the list is empty.
    NoCategory { line: u8 },
    /// A category that is too long.
    LongCategory { line: u8 },
    /// A category that is on the list twice (SC-06).
    CategoryTwice { line: u8, first: u8 },

    /// Only the writer of the answer may do this.
    NotYours { owner: Name },

    /// There is no list yet (SC-07).
    NoList,
    /// Some players have not agreed to the list (SC-07).
    Agreement { missing: Vec<Name> },

    /// There is no answer on the line.
    NothingThere,
    /// The line has only one answer, or no answer with the chosen index (SC-24).
    NotSeveral,

    /// At least two players have to stay.
    LastLeaves,
}

impl From<SheetRefusal> for Refusal {
    fn from(refusal: SheetRefusal) -> Self {
        Refusal::Sheet(refusal)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Sheet(refusal) => refusal.fmt(f),
            Refusal::TooMany { players } => {
                write!(f, "There are {players} players; at most {} can play.", Setup::PLAYERS.end())
            }
            Refusal::Seconds { seconds } => {
                let (least, most) = (Setup::SECONDS.start(), Setup::SECONDS.end());
                write!(f, "The timer takes {least} to {most} seconds, not {seconds}.")
            }
            Refusal::Rounds { rounds } => {
                write!(f, "A set has one, two or three rounds, not {rounds}.")
            }
            Refusal::FewFaces { .. } => {
                write!(f, "Choose at least two letters for the die.")
            }
            Refusal::FaceTwice { letter } => {
                write!(f, "{} is on the die twice.", char::from(*letter))
            }
            Refusal::LongName { characters } => {
                write!(f, "The name of the list has {characters} characters; the most is {MAX_CHARACTERS}.")
            }
            Refusal::NoCategory { line } => {
                write!(f, "A list has {LINES} categories, and there is none on line {line}.")
            }
            Refusal::LongCategory { line } => {
                write!(f, "The category on line {line} is too long; the most is {MAX_CHARACTERS} characters.")
            }
            Refusal::CategoryTwice { line, first } => {
                write!(f, "Lines {first} and {line} have the same category; all {LINES} differ.")
            }
            Refusal::NotYours { owner } => write!(f, "Only {owner}, who wrote it, can do that."),
            Refusal::NoList => write!(f, "Choose a list first."),
            Refusal::Agreement { missing } => {
                write!(f, "Everybody has to agree to the list. Still missing: {}.", listed(missing))
            }
            Refusal::NothingThere => write!(f, "There is no answer on that line."),
            Refusal::NotSeveral => write!(f, "There is only one answer on that line."),
            Refusal::LastLeaves => write!(f, "Two players are needed. You can end the game instead."),
        }
    }
}
