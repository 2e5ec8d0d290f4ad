//! What the players agree on before a game.

use serde::{Deserialize, Serialize};

use super::{Refusal, SUITS, TILES};
use crate::rules::{Seat, first_duplicate, name::Name, piecepack::Rank, player::Player};

/// The setup of a game of Rememory.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The players, in the order they sit; the next player sits to the left (RM-14).
    pub players: Vec<Player>,
    /// Whether people play together or one plays alone.
    pub company: Company,
    /// Where coins come from; a game has one variant (RM-R24).
    pub variant: Variant,
    /// Who begins.
    pub starter: Starter,
    /// House rules; all off in the original game.
    pub house: House,
}

/// House rules. Where one is off, the original rule applies.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Of several players with the most tiles, the one who had them first wins (RM-R41).
    pub first_wins: bool,
}

/// Whether people play together or one plays alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// Two players or more: `"table"`.
    Table,
    /// One player, who counts turns: `"solo"`.
    Solo,
}

/// Where coins come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// The basic game: drawn from a bag, `"bag"` (RM-11).
    Bag,
    /// Variant 1: dealt to the players, `{"hands":{"deal":"random","hidden":false}}` (RM-22).
    Hands {
        /// How they are dealt.
        deal: Deal,
        /// Whether others see only the suits of a hand; off by default (RM-R10).
        hidden: bool,
    },
    /// Variant 2: dealt to the players, who steal from each other, `{"steals":{"deal":"random","hidden":true}}`
    /// (RM-30).
    Steals {
        /// How they are dealt.
        deal: Deal,
        /// Whether others see only the suits of a hand; on by default (RM-R11).
        hidden: bool,
    },
    /// Variant 3: beside the tiles, sorted, `{"rows":{"sorted":"suit","in_order":true,"reveal":false}}` (RM-32).
    Rows {
        /// What they are sorted by. The coins show this face (RM-R20).
        sorted: Sorted,
        /// Whether each group is in order, so that everybody knows every coin (RM-33).
        in_order: bool,
        /// Whether players may show everybody the coin they picked (RM-36).
        reveal: bool,
    },
    /// Variant 4: beside the tiles, unsorted, `{"scattered":{"show":"suit","reveal":false}}` (RM-37).
    Scattered {
        /// Which face they show; the suit by default, because other choices are harder (RM-R21).
        show: Show,
        /// Whether players may show everybody the coin they picked (RM-36).
        reveal: bool,
    },
}

/// How coins are dealt in variants 1 and 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// At random, the same number to all players (RM-23).
    Random,
    /// Each player gets the same number of whole suits; for at most four players (RM-24).
    BySuit,
    /// Each player gets the same number of whole values; for at most six players (RM-25).
    ByValue,
}

/// What the rows of variant 3 are sorted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sorted {
    /// Four groups of six.
    Suit,
    /// Six groups of four.
    Value,
}

/// Which face the coins of variant 4 show beside the tiles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// Their suit.
    Suit,
    /// Their value.
    Value,
    /// Neither. Only possible on a screen.
    Nothing,
}

/// Who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starter {
    /// A chosen player: `{"seat":2}` (RM-09).
    Seat(Seat),
    /// A random player: `"random"` (RM-10).
    Random,
}

impl Variant {
    /// Whether all players end with the same number of tiles: in variant 1 without a reserve, they find exactly the
    /// tiles of their own coins (RM-R38).
    pub fn ends_even(self, players: usize) -> bool {
        match self {
            Variant::Hands { .. } => !self.has_reserve(players),
            Variant::Bag | Variant::Steals { .. } | Variant::Rows { .. } | Variant::Scattered { .. } => false,
        }
    }

    /// Whether coins are left over when they are dealt to this number of players (RM-27).
    pub fn has_reserve(self, players: usize) -> bool {
        self.dealt().is_some_and(|deal| deal.share(players) * players < TILES)
    }

    /// How coins are dealt to the players; `None` if they are not.
    pub fn dealt(self) -> Option<Deal> {
        match self {
            Variant::Hands { deal, .. } | Variant::Steals { deal, .. } => Some(deal),
            Variant::Bag | Variant::Rows { .. } | Variant::Scattered { .. } => None,
        }
    }

    /// The size of a group in variant 3: six coins of a suit, or four of a value (RM-32).
    pub fn group_size(self) -> Option<usize> {
        match self {
            Variant::Rows { sorted: Sorted::Suit, .. } => Some(Rank::ALL.len()),
            Variant::Rows { sorted: Sorted::Value, .. } => Some(SUITS),
            Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => None,
        }
    }

    /// The most players: 99, or fewer where coins are dealt to the players (RM-01, RM-R08, RM-R09, RM-R27).
    pub fn max_players(self) -> usize {
        self.dealt().map_or(Setup::MAX, Deal::max_players)
    }

    /// Whether players may show everybody the coin they picked (RM-36).
    pub fn may_reveal(self) -> bool {
        match self {
            Variant::Rows { reveal, .. } | Variant::Scattered { reveal, .. } => reveal,
            Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => false,
        }
    }

    /// Whether others see only the suits of a hand (RM-R10, RM-R11).
    pub fn hides_hands(self) -> bool {
        match self {
            Variant::Hands { hidden, .. } | Variant::Steals { hidden, .. } => hidden,
            Variant::Bag | Variant::Rows { .. } | Variant::Scattered { .. } => false,
        }
    }

    /// Whether the coins of each row are in order (RM-33).
    pub fn is_in_order(self) -> bool {
        match self {
            Variant::Rows { in_order, .. } => in_order,
            Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => {
                false
            }
        }
    }
}

impl Deal {
    /// The most players for this way to deal: each gets at least one coin, suit or value.
    pub fn max_players(self) -> usize {
        match self {
            Deal::Random => TILES,
            Deal::BySuit => SUITS,
            Deal::ByValue => Rank::ALL.len(),
        }
    }

    /// How many coins each of `players` gets; the others go to the reserve (RM-26, RM-27, RM-R07, RM-R08). 0 for too
    /// many players.
    pub fn share(self, players: usize) -> usize {
        let groups = self.max_players();
        TILES / groups * groups.checked_div(players).unwrap_or(0)
    }
}

impl Setup {
    /// The most players (RM-01).
    pub const MAX: usize = 99;

    /// Checks that a game can be played with this setup.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), Refusal> {
        self.check_numbers()?;
        // Each key is computed only once, because each of 99 names is compared with all others.
        let keys: Vec<String> = self.players.iter().map(|player| player.name.comparison_key()).collect();
        if let Some(index) = first_duplicate(&keys, |one, other| one == other) {
            return Err(Refusal::SameName { name: self.players[index].name.clone() });
        }
        match self.starter {
            Starter::Seat(seat) if seat.index() >= self.players.len() => Err(Refusal::NoStarter),
            Starter::Seat(_) | Starter::Random => Ok(()),
        }
    }

    fn check_numbers(&self) -> Result<(), Refusal> {
        let (players, most) = (self.players.len(), self.variant.max_players());
        match self.company {
            Company::Solo if players != 1 => return Err(Refusal::NotAlone { players }),
            Company::Solo if matches!(self.variant, Variant::Steals { .. }) => {
                return Err(Refusal::NobodyToStealFrom);
            }
            Company::Table if players < 2 => return Err(Refusal::TooFew { players }),
            Company::Solo | Company::Table => {}
        }
        match self.variant.dealt() {
            _ if players <= most => Ok(()),
            Some(deal) => Err(Refusal::TooManyToDeal { deal, players }),
            None => Err(Refusal::TooMany { players, most }),
        }
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> &Name {
        self.players.get(seat.index()).map_or(Name::nobody(), |player| &player.name)
    }

    /// All seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }
}
