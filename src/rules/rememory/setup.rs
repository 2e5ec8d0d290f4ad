//! What the table agrees before play.

use serde::{Deserialize, Serialize};

use super::{Refusal, TILES};
use crate::rules::{
    Seat,
    name::Name,
    player::Player,
    words::{fold, seen},
};

/// What is agreed before a game of Rememory.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// Who plays, in the order they sit: the left of each is the next (RM-14).
    pub players: Vec<Player>,
    /// Whether people play against each other.
    pub company: Company,
    /// Where coins come from; one variant a game (RM-R24).
    pub variant: Variant,
    /// Who begins.
    pub starter: Starter,
}

/// Whether people play against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Company {
    /// Two or more: `"table"`.
    Table,
    /// One alone, who counts turns: `"solo"`.
    Solo,
}

/// Where coins come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Variant {
    /// Drawn from a bag, the game as it is: `"bag"` (RM-11).
    Bag,
    /// Variant 1, dealt to the players: `{"hands":{"deal":"random","hidden":false}}` (RM-22).
    Hands {
        /// How they are dealt.
        deal: Deal,
        /// Whether others see only the suits of a hand; off unless the table wants it (RM-R10).
        hidden: bool,
    },
    /// Variant 2, dealt to the players, who steal from each other: `{"steals":{"deal":"random","hidden":true}}`
    /// (RM-30).
    Steals {
        /// How they are dealt.
        deal: Deal,
        /// Whether others see only the suits of a hand; on unless the table wants it otherwise (RM-R11).
        hidden: bool,
    },
    /// Variant 3, beside the tiles, sorted: `{"rows":{"sorted":"suit","in_order":true,"tell":false}}` (RM-32).
    Rows {
        /// What they are sorted by, which is also the face they show (RM-R20).
        sorted: Sorted,
        /// Whether they lie in order within a group, so that everybody knows each of them (RM-33).
        in_order: bool,
        /// Whether it was agreed that people may tell which coin they picked (RM-36).
        tell: bool,
    },
    /// Variant 4, beside the tiles, unsorted: `{"scattered":{"show":"suit","tell":false}}` (RM-37).
    Scattered {
        /// What they show; the suit unless the table wants it harder (RM-R21).
        show: Show,
        /// Whether it was agreed that people may tell which coin they picked (RM-36).
        tell: bool,
    },
}

/// How coins are dealt in variants 1 and 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deal {
    /// At random, the same number to everybody (RM-23).
    Random,
    /// To everybody as many whole suits; for up to four (RM-24).
    BySuit,
    /// To everybody as many whole values; for up to six (RM-25).
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

/// What the coins of variant 4 show while they lie there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// Their suit.
    Suit,
    /// Their value.
    Value,
    /// Neither, which only a page can do.
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
    /// Whether coins are dealt to the players, as in variants 1 and 2.
    pub fn dealt(self) -> Option<Deal> {
        match self {
            Variant::Hands { deal, .. } | Variant::Steals { deal, .. } => Some(deal),
            Variant::Bag | Variant::Rows { .. } | Variant::Scattered { .. } => None,
        }
    }

    /// How many coins make a group where they lie in groups: six of a suit, or four of a value (RM-32).
    pub fn group(self) -> Option<usize> {
        match self {
            Variant::Rows { sorted: Sorted::Suit, .. } => Some(6),
            Variant::Rows { sorted: Sorted::Value, .. } => Some(4),
            Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } | Variant::Scattered { .. } => None,
        }
    }

    /// How many can play: 99, or fewer where coins are dealt to the players (RM-01, RM-R08, RM-R09, RM-R27).
    pub fn most(self) -> usize {
        self.dealt().map_or(Setup::MOST, Deal::most)
    }

    /// Whether people may tell which coin they picked (RM-36).
    pub fn telling(self) -> bool {
        match self {
            Variant::Rows { tell, .. } | Variant::Scattered { tell, .. } => tell,
            Variant::Bag | Variant::Hands { .. } | Variant::Steals { .. } => false,
        }
    }
}

impl Deal {
    /// To how many it can be dealt: each gets a coin, a suit or a value at least.
    pub fn most(self) -> usize {
        match self {
            Deal::Random => TILES,
            Deal::BySuit => 4,
            Deal::ByValue => 6,
        }
    }

    /// How many coins each of `players` gets; the others lie in reserve (RM-26, RM-27, RM-R07, RM-R08).
    /// 0 where it cannot be dealt so.
    pub fn share(self, players: usize) -> usize {
        let groups = self.most();
        TILES / groups * groups.checked_div(players).unwrap_or(0)
    }
}

impl Setup {
    /// The most who can play (RM-01).
    pub const MOST: usize = 99;

    /// Checks that a game can be played so.
    ///
    /// # Errors
    /// The first thing that is in the way.
    pub fn check(&self) -> Result<(), Refusal> {
        self.check_numbers()?;
        // Folded once each, because each of 99 names is compared with all others.
        let heard: Vec<String> =
            self.players.iter().map(|player| fold(&seen(player.name.as_str()))).collect();
        let twice = |at: &usize| heard[..*at].contains(&heard[*at]);
        if let Some(at) = (0..heard.len()).find(twice) {
            return Err(Refusal::SameName { name: self.players[at].name.clone() });
        }
        match self.starter {
            Starter::Seat(seat) if seat.index() >= self.players.len() => Err(Refusal::NoStarter),
            Starter::Seat(_) | Starter::Random => Ok(()),
        }
    }

    fn check_numbers(&self) -> Result<(), Refusal> {
        let (players, most) = (self.players.len(), self.variant.most());
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

    /// Whether everybody will end with the same number of tiles: in variant 1 without a reserve, players find only the
    /// tiles of their own coins (RM-R38).
    pub fn ends_even(&self) -> bool {
        match self.variant {
            Variant::Hands { deal, .. } => deal.share(self.players.len()) * self.players.len() == TILES,
            Variant::Bag | Variant::Steals { .. } | Variant::Rows { .. } | Variant::Scattered { .. } => false,
        }
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &Name {
        self.players.get(seat.index()).map_or(Name::nobody(), |player| &player.name)
    }

    /// The seats at the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The only person among computer players, who needs no curtain.
    pub fn only_person(&self) -> Option<Seat> {
        let mut people = self.seats().filter(|seat| self.players[seat.index()].level.is_none());
        people.next().filter(|_| people.next().is_none())
    }
}
