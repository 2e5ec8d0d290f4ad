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
    NotNow { doing: &'static str },
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
    /// Only an answer that stands can be challenged or likened (SC-29).
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
    /// Likeness is between answers of two people.
    OneOwner,

    /// Somebody has to play on.
    LastLeaves,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { players: 0 } => write!(f, "Nobody plays yet; it takes at least two."),
            Refusal::TooFew { .. } => write!(f, "Nobody could have the same answer; it takes at least two."),
            Refusal::TooMany { players } => {
                write!(f, "There are {players} of you, and {} can play.", Setup::PLAYERS.end())
            }
            Refusal::SameName { name } => {
                write!(f, "Two people are called {name}. Add a letter to one of them.")
            }
            Refusal::Seconds { seconds } => {
                write!(f, "The clock is set to 10 to 180 seconds, not to {seconds}.")
            }
            Refusal::FewFaces { .. } => {
                write!(f, "A die needs two letters at least, or the next round has none to turn to.")
            }
            Refusal::FaceTwice { letter } => {
                write!(f, "{} is on the die twice; each letter has one face.", char::from(*letter))
            }
            Refusal::LongName { letters } => {
                write!(f, "The name of the list has {letters} letters; at most {LONGEST} are read out.")
            }
            Refusal::NoCategory { line } => {
                write!(f, "A list has {LINES} categories, and there is none on line {line}.")
            }
            Refusal::LongCategory { line } => {
                write!(
                    f,
                    "The category on line {line} is longer than the {LONGEST} letters that can be read."
                )
            }
            Refusal::CategoryTwice { line, first } => {
                write!(f, "Lines {first} and {line} have the same category; all {LINES} differ.")
            }
            Refusal::NotNow { doing } => write!(f, "Not now: {doing}."),
            Refusal::NoSeat => write!(f, "Nobody sits there."),
            Refusal::Gone { name } => write!(f, "{name} has gone home."),
            Refusal::NotYours { owner } => write!(f, "That is for {owner}, who wrote it."),
            Refusal::NoList => write!(f, "There is no list yet: propose one."),
            Refusal::Agreement { missing } => {
                let names: Vec<String> = missing.iter().map(ToString::to_string).collect();
                write!(f, "A list needs everybody's agreement. Still to ask: {}.", listed(&names))
            }
            Refusal::Writing { name } => write!(f, "{name} is writing."),
            Refusal::SheetIn => write!(f, "That sheet is in already."),
            Refusal::NotBegun => {
                write!(f, "Answers count only while the clock runs, and it has not been started.")
            }
            Refusal::LongAnswer { line } => {
                write!(f, "The answer on line {line} is longer than the {LONGEST} letters of a line.")
            }
            Refusal::WrongPoints { most } => {
                write!(f, "Everybody has {LINES} lines, and a line is worth at most {most}.")
            }
            Refusal::AbsentPoints { name } => {
                write!(f, "{name} has gone home, so no points are entered for {name}.")
            }
            Refusal::NoAppeal => {
                write!(f, "Only an answer that begins with no letter at all can be appealed.")
            }
            Refusal::VotedAlready => write!(f, "The table has voted on that already."),
            Refusal::VoteFirst => write!(f, "A vote is open; count it first, or let it rest."),
            Refusal::NoVote => write!(f, "There is nothing to vote on."),
            Refusal::NotRead => write!(f, "That answer has not been read yet."),
            Refusal::NotStanding => write!(f, "Only an answer that stands can be voted on."),
            Refusal::NotCalled => write!(f, "Nobody says that this is a proper noun or a title."),
            Refusal::NothingThere => write!(f, "There is no answer on that line."),
            Refusal::NotSeveral => write!(f, "There is one answer on that line, and no other to choose."),
            Refusal::OneFirst { owner } => {
                write!(
                    f,
                    "A line holds one answer: {owner} keeps one of several first, or says that it is one."
                )
            }
            Refusal::OtherCategory => {
                write!(f, "In this house only answers to the same category are compared.")
            }
            Refusal::OneOwner => write!(f, "Answers of two people can be the same; these are one person's."),
            Refusal::LastLeaves => write!(f, "Two at least play on; the game can be ended instead."),
        }
    }
}
