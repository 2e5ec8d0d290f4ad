//! Why something may not be done.

use std::fmt;

use super::Deal;
use crate::rules::name::Name;

/// Why something was refused.
///
/// Shown and read aloud unaltered, so each names the rule it comes from.
#[derive(Debug, Clone, PartialEq)]
#[expect(missing_docs, reason = "each line says what its fields are")]
pub enum Refusal {
    /// Fewer than two (RM-01).
    TooFew { players: usize },
    /// More than can play (RM-01).
    TooMany { players: usize, most: usize },
    /// Solo with none or with several.
    NotAlone { players: usize },
    /// Variant 2 alone.
    NobodyToStealFrom,
    /// Too many to deal so (RM-R08, RM-R09).
    TooManyToDeal { deal: Deal, players: usize },
    /// Two are called the same.
    SameName { name: Name },
    /// Nobody sits where the game shall begin (RM-09).
    NoStarter,

    /// It is somebody else's turn (RM-14).
    NotYourTurn { turn: Name },
    /// The seat is nobody's.
    NoSuchSeat,
    /// The game is over (RM-18).
    Over,
    /// The wrong tile is still up (RM-12).
    CloseFirst,
    /// No wrong tile is up.
    NoTileUp,

    /// No bag is used (RM-22, RM-34).
    NoBag,
    /// The coin comes from the bag (RM-11).
    FromBag,
    /// A coin was drawn already (RM-R26).
    Drawn,
    /// No coin lies there.
    NoCoin,
    /// Only variant 2 has thieves (RM-29, RM-30).
    NoStealing,
    /// One's own coins need no stealing (RM-30).
    OwnCoin,
    /// The coin in play was seen, and stays (RM-R26).
    Bound,
    /// No coin is in play (RM-11).
    CoinFirst,
    /// No tile lies there (RM-07).
    NoTile,

    /// Everybody sees the coin (RM-R20).
    Open,
    /// The coin was looked at already.
    Looked,
    /// It was not agreed that people tell (RM-36).
    NoTelling,
    /// Only somebody without coins passes, and only in variant 2 (RM-R17).
    NoPass,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::TooFew { players: 0 } => write!(f, "Nobody sits here yet; at least two play."),
            Refusal::TooFew { .. } => {
                write!(f, "At least two play. Somebody alone can play against the number of turns.")
            }
            Refusal::TooMany { players, most } => write!(f, "At most {most} play, and here are {players}."),
            Refusal::NotAlone { players } => {
                write!(f, "Against the number of turns one plays alone, and here are {players}.")
            }
            Refusal::NobodyToStealFrom => write!(f, "Somebody alone has nobody to steal from."),
            Refusal::TooManyToDeal { deal, players } => {
                let groups = match deal {
                    Deal::Random => "coin, and there are 24 coins",
                    Deal::BySuit => "suit, and there are four suits",
                    Deal::ByValue => "value, and there are six values",
                };
                let most = deal.most();
                write!(f, "Everybody needs a {groups}: at most {most} play so, and here are {players}.")
            }
            Refusal::SameName { name } => {
                write!(f, "Two people are called {name}. Add a letter to one of them.")
            }
            Refusal::NoStarter => write!(f, "Somebody at the table has to begin."),
            Refusal::NotYourTurn { turn } => write!(f, "It is {turn}'s turn."),
            Refusal::NoSuchSeat => write!(f, "Nobody sits there."),
            Refusal::Over => write!(f, "The last tile is taken, and the game is over."),
            Refusal::CloseFirst => {
                write!(f, "One tile is turned at a time. When everybody has seen the wrong one, close it.")
            }
            Refusal::NoTileUp => write!(f, "There is no wrong tile to close."),
            Refusal::NoBag => write!(f, "There is no bag in this variant: pick a coin."),
            Refusal::FromBag => write!(f, "Coins are drawn from the bag; nobody picks them."),
            Refusal::Drawn => write!(f, "A coin is drawn already. Look for its tile."),
            Refusal::NoCoin => write!(f, "There is no coin to pick there."),
            Refusal::NoStealing => write!(f, "In this variant everybody keeps to their own coins."),
            Refusal::OwnCoin => write!(f, "That coin is your own: pick it instead."),
            Refusal::Bound => write!(f, "The coin has been seen, so this is the one to find."),
            Refusal::CoinFirst => write!(f, "First a coin, then a tile."),
            Refusal::NoTile => write!(f, "There is no tile to turn there."),
            Refusal::Open => write!(f, "Everybody sees that coin as it is."),
            Refusal::Looked => write!(f, "You have looked at that coin."),
            Refusal::NoTelling => write!(f, "It was not agreed that anybody tells which coin they picked."),
            Refusal::NoPass => write!(f, "Only somebody without coins may pass, where coins are stolen."),
        }
    }
}
