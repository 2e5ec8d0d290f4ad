//! Why an action or a setup is refused.

use std::fmt;

use super::Deal;
use crate::rules::{
    name::Name,
    sentences::{NO_NAMES, TOO_FEW, same_name},
};

/// Why something was refused.
///
/// Its `Display` is the sentence that people read and hear.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two players (RM-01).
    TooFew { players: usize },
    /// More players than allowed (RM-01).
    TooMany { players: usize, most: usize },
    /// A solo game with no player or several.
    NotAlone { players: usize },
    /// Variant 2 in a solo game.
    NobodyToStealFrom,
    /// Too many players for this way to deal (RM-R08, RM-R09).
    TooManyToDeal { deal: Deal, players: usize },
    /// Two players have the same name.
    SameName { name: Name },
    /// The player who should begin does not exist (RM-09).
    NoStarter,

    /// It is another player's turn (RM-14).
    NotYourTurn { turn: Name },
    /// This seat has no player.
    NoSuchSeat,
    /// The game is over (RM-18).
    Over,
    /// A solo game cannot end before the last tile, because its result is the number of turns (RM-R40).
    EndAlone,
    /// The game cannot end before a tile is found (RM-R40).
    NothingFound,
    /// The wrong tile has to be closed first (RM-12).
    CloseFirst,
    /// There is no wrong tile to close.
    NoTileUp,

    /// This variant has no bag (RM-22, RM-34).
    NoBag,
    /// In this variant coins are drawn from the bag (RM-11).
    FromBag,
    /// A coin was already drawn (RM-R26).
    Drawn,
    /// There is no coin at this place, or it is in play already.
    NoCoin,
    /// Players may steal only in variant 2 (RM-29, RM-30).
    NoStealing,
    /// Players cannot steal their own coins (RM-30).
    OwnCoin,
    /// The coin in play was seen, so it must stay in play (RM-R26).
    Bound,
    /// There is no coin in play yet (RM-11).
    CoinFirst,
    /// There is no coin in play yet, and coins are drawn from the bag (RM-11).
    DrawFirst,
    /// There is no tile at this place (RM-07).
    NoTile,

    /// Everybody sees the coin already (RM-R20).
    AlreadyOpen,
    /// The player has already looked at the coin.
    Looked,
    /// The setup does not allow players to show the coin they picked (RM-36).
    NoRevealing,
    /// Only a player without coins may pass, and only in variant 2 (RM-R17).
    NoPass,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { players: 0 } => f.write_str(NO_NAMES),
            Refusal::TooFew { .. } => {
                write!(f, "{TOO_FEW} A single player can count turns instead.")
            }
            Refusal::TooMany { players, most } => {
                write!(f, "At most {most} can play, and here are {players}.")
            }
            Refusal::NotAlone { players } => {
                write!(f, "Counting turns is for one player, and here are {players}.")
            }
            Refusal::NobodyToStealFrom => write!(f, "The variant Steals needs at least two players."),
            Refusal::TooManyToDeal { deal, players } => {
                let groups = match deal {
                    Deal::Random => "coin, and there are 24 coins",
                    Deal::BySuit => "suit, and there are four suits",
                    Deal::ByValue => "value, and there are six values",
                };
                let most = deal.max_players();
                write!(f, "Everybody needs a {groups}: at most {most} can play, and here are {players}.")
            }
            Refusal::SameName { name } => f.write_str(&same_name(name)),
            Refusal::NoStarter => write!(f, "Choose a player to begin."),
            Refusal::NotYourTurn { turn } => write!(f, "It is {turn}’s turn."),
            Refusal::NoSuchSeat => write!(f, "No player sits there."),
            Refusal::Over => write!(f, "The game is over."),
            Refusal::EndAlone => {
                write!(f, "Alone, the game ends with the last tile. You can leave it and continue later.")
            }
            Refusal::NothingFound => write!(f, "Nobody has found a tile yet."),
            Refusal::CloseFirst => {
                write!(f, "Turn one tile at a time. Hide the wrong tile first.")
            }
            Refusal::NoTileUp => write!(f, "There is no wrong tile to hide."),
            Refusal::NoBag => write!(f, "This variant has no bag: pick a coin."),
            Refusal::FromBag => write!(f, "Draw a coin from the bag."),
            Refusal::Drawn => write!(f, "You have a coin. Turn a tile."),
            Refusal::NoCoin => write!(f, "There is no coin there."),
            Refusal::NoStealing => write!(f, "Pick one of your own coins."),
            Refusal::OwnCoin => write!(f, "That coin is your own: pick it instead."),
            Refusal::Bound => write!(f, "You have seen this coin, so you must find its tile."),
            Refusal::CoinFirst => write!(f, "Choose a coin first."),
            Refusal::DrawFirst => write!(f, "Draw a coin first."),
            Refusal::NoTile => write!(f, "There is no tile there."),
            Refusal::AlreadyOpen => write!(f, "Both sides of this coin can already be seen."),
            Refusal::Looked => write!(f, "You have already looked at this coin."),
            Refusal::NoRevealing => write!(f, "This table plays without showing the coin to everybody."),
            Refusal::NoPass => write!(f, "You can pass only if you have no coins, in the variant Steals."),
        }
    }
}
