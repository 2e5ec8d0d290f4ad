//! The piecepack: suits, ranks, coins and dice. Three games use it; in Scattergories its dice are an option.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Luck;

/// A suit: the four of a standard piecepack, then four for more players. Each has its own symbol and colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Suit {
    /// Vermilion.
    Suns,
    /// Black.
    Moons,
    /// Bluish green.
    Crowns,
    /// Sky blue, with a fleur-de-lis.
    Arms,
    /// A fifth suit, for a fifth player.
    Stars,
    /// A sixth suit.
    Leaves,
    /// A seventh suit.
    Waves,
    /// An eighth suit.
    Bells,
}

impl Suit {
    /// All suits; a game with fewer suits uses the first ones.
    pub const ALL: [Suit; 8] = [
        Suit::Suns,
        Suit::Moons,
        Suit::Crowns,
        Suit::Arms,
        Suit::Stars,
        Suit::Leaves,
        Suit::Waves,
        Suit::Bells,
    ];
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Suit::Suns => "Suns",
            Suit::Moons => "Moons",
            Suit::Crowns => "Crowns",
            Suit::Arms => "Arms",
            Suit::Stars => "Stars",
            Suit::Leaves => "Leaves",
            Suit::Waves => "Waves",
            Suit::Bells => "Bells",
        })
    }
}

/// A rank, which is also a face of a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// Blank: no symbol.
    Null,
    /// One: the suit's symbol on a die, a spiral on a coin.
    Ace,
    /// 2
    Two,
    /// 3
    Three,
    /// 4
    Four,
    /// 5
    Five,
}

impl Rank {
    /// All ranks, lowest first.
    pub const ALL: [Rank; 6] = [Rank::Null, Rank::Ace, Rank::Two, Rank::Three, Rank::Four, Rank::Five];

    /// The value, 0 to 5 (PG-49, PG-50, PG-R09).
    pub fn value(self) -> u8 {
        self as u8
    }

    /// Rolls a fair die.
    pub fn roll(luck: &mut Luck) -> Rank {
        Rank::ALL[luck.below(6) as usize]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rank::Null => "blank",
            Rank::Ace => "ace",
            Rank::Two => "2",
            Rank::Three => "3",
            Rank::Four => "4",
            Rank::Five => "5",
        })
    }
}

/// A coin: its suit on the back, its rank on the face.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Coin {
    /// What the back shows.
    pub suit: Suit,
    /// What the face shows.
    pub rank: Rank,
}

impl Coin {
    /// Every coin of a set with `suits` suits, in order.
    pub fn set(suits: usize) -> Vec<Coin> {
        let coins = |&suit: &Suit| Rank::ALL.map(|rank| Coin { suit, rank });
        Suit::ALL.iter().take(suits).flat_map(coins).collect()
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {}", self.rank, self.suit)
    }
}
