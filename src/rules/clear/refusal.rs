//! Why something may not be done.

use std::fmt;

use super::{Call, Setup};
use crate::rules::{name::Name, piecepack::Rank};

/// Why something was refused.
///
/// Shown and read aloud unaltered, so each names the rule it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two (CL-01).
    TooFew { players: usize },
    /// More than there are seats.
    TooMany { players: usize },
    /// Two people have one name.
    SameName { name: Name },
    /// A number of deals that is not allowed (CL-25).
    Deals { deals: u8 },
    /// The scorekeeper is nobody at the table (CL-12).
    NoScorekeeper,
    /// Who rolls first is nobody at the table (CL-23).
    NoRoller,
    /// An order of rolling that leaves somebody out, or has somebody twice (CL-24).
    NoOrder,
    /// A computer player cannot handle real coins.
    NoComputerPlayers { name: Name },

    /// The game is in another phase; `status` says which.
    NotNow { status: &'static str },
    /// No player sits there.
    NoSuchSeat,
    /// Somebody else rolls (CL-36).
    NotRoller { roller: Name },
    /// They have already acted on this throw, which cannot be changed (CL-49, CL-51).
    AlreadyDecided { name: Name },
    /// Somebody else confirms the score (CL-12).
    NotScorekeeper { name: Name },
    /// Somebody else chooses the bonus (CL-72).
    NotOnlyClear { name: Name },
    /// The bonus is another player's card (CL-R14).
    OwnCard,
    /// No player has that card.
    NoCard,

    /// A number of coins that is no line here (CL-28, CL-61).
    Length { coins: u32, scratch_off: bool },
    /// An empty square is among them (CL-R24).
    EmptySquare,
    /// Two coins are the ends of a line that is too long (CL-28).
    TooFarApart { coins: u32 },
    /// They do not lie on one row, column or diagonal (CL-26, CL-R03).
    NotStraight { coins: u8 },
    /// There are coins between them (CL-R07).
    NotNeighbours { coins: u8, between: usize, rank: Rank },
    /// More coins of a rank than dice (CL-41, CL-R08).
    Dice { rank: Rank, coins: usize, dice: usize },
    /// A line fits, and the house checks it (CL-R05).
    LineFits,

    /// Cards are on the screen, so lines are taken there and not reported.
    CardsOnScreen,
    /// Cards are real, so lines are reported and not taken on the screen.
    CardsAreReal,
    /// Not a line of this throw (CL-28, CL-61).
    WrongCall { call: Call },
    /// Fewer coins than that are left.
    FewCoins { call: Call, left: u8 },
    /// Clear without having taken a line (CL-53).
    ClearWithout,
    /// Clear with more coins than a clear card can hold (CL-R10).
    ClearWith { left: u8 },
    /// Not clear with too few coins for a line of three (CL-31).
    MustBeClear { left: u8 },
    /// No card has so many coins, whatever was taken.
    Count { left: u8 },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { .. } => write!(f, "At least two players are needed."),
            Refusal::TooMany { players } => {
                write!(f, "At most 255 can play, and here are {players}.")
            }
            Refusal::SameName { name } => {
                write!(f, "Two players are called {name}. Change one of the names.")
            }
            Refusal::Deals { deals } => {
                let (fewest, most) = (Setup::DEALS.start(), Setup::DEALS.end());
                write!(f, "A game has {fewest} to {most} deals, not {deals}.")
            }
            Refusal::NoScorekeeper => write!(f, "Choose a player to keep score."),
            Refusal::NoRoller => write!(f, "Choose a player to roll first."),
            Refusal::NoOrder => write!(f, "Every player must be in the rolling order exactly once."),
            Refusal::NoComputerPlayers { name } => {
                write!(f, "{name} is a computer player, and computer players cannot use a real piecepack.")
            }
            Refusal::NotNow { status } => write!(f, "Not now: {status}."),
            Refusal::NoSuchSeat => write!(f, "No player sits there."),
            Refusal::NotRoller { roller } => write!(f, "{roller} rolls the dice."),
            Refusal::AlreadyDecided { name } => {
                write!(f, "{name} has already decided for this roll. Wait for the next roll.")
            }
            Refusal::NotScorekeeper { name } => write!(f, "{name} keeps score and has to confirm it."),
            Refusal::NotOnlyClear { name } => {
                write!(f, "{name} is the only clear player and chooses the card for the bonus.")
            }
            Refusal::OwnCard => {
                write!(f, "Choose the card of another player: the bonus is never for your own.")
            }
            Refusal::NoCard => write!(f, "No player has that card."),
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
                write!(f, "These {} coins are not in a straight line.", many(*coins))
            }
            Refusal::NotNeighbours { coins, between: 1, rank } => {
                write!(f, "These {} coins are not neighbours: the {rank} lies between them.", many(*coins))
            }
            Refusal::NotNeighbours { coins, between, .. } => {
                write!(
                    f,
                    "These {} coins are not neighbours: {between} coins lie between them.",
                    many(*coins)
                )
            }
            Refusal::Dice { rank, dice: 0, .. } => write!(f, "No die shows {}.", shown(*rank)),
            Refusal::Dice { rank, coins, dice } => {
                let dice = match dice {
                    1 => "one die shows".to_owned(),
                    2 => "two dice show".to_owned(),
                    3 => "three dice show".to_owned(),
                    more => format!("{more} dice show"),
                };
                write!(
                    f,
                    "{coins} coins are {}, but only {dice} it. Each coin needs its own die.",
                    shown(*rank)
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
            Refusal::ClearWithout => {
                write!(f, "A Scratch cannot clear a card: only a line can.")
            }
            Refusal::ClearWith { left } => {
                write!(
                    f,
                    "A clear card has at most eight coins, two in each row. This one has {}. Correct the number of coins first.",
                    coins(*left)
                )
            }
            Refusal::MustBeClear { left } => {
                write!(f, "With {} left that card is clear: tick “and Clear”.", coins(*left))
            }
            Refusal::Count { left } => write!(f, "A card cannot have {} here.", coins(*left)),
        }
    }
}

/// Coins as they are counted in a sentence.
pub(super) fn coins(count: u8) -> String {
    match count {
        0 => "no coins".to_owned(),
        1 => "one coin".to_owned(),
        count => format!("{count} coins"),
    }
}

fn many(coins: u8) -> &'static str {
    match coins {
        2 => "two",
        3 => "three",
        _ => "four",
    }
}

/// A rank as a die shows it: `a null`, `an ace`, `a 5`.
fn shown(rank: Rank) -> String {
    match rank {
        Rank::Ace => "an ace".to_owned(),
        Rank::Null | Rank::Two | Rank::Three | Rank::Four | Rank::Five => format!("a {rank}"),
    }
}
