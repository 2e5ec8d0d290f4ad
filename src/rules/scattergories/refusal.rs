//! Why something may not be done.

use std::fmt;

use super::{LINES, LONGEST, Number, Setup};
use crate::rules::{
    name::Name,
    words::{Letter, listed},
};

/// Why something was refused.
///
/// Shown and read aloud unaltered, so each names the rule it comes from.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Nobody whose answers could be the same (SC-R02).
    TooFew { players: usize },
    /// More than one laptop serves (SC-R02).
    TooMany { players: usize },
    /// Two people have one name.
    SameName { name: Name },
    /// A time no clock is set to (SC-09).
    Seconds { seconds: u32 },
    /// A die that cannot show another letter than the one before (SC-R01).
    FewFaces { faces: usize },
    /// A die with a letter twice (SC-R01).
    FaceTwice { letter: Letter },
    /// A name for a list that nobody could say.
    LongName { letters: usize },
    /// A line of the list with nothing on it.
    NoCategory { line: Number },
    /// A category nobody could read.
    LongCategory { line: Number },
    /// A category that is on the list already, further up (SC-06).
    CategoryTwice { line: Number, first: Number },

    /// It is not the moment for that.
    NotNow { activity: &'static str },
    /// Nobody sits there.
    NoSeat,
    /// Whoever went home does nothing more.
    Gone { name: Name },
    /// That is for whoever wrote it.
    NotYours { owner: Name },

    /// There is no list yet (SC-07).
    NoList,
    /// Somebody has not agreed to the list (SC-07).
    Agreement { missing: Vec<Name> },

    /// Somebody else is writing.
    Writing { name: Name },
    /// It is somebody else's turn (SC-R30).
    Turn { name: Name },
    /// Their sheet is in already.
    SheetIn,
    /// They have not begun to write (SC-11).
    NotBegun,
    /// An answer nobody could read out.
    LongAnswer { line: Number },
    /// The points do not fit the table.
    WrongPoints { most: u8 },
    /// Nobody gets points who has left (SC-R27).
    AbsentPoints { name: Name },

    /// Such an answer has no appeal (SC-R18).
    NoAppeal,
    /// There has been a vote on that already (SC-R17).
    VotedAlready,
    /// A vote is open.
    VoteFirst,
    /// No vote is open.
    NoVote,
    /// The answer was not read yet.
    NotRead,
    /// Only an answer that stands can be challenged or joined (SC-29).
    NotStanding,
    /// Nobody says that it is a proper noun or a title (SC-R17).
    NotCalled,
    /// There is no answer of which anything could be said.
    NothingThere,
    /// The line holds one answer (SC-24).
    NotSeveral,
    /// A writer has to decide first what is on their line (SC-24).
    OneFirst { owner: Name },
    /// The house compares within a category only (SC-R05).
    OtherCategory,
    /// Similarity is between answers of two people.
    OneOwner,

    /// Somebody has to play on.
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
