//! Why something may not be done.

use std::fmt;

use super::{AT_ONCE, LONGEST, Number, setup::TEN};
use crate::rules::{
    name::Name,
    piecepack::Suit,
    words::{Letter, listed},
};

/// Why something was refused.
///
/// Shown and read aloud unaltered, so each names the rule it comes from.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two have a pawn (PG-01).
    TooFew { participants: usize },
    /// More people than pawns (PG-01, PG-02).
    TooMany { participants: usize, suits: u8 },
    /// A number of suits that no set has.
    Suits { suits: u8 },
    /// A number of rounds the board is not made for (PG-R03).
    Rounds { rounds: u8 },
    /// The host is nobody at the table (PG-R04).
    NoHost,
    /// Two people have one name.
    SameName { name: Name },
    /// Two people have one pawn (PG-26).
    PawnTaken { pawn: Suit },
    /// A pawn of a suit that is not owned.
    NoSuchPawn { pawn: Suit },
    /// A birthday is missing (PG-38).
    NoBirthday { name: Name },
    /// A forfeit that is nothing.
    NoForfeit,
    /// Words of the table's own that nobody could say again.
    LongWords { letters: usize },
    /// Drinks without everybody being old enough (PG-44).
    NotOfAge,
    /// Too few cards to make a list (PG-91).
    FewCards { cards: usize },

    /// It is not the moment for that.
    NotNow { doing: &'static str },
    /// Only the host does that.
    HostOnly { host: Name },
    /// Somebody else is due.
    NotYours { due: Name },
    /// Only people with a pawn do that.
    NoPawn,
    /// Whoever went home does nothing more.
    Gone { name: Name },

    /// The host leaves the inventing to the others (PG-22).
    HostInvents,
    /// A slip with nothing on it.
    EmptySlip,
    /// A slip nobody could read.
    LongSlip { letters: usize },
    /// More slips at once than anybody writes.
    ManySlips { slips: usize },
    /// The category begins with another letter than the preparation's (PG-87).
    OffLetter { category: String, letter: Letter },
    /// That slip is not in the pool, or not theirs.
    NoSuchSlip,
    /// Too few categories to end the brainstorm (PG-R06).
    FewCategories { categories: usize },

    /// The cards were drawn; nobody chooses (PG-92).
    CardsDecide,
    /// The list is full (PG-30).
    ListFull,
    /// The list is not full (PG-30).
    ListShort { missing: usize },
    /// The category is on the list already (PG-37).
    Twice { number: Number },
    /// Another category has that number (PG-31).
    NumberTaken { number: Number },
    /// Nothing has that number.
    NumberFree { number: Number },

    /// Nobody has said what day it is (PG-38).
    NoDay,
    /// The day stays as it is once a coin was turned.
    DayStands,
    /// The host has to choose between those who share a birthday (PG-42).
    TieFirst { names: Vec<Name> },
    /// Those do not share the birthday that is next (PG-42).
    NotInTie,
    /// There is no coin to turn there.
    NoCoin,

    /// Somebody else is writing.
    Writing { name: Name },
    /// Their sheet is in already.
    SheetIn,
    /// They have not begun to write.
    NotBegun,
    /// An answer nobody could read out.
    LongAnswer { line: Number },
    /// The points do not fit the table (PG-72, PG-73).
    WrongPoints { most: u8 },
    /// Nobody gets points who has left (PG-R52).
    AbsentPoints { name: Name },

    /// Such an answer has no appeal (PG-R49).
    NoAppeal,
    /// There has been a vote on that already (PG-R31, PG-R26).
    VotedAlready,
    /// A vote is open.
    VoteFirst,
    /// No vote is open.
    NoVote,
    /// The answer was not read yet.
    NotRead,
    /// Only an answer that stands can be challenged or likened (PG-66, PG-70).
    NotStanding,
    /// The house compares within a category only (PG-R22).
    OtherCategory,
    /// Likeness is between answers of two people.
    OneOwner,

    /// Somebody with a pawn has to play on.
    LastLeaves,
    /// The host cannot leave.
    HostLeaves { host: Name },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { participants: 0 } => write!(f, "Nobody has a pawn yet; at least two play."),
            Refusal::TooFew { .. } => write!(f, "One pawn has nobody to race; at least two play."),
            Refusal::TooMany { participants, suits } => {
                write!(
                    f,
                    "{participants} people and {suits} suits: every participant needs a pawn of their own."
                )
            }
            Refusal::Suits { suits } => write!(f, "A table has 4 to 8 suits, not {suits}."),
            Refusal::Rounds { rounds } => write!(f, "The board is made for 1 to 20 rounds, not {rounds}."),
            Refusal::NoHost => write!(f, "Somebody has to be the host."),
            Refusal::SameName { name } => {
                write!(f, "Two people are called {name}. Add a letter to one of them.")
            }
            Refusal::PawnTaken { pawn } => write!(f, "The pawn of {pawn} can belong to one person only."),
            Refusal::NoSuchPawn { pawn } => write!(f, "There is no pawn of {pawn} among the suits you own."),
            Refusal::NoBirthday { name } => {
                write!(f, "When is {name}'s birthday? Day and month decide who turns the coin.")
            }
            Refusal::NotOfAge => {
                write!(f, "A drink is for adults: somebody has to say that everyone is old enough.")
            }
            Refusal::NoForfeit => write!(f, "Say what the forfeit is."),
            Refusal::LongWords { letters } => {
                write!(f, "That takes {letters} letters to say; at most {} are read out.", LONGEST)
            }
            Refusal::FewCards { cards } => {
                write!(f, "A round needs {TEN} different cards, and there {}.", so_many(*cards))
            }
            Refusal::NotNow { doing } => write!(f, "Not now: {doing}."),
            Refusal::HostOnly { host } => write!(f, "That is for the host, {host}."),
            Refusal::NotYours { due } => write!(f, "It is {due}'s turn."),
            Refusal::NoPawn => write!(f, "That is for people with a pawn."),
            Refusal::Gone { name } => write!(f, "{name} has gone home."),
            Refusal::HostInvents => {
                write!(
                    f,
                    "The host lays out the board while the others invent. A house rule can change that."
                )
            }
            Refusal::EmptySlip => write!(f, "There is nothing on that slip yet."),
            Refusal::LongSlip { letters } => {
                write!(f, "One of the slips has {letters} letters; at most {} can be read.", LONGEST)
            }
            Refusal::ManySlips { slips } => {
                write!(f, "{slips} slips at once; at most {} go in with one press.", AT_ONCE)
            }
            Refusal::OffLetter { category, letter } => {
                write!(f, "“{category}” does not begin with {}.", char::from(*letter))
            }
            Refusal::NoSuchSlip => write!(f, "That slip is not there."),
            Refusal::FewCategories { categories } => {
                write!(f, "A list has {TEN} different categories, and so far there {}.", so_many(*categories))
            }
            Refusal::CardsDecide => write!(f, "The cards were drawn by luck, and nobody exchanges them."),
            Refusal::ListFull => write!(f, "Ten are picked. Put one back first."),
            Refusal::ListShort { missing } => {
                write!(f, "A list has {TEN} categories; {missing} more to pick.")
            }
            Refusal::Twice { number } => {
                write!(f, "That category is on the list already, as number {number}.")
            }
            Refusal::NumberTaken { number } => write!(f, "Number {number} belongs to another category."),
            Refusal::NumberFree { number } => write!(f, "Nothing has number {number}."),
            Refusal::NoDay => write!(f, "What day is it? The next birthday turns the coin."),
            Refusal::DayStands => write!(f, "The order of birthdays stands since the first coin was turned."),
            Refusal::TieFirst { names } => {
                let names: Vec<String> = names.iter().map(ToString::to_string).collect();
                write!(f, "{} share a birthday: the host decides who turns the coin.", listed(&names))
            }
            Refusal::NotInTie => write!(f, "The host chooses among those who share the next birthday."),
            Refusal::NoCoin => write!(f, "There is no coin to turn there."),
            Refusal::Writing { name } => write!(f, "{name} is writing."),
            Refusal::SheetIn => write!(f, "That sheet is in already."),
            Refusal::NotBegun => {
                write!(f, "Answers count only while the clock runs, and it has not been started.")
            }
            Refusal::LongAnswer { line } => {
                write!(f, "The answer on line {line} is longer than the {} letters of a line.", LONGEST)
            }
            Refusal::WrongPoints { most } => {
                write!(f, "Every participant has ten lines, and a line is worth at most {most}.")
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
            Refusal::OtherCategory => {
                write!(f, "In this house only answers to the same category are compared.")
            }
            Refusal::OneOwner => write!(f, "Answers of two people can be the same; these are one person's."),
            Refusal::LastLeaves => write!(f, "Somebody has to play on; the host can end the game instead."),
            Refusal::HostLeaves { host } => write!(f, "{host} runs the table and cannot leave it alone."),
        }
    }
}

/// The end of “there …”.
fn so_many(count: usize) -> String {
    match count {
        0 => "are none".to_owned(),
        1 => "is 1".to_owned(),
        many => format!("are {many}"),
    }
}
