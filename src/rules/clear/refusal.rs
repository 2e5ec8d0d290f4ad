//! Why an action or a setup is refused.

use std::fmt;

use super::{Call, Setup};
use crate::{
    rules::{
        name::Name,
        piecepack::Rank,
        sentences::{TOO_FEW, same_name},
    },
    wording::{Noun, agreeing, counted},
};

/// Why something was refused.
///
/// Its `Display` is the sentence that people read and hear.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two players (CL-01).
    TooFew { players: usize },
    /// More than 255 players: a seat is a byte.
    TooMany { players: usize },
    /// Two players have the same name.
    SameName { name: Name },
    /// A number of deals that is not allowed (CL-25).
    InvalidDeals { deals: u8 },
    /// The scorekeeper is not a player (CL-12).
    NoScorekeeper,
    /// The first roller is not a player (CL-23).
    NoRoller,
    /// The rolling order leaves out a player, has one twice, or has a seat without a player (CL-24).
    InvalidOrder,
    /// A computer player cannot handle real coins.
    NoComputerPlayers { name: Name },

    /// The table does something else now.
    NotNow { activity: Activity },
    /// This seat has no player.
    NoSuchSeat,
    /// Another player is the roller (CL-36).
    NotRoller { roller: Name },
    /// The player has already acted on this throw and cannot act again (CL-49, CL-51).
    AlreadyDecided { name: Name },
    /// Another player confirms the score (CL-12).
    NotScorekeeper { name: Name },
    /// Another player chooses the bonus (CL-72).
    BonusNotYours { name: Name },
    /// The bonus must be another player's card (CL-R14).
    OwnCard,
    /// No player has this card.
    NoCard,
    /// The game cannot end before a deal is scored, because nobody would have points (CL-R26).
    NoDealFinished,

    /// A line cannot have this number of coins (CL-28, CL-61).
    Length { coins: u32, scratch_off: bool },
    /// One of the squares is empty (CL-R24).
    EmptySquare,
    /// The two coins are the ends of a line that is too long (CL-28).
    TooFarApart { coins: u32 },
    /// The coins are not on one row, column or diagonal (CL-26, CL-R03).
    NotStraight { coins: u8 },
    /// There are other coins between the selected ones (CL-R07).
    NotNeighbours { coins: u8, between: usize, rank: Rank },
    /// More coins of a rank than dice of this rank (CL-41, CL-R08).
    TooFewDice { rank: Rank, coins: usize, dice: usize },
    /// A line fits, and the house rules forbid to scratch then (CL-R05).
    LineFits,

    /// Cards are on the screen, so lines are taken there, and nobody reports calls or counts coins.
    CardsOnScreen,
    /// Cards are real, so lines are reported and not taken on the screen.
    CardsAreReal,
    /// This call is not possible on this throw (CL-28, CL-61).
    WrongCall { call: Call },
    /// The card has fewer coins than the call takes.
    FewCoins { call: Call, left: u8 },
    /// Clear was called without a line (CL-53).
    ClearWithoutLine,
    /// Clear was called with more coins than a clear card can have (CL-R10).
    TooManyToBeClear { left: u8 },
    /// Clear was not called, but there are too few coins for a line of three (CL-31).
    MustBeClear { left: u8 },
    /// No card can have this number of coins, whatever was taken.
    ImpossibleCount { left: u8 },
    /// The player has called, and the coins of the line are taken off when everybody has: a count could be one before or after it.
    CountDuringCalls { name: Name },
}

/// What the table does now, so that something else has to wait.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Activity {
    /// The dice are rolled.
    Rolling,
    /// Everybody looks for a line.
    Looking,
    /// The only clear player chooses a card for the bonus.
    Bonus,
    /// The score of the deal is confirmed.
    Scored,
    /// The game is over.
    Over,
}

impl fmt::Display for Activity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Activity::Rolling => "the dice must be rolled",
            Activity::Looking => "the players are looking for lines",
            Activity::Bonus => "a card for the bonus must be chosen",
            Activity::Scored => "the score of the deal must be confirmed",
            Activity::Over => "the game is over",
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { .. } => f.write_str(TOO_FEW),
            Refusal::TooMany { players } => {
                write!(f, "At most 255 can play, and here are {players}.")
            }
            Refusal::SameName { name } => f.write_str(&same_name(name)),
            Refusal::InvalidDeals { deals } => {
                let (fewest, most) = (Setup::DEALS.start(), Setup::DEALS.end());
                write!(f, "A game has {fewest} to {most} deals, not {deals}.")
            }
            Refusal::NoScorekeeper => write!(f, "Choose a player to keep score."),
            Refusal::NoRoller => write!(f, "Choose a player to roll first."),
            Refusal::InvalidOrder => write!(f, "Every player must be in the rolling order exactly once."),
            Refusal::NoComputerPlayers { name } => {
                write!(f, "{name} is a computer player, and computer players cannot use a real piecepack.")
            }
            Refusal::NotNow { activity } => write!(f, "Not now: {activity}."),
            Refusal::NoSuchSeat => write!(f, "No player sits there."),
            Refusal::NotRoller { roller } => write!(f, "{roller} rolls the dice."),
            Refusal::AlreadyDecided { name } => {
                write!(f, "{name} has already decided for this roll. Wait for the next roll.")
            }
            Refusal::NotScorekeeper { name } => write!(f, "{name} keeps score and has to confirm it."),
            Refusal::BonusNotYours { name } => {
                write!(f, "{name} is the only clear player and chooses the card for the bonus.")
            }
            Refusal::OwnCard => {
                write!(f, "Choose the card of another player: the bonus is never for your own.")
            }
            Refusal::NoCard => write!(f, "No player has that card."),
            Refusal::NoDealFinished => write!(f, "No deal is finished yet, so nobody has points."),
            Refusal::Length { scratch_off: true, .. } => {
                write!(f, "In a Scratch-Off, a line has 2 coins, one for each die.")
            }
            Refusal::Length { scratch_off: false, .. } => write!(f, "A line has 3 or 4 coins."),
            Refusal::EmptySquare => write!(f, "One of these squares is empty."),
            Refusal::TooFarApart { coins } => {
                write!(f, "From one to the other there are {coins} coins. A line has 3 or 4.")
            }
            Refusal::NotStraight { coins: 2 } => {
                write!(f, "There is no straight line between these two coins.")
            }
            Refusal::NotStraight { coins } => {
                write!(f, "These {} coins are not in a straight line.", in_words((*coins).into()))
            }
            Refusal::NotNeighbours { coins, between: 1, rank } => {
                write!(
                    f,
                    "These {} coins are not neighbours: the {rank} lies between them.",
                    in_words((*coins).into())
                )
            }
            Refusal::NotNeighbours { coins, between, .. } => {
                write!(
                    f,
                    "These {} coins are not neighbours: {between} coins lie between them.",
                    in_words((*coins).into())
                )
            }
            Refusal::TooFewDice { rank, dice: 0, .. } => write!(f, "No die shows {}.", with_article(*rank)),
            Refusal::TooFewDice { rank, coins, dice } => {
                let show = agreeing(*dice, "die shows", "dice show");
                write!(
                    f,
                    "{coins} coins are {}, but only {} {show} it. Each coin needs its own die.",
                    with_article(*rank),
                    in_words(*dice)
                )
            }
            Refusal::LineFits => write!(f, "By house rule nobody can scratch while a line fits."),
            Refusal::CardsOnScreen => write!(f, "The cards are on this screen: choose the coins there."),
            Refusal::CardsAreReal => {
                write!(
                    f,
                    "You play with a real piecepack: take the coins off your card, then press what you called."
                )
            }
            Refusal::WrongCall { call: Call::Two } => {
                write!(f, "A line of two counts only in a Scratch-Off.")
            }
            Refusal::WrongCall { .. } => {
                write!(f, "In a Scratch-Off there are two dice: call Two or Scratch.")
            }
            Refusal::FewCoins { call, left } => {
                write!(f, "There are only {} on that card: too few for {call}.", coins(*left))
            }
            Refusal::ClearWithoutLine => {
                write!(f, "Clear comes after a line: press what they take first. A Scratch clears no card.")
            }
            Refusal::TooManyToBeClear { left } => {
                write!(
                    f,
                    "A clear card has at most eight coins, two in each row, and this one would have {} left. Correct the number of coins first.",
                    coins(*left)
                )
            }
            Refusal::MustBeClear { left } => {
                write!(f, "With {} left that card is clear, so Clear has to be called.", coins(*left))
            }
            Refusal::ImpossibleCount { left } => write!(f, "No card can have {}.", coins(*left)),
            Refusal::CountDuringCalls { name } => {
                write!(f, "{name} has called. Count the coins when everybody has.")
            }
        }
    }
}

/// A number of coins with its noun, for a sentence.
pub(super) fn coins(count: u8) -> String {
    match count {
        0 => "no coins".to_owned(),
        count => counted(count, Noun::COIN),
    }
}

/// A number beside a rank, which is a number, too.
fn in_words(number: usize) -> &'static str {
    match number {
        1 => "one",
        2 => "two",
        3 => "three",
        _ => "four",
    }
}

/// A rank with its article: `a blank`, `an ace`, `a 5`.
fn with_article(rank: Rank) -> String {
    match rank {
        Rank::Ace => "an ace".to_owned(),
        Rank::Null | Rank::Two | Rank::Three | Rank::Four | Rank::Five => format!("a {rank}"),
    }
}
