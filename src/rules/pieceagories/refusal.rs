//! Why an action or a setup is refused.

use std::fmt;

use super::{LINES, MAX_CHARACTERS, MAX_SLIPS_AT_ONCE, Number, Setup, SheetRefusal};
use crate::{
    rules::{name::Name, piecepack::Suit, words::Letter},
    wording::{listed, paragraph, plural},
};

/// Why something was refused.
///
/// Its `Display` is the sentence that people read and hear.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// A refusal that both word games have.
    Sheet(SheetRefusal),

    /// More people than pawns (PG-01, PG-02).
    TooMany { participants: usize, suits: u8 },
    /// A number of suits that is not allowed.
    Suits { suits: u8 },
    /// A number of rounds that is not allowed (PG-R03).
    Rounds { rounds: u8 },
    /// The host's seat has no player (PG-R04).
    NoHost,
    /// Two people have the same pawn (PG-26).
    PawnTaken { pawn: Suit },
    /// A pawn of a suit that is not in play.
    NoSuchPawn { pawn: Suit },
    /// A birthday is missing (PG-38).
    NoBirthday { name: Name },
    /// The text of the forfeit is empty.
    NoForfeit,
    /// A text of the table is too long.
    LongText { characters: usize },
    /// A drink as the forfeit, but nobody has confirmed that everybody is old enough (PG-44).
    NotOfAge,
    /// Too few cards to make a list (PG-91).
    FewCards { cards: usize },

    /// This seat has no pawn, and only players with a pawn may do this.
    NoPawn,

    /// The host does not invent categories (PG-22).
    HostInventsNothing,
    /// An empty slip.
    EmptySlip,
    /// A slip that is too long.
    LongSlip { characters: usize },
    /// Too many slips at once.
    ManySlips { slips: usize },
    /// The category does not begin with the preparation letter (PG-87).
    OffLetter { category: String, letter: Letter },
    /// The slip is not in the pool, or belongs to another player.
    NoSuchSlip,
    /// Too few categories to go on to the list (PG-R06).
    FewCategories { categories: usize },

    /// Cards are drawn and cannot be chosen (PG-92).
    CardsDecide,
    /// The list is full (PG-30).
    ListFull,
    /// The list is not full (PG-30).
    ListShort { missing: usize },
    /// The category is on the list already (PG-37).
    Twice { number: Number },
    /// Another category has that number (PG-31).
    NumberTaken { number: Number },
    /// No category has that number.
    NumberFree { number: Number },

    /// The day is not known yet (PG-38).
    DateMissing,
    /// The day cannot be changed: a coin was flipped, or birthdays are not used.
    DateFixed,
    /// The host has to choose between those who share a birthday (PG-42).
    TieFirst { names: Vec<Name> },
    /// The chosen player is not one of several players who share the next birthday (PG-42).
    NotInTie,
    /// There is no coin to flip there.
    NoCoin,

    /// The last player cannot leave.
    LastLeaves,
    /// The host cannot leave.
    HostLeaves { host: Name },
}

impl From<SheetRefusal> for Refusal {
    /// Only players with a pawn have a sheet, so `NoSheet` becomes `NoPawn`.
    fn from(refusal: SheetRefusal) -> Self {
        if refusal == SheetRefusal::NoSheet { Refusal::NoPawn } else { Refusal::Sheet(refusal) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Sheet(refusal) => refusal.fmt(f),
            Refusal::TooMany { participants, suits } => {
                write!(
                    f,
                    "{participants} players and {suits} suits: each player needs a pawn of another suit."
                )
            }
            Refusal::Suits { suits } => {
                let (fewest, most) = (Setup::SUITS.start(), Setup::SUITS.end());
                write!(f, "A table has {fewest} to {most} suits, not {suits}.")
            }
            Refusal::Rounds { rounds } => {
                let (fewest, most) = (Setup::ROUNDS.start(), Setup::ROUNDS.end());
                write!(f, "The board is made for {fewest} to {most} rounds, not {rounds}.")
            }
            Refusal::NoHost => write!(f, "Somebody has to be the host."),
            Refusal::PawnTaken { pawn } => write!(f, "The pawn of {pawn} can belong to one person only."),
            Refusal::NoSuchPawn { pawn } => write!(f, "There is no pawn of {pawn} among the suits in play."),
            Refusal::NoBirthday { name } => {
                write!(f, "Enter {name}’s birthday, or let players flip coins in seat order.")
            }
            Refusal::NotOfAge => {
                write!(f, "Drinks are for adults. Please confirm that everybody is old enough.")
            }
            Refusal::NoForfeit => write!(f, "Write what the forfeit is."),
            Refusal::LongText { characters } => {
                write!(f, "That has {characters} characters; the most is {}.", MAX_CHARACTERS)
            }
            Refusal::FewCards { cards } => {
                let then = match cards {
                    0 => "Choose a deck, or type or paste your own.".to_owned(),
                    cards => format!("There {}.", so_many(*cards)),
                };
                f.write_str(&paragraph([format!("A round needs {LINES} different cards."), then]))
            }
            Refusal::NoPawn => write!(f, "Only players with a pawn can do that."),
            Refusal::HostInventsNothing => {
                write!(f, "The host does not write categories. A house rule can change that.")
            }
            Refusal::EmptySlip => write!(f, "Write a category first."),
            Refusal::LongSlip { characters } => {
                write!(f, "One category has {characters} characters; the most is {}.", MAX_CHARACTERS)
            }
            Refusal::ManySlips { slips } => {
                write!(f, "{slips} categories at once; the most is {}.", MAX_SLIPS_AT_ONCE)
            }
            Refusal::OffLetter { category, letter } => {
                write!(f, "“{category}” does not begin with {}.", char::from(*letter))
            }
            Refusal::NoSuchSlip => write!(f, "That category is not there."),
            Refusal::FewCategories { categories } => {
                write!(f, "{LINES} different categories are needed. So far there {}.", so_many(*categories))
            }
            Refusal::CardsDecide => write!(f, "These cards were drawn at random and cannot be exchanged."),
            Refusal::ListFull => write!(f, "The list is full. Take one off first."),
            Refusal::ListShort { missing } => {
                write!(f, "Pick {missing} more: a list has {LINES} categories.")
            }
            Refusal::Twice { number } => {
                write!(f, "That category is on the list already, as number {number}.")
            }
            Refusal::NumberTaken { number } => write!(f, "Number {number} belongs to another category."),
            Refusal::NumberFree { number } => write!(f, "Nothing has number {number}."),
            Refusal::DateMissing => {
                write!(f, "Enter today’s date first: whoever has the next birthday flips the coin.")
            }
            Refusal::DateFixed => write!(f, "The day cannot be changed after the first coin was flipped."),
            Refusal::TieFirst { names } => {
                write!(f, "{} share a birthday: the host decides who flips the coin.", listed(names))
            }
            Refusal::NotInTie => write!(f, "Choose one of those who share the next birthday."),
            Refusal::NoCoin => write!(f, "There is no coin to flip there."),
            Refusal::LastLeaves => {
                write!(f, "The last player cannot leave. The host can end the game instead.")
            }
            Refusal::HostLeaves { host } => write!(f, "{host} is the host and cannot leave."),
        }
    }
}

/// The end of a sentence that begins with “there”: `are none`, `is 1`, `are 12`.
fn so_many(count: usize) -> String {
    match count {
        0 => "are none".to_owned(),
        some => plural(some, "is 1", "are #"),
    }
}
