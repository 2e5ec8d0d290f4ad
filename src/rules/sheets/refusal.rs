//! The refusals that both word games have.

use std::fmt;

use super::{MAX_CHARACTERS, SheetActivity};
use crate::rules::{
    name::Name,
    sentences::{TOO_FEW, same_name},
};

/// Why something was refused in either word game.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum SheetRefusal {
    /// Fewer than two players (PG-01, SC-R02).
    TooFew { players: usize },
    /// Two people have the same name.
    SameName { name: Name },

    /// The table does something else now.
    NotNow { activity: SheetActivity },
    /// The player has left.
    Gone { name: Name },
    /// There is no player at this seat, so there is no sheet.
    NoSheet,
    /// Only the host may do this.
    HostOnly { host: Name },
    /// It is another player's turn.
    Turn { name: Name },

    /// Somebody is writing now.
    Writing { name: Name },
    /// The sheet was handed in already.
    SheetIn,
    /// The writing time has not started (SC-11).
    NotBegun,
    /// An answer that is too long.
    LongAnswer { line: u8 },
    /// There is not one row of points for each player, or a line has more points than are possible (PG-72, PG-73).
    WrongPoints { lines: u8, most: u8 },
    /// A sheet with another number of lines than the list has categories (PG-04, SC-03).
    WrongSheet { lines: u8 },
    /// Points for a player who has left (PG-R52, SC-R27).
    AbsentPoints { name: Name },

    /// This answer cannot be appealed (PG-R49, SC-R18).
    NoAppeal,
    /// The table has already voted on this question (PG-R31, PG-R26, SC-R17).
    VotedAlready,
    /// A vote is open.
    VoteFirst,
    /// No vote is open.
    NoVote,
    /// The answer was not read yet.
    NotRead,
    /// Only an answer that counts can be challenged. A vote on whether answers are the same is only for valid
    /// answers, and at least one of their group must count (PG-66, PG-70, SC-29).
    NotStanding,
    /// The answer is not marked as a proper noun or a title (SC-R17).
    NotMarked,
    /// By house rule only answers to the same category are compared (PG-R22, SC-R05).
    OtherCategory,
    /// All chosen answers have the same owner.
    OneOwner,
    /// First a writer has to choose one answer on their line (SC-24).
    OneFirst { owner: Name },
}

impl fmt::Display for SheetRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetRefusal::TooFew { .. } => f.write_str(TOO_FEW),
            SheetRefusal::SameName { name } => f.write_str(&same_name(name)),
            SheetRefusal::NotNow { activity } => write!(f, "Not now: {activity}."),
            SheetRefusal::Gone { name } => write!(f, "{name} has left."),
            SheetRefusal::NoSheet => write!(f, "Nobody sits there."),
            SheetRefusal::HostOnly { host } => write!(f, "Only the host, {host}, can do that."),
            SheetRefusal::Turn { name } => write!(f, "It is {name}’s turn."),
            SheetRefusal::Writing { name } => write!(f, "{name} is writing."),
            SheetRefusal::SheetIn => write!(f, "That sheet is in already."),
            SheetRefusal::NotBegun => write!(f, "Start the timer first."),
            SheetRefusal::LongAnswer { line } => {
                write!(f, "The answer on line {line} is too long; the most is {MAX_CHARACTERS} characters.")
            }
            // Pieceagories has ten lines, which is written as a word.
            SheetRefusal::WrongPoints { lines: 10, most } => {
                write!(f, "Everybody has ten lines, and a line is worth at most {most}.")
            }
            SheetRefusal::WrongPoints { lines, most } => {
                write!(f, "Everybody has {lines} lines, and a line is worth at most {most}.")
            }
            SheetRefusal::WrongSheet { lines } => write!(f, "A sheet has {lines} lines."),
            SheetRefusal::AbsentPoints { name } => write!(f, "{name} has left and gets no points."),
            SheetRefusal::NoAppeal => {
                write!(f, "Only an answer that does not begin with a letter from A to Z can be appealed.")
            }
            SheetRefusal::VotedAlready => write!(f, "The table has voted on that already."),
            SheetRefusal::VoteFirst => write!(f, "A vote is open. Count the votes or cancel it first."),
            SheetRefusal::NoVote => write!(f, "No vote is open."),
            SheetRefusal::NotRead => write!(f, "That answer has not been read yet."),
            SheetRefusal::NotStanding => write!(f, "Only an answer that counts can be voted on."),
            SheetRefusal::NotMarked => write!(f, "The writer does not say that this is a name or a title."),
            SheetRefusal::OtherCategory => {
                write!(f, "At this table only answers to the same category are compared.")
            }
            SheetRefusal::OneFirst { owner } => {
                write!(f, "{owner} has to choose one answer on that line first.")
            }
            SheetRefusal::OneOwner => write!(f, "Choose answers of two different players."),
        }
    }
}
