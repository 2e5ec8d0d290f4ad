//! Why an action or a setup is refused.

use std::fmt;

use super::{LINES, LONGEST, Number, Setup};
use crate::rules::{
    name::Name,
    words::{Letter, listed},
};

/// Why something was refused.
///
/// Shown and read aloud unchanged, so each text names its rule.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two players (SC-R02).
    TooFew { players: usize },
    /// More players than allowed (SC-R02).
    TooMany { players: usize },
    /// Two players have the same name.
    SameName { name: Name },
    /// A time that is too short or too long (SC-09).
    Seconds { seconds: u32 },
    /// A die with fewer than two letters (SC-R01).
    FewFaces { faces: usize },
    /// A die with a letter twice (SC-R01).
    FaceTwice { letter: Letter },
    /// A name of a list that is too long.
    LongName { letters: usize },
    /// A line of the list is empty.
    NoCategory { line: Number },
    /// A category that is too long.
    LongCategory { line: Number },
    /// A category that is on the list twice (SC-06).
    CategoryTwice { line: Number, first: Number },

    /// The game is in another phase; `activity` says which.
    NotNow { activity: &'static str },
    /// This seat has no player.
    NoSeat,
    /// The player has left.
    Gone { name: Name },
    /// Only the writer of the answer may do this.
    NotYours { owner: Name },

    /// There is no list yet (SC-07).
    NoList,
    /// Some players have not agreed to the list (SC-07).
    Agreement { missing: Vec<Name> },

    /// Somebody is writing now.
    Writing { name: Name },
    /// It is somebody else's turn (SC-R30).
    Turn { name: Name },
    /// The sheet was handed in already.
    SheetIn,
    /// The writing time has not started (SC-11).
    NotBegun,
    /// An answer that is too long.
    LongAnswer { line: Number },
    /// The points have too few or too many sheets, or too many points on a line.
    WrongPoints { most: u8 },
    /// Points for a player who has left (SC-R27).
    AbsentPoints { name: Name },

    /// This answer cannot be appealed (SC-R18).
    NoAppeal,
    /// There has been a vote on that already (SC-R17).
    VotedAlready,
    /// A vote is open.
    VoteFirst,
    /// No vote is open.
    NoVote,
    /// The answer was not read yet.
    NotRead,
    /// Only an answer that counts can be challenged or joined (SC-29).
    NotStanding,
    /// The answer is not marked as a proper noun or a title (SC-R17).
    NotCalled,
    /// There is no answer on the line.
    NothingThere,
    /// The line has only one answer (SC-24).
    NotSeveral,
    /// First a writer has to choose one answer on their line (SC-24).
    OneFirst { owner: Name },
    /// By house rule only answers to the same category are compared (SC-R05).
    OtherCategory,
    /// All chosen answers have the same owner.
    OneOwner,

    /// At least two players have to stay.
    LastLeaves,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { players: 0 } => write!(f, "Enter at least two players."),
            Refusal::TooFew { .. } => write!(f, "Enter one more player: at least two are needed."),
            Refusal::TooMany { players } => {
                write!(f, "There are {players} players; at most {} can play.", Setup::PLAYERS.end())
            }
            Refusal::SameName { name } => {
                write!(f, "Two players are called {name}. Change one of the names.")
            }
            Refusal::Seconds { seconds } => {
                write!(f, "The timer takes 10 to 180 seconds, not {seconds}.")
            }
            Refusal::FewFaces { .. } => {
                write!(f, "Choose at least two letters for the die.")
            }
            Refusal::FaceTwice { letter } => {
                write!(f, "{} is on the die twice.", char::from(*letter))
            }
            Refusal::LongName { letters } => {
                write!(f, "The name of the list has {letters} letters; the most is {LONGEST}.")
            }
            Refusal::NoCategory { line } => {
                write!(f, "A list has {LINES} categories, and there is none on line {line}.")
            }
            Refusal::LongCategory { line } => {
                write!(f, "The category on line {line} is too long; the most is {LONGEST} letters.")
            }
            Refusal::CategoryTwice { line, first } => {
                write!(f, "Lines {first} and {line} have the same category; all {LINES} differ.")
            }
            Refusal::NotNow { activity } => write!(f, "Not now: {activity}."),
            Refusal::NoSeat => write!(f, "Nobody sits there."),
            Refusal::Gone { name } => write!(f, "{name} has left."),
            Refusal::NotYours { owner } => write!(f, "Only {owner}, who wrote it, can do that."),
            Refusal::NoList => write!(f, "Choose a list first."),
            Refusal::Agreement { missing } => {
                let names: Vec<String> = missing.iter().map(ToString::to_string).collect();
                write!(f, "Everybody has to agree to the list. Still missing: {}.", listed(&names))
            }
            Refusal::Writing { name } => write!(f, "{name} is writing."),
            Refusal::Turn { name } => write!(f, "It is {name}'s turn."),
            Refusal::SheetIn => write!(f, "That sheet is in already."),
            Refusal::NotBegun => {
                write!(f, "Start the timer first.")
            }
            Refusal::LongAnswer { line } => {
                write!(f, "The answer on line {line} is too long; the most is {LONGEST} letters.")
            }
            Refusal::WrongPoints { most } => {
                write!(f, "Everybody has {LINES} lines, and a line is worth at most {most}.")
            }
            Refusal::AbsentPoints { name } => {
                write!(f, "{name} has left and gets no points.")
            }
            Refusal::NoAppeal => {
                write!(f, "Only an answer that does not begin with a letter can be appealed.")
            }
            Refusal::VotedAlready => write!(f, "The table has voted on that already."),
            Refusal::VoteFirst => write!(f, "A vote is open. Count the votes or cancel it first."),
            Refusal::NoVote => write!(f, "No vote is open."),
            Refusal::NotRead => write!(f, "That answer has not been read yet."),
            Refusal::NotStanding => write!(f, "Only an answer that counts can be voted on."),
            Refusal::NotCalled => write!(f, "The writer does not say that this is a name or a title."),
            Refusal::NothingThere => write!(f, "There is no answer on that line."),
            Refusal::NotSeveral => write!(f, "There is only one answer on that line."),
            Refusal::OneFirst { owner } => {
                write!(f, "{owner} has to choose one answer on that line first.")
            }
            Refusal::OtherCategory => {
                write!(f, "At this table only answers to the same category are compared.")
            }
            Refusal::OneOwner => write!(f, "Choose answers of two different players."),
            Refusal::LastLeaves => write!(f, "Two players are needed. You can end the game instead."),
        }
    }
}
