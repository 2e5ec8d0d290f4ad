//! What the players agree on before a game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Answers, CategoryList, Die, ROUNDS, Refusal, SheetRefusal, Timer};
use crate::rules::{
    Seat, first_duplicate,
    name::Name,
    sheets::{Names, blitz_seconds},
};

/// The setup of a game of Scattergories.
///
/// There is no host: whoever is at the laptop acts for the table, and the record says which seat acted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// The players, two to eight, in the order they sit (SC-R02).
    pub players: Vec<Name>,
    /// The list that is proposed for the first round; if `None`, somebody proposes one in the game (SC-07).
    #[serde(default)]
    pub list: Option<CategoryList>,
    /// The die for the letters (SC-R01).
    #[serde(default)]
    pub die: Die,
    /// The writing time in seconds: 10 to 180, by default 150 (SC-09, SC-10).
    #[serde(default = "default_seconds")]
    pub seconds: u32,
    /// How answers are written (SC-R24).
    pub answers: Answers,
    /// Which clock is used.
    pub timer: Timer,
    /// How answers are scored.
    #[serde(default)]
    pub scoring: Scoring,
    /// The rounds of a set, 1 to [`ROUNDS`] (SC-01, SC-R32). A record has them only if they are fewer: the first records
    /// have no such field.
    #[serde(default = "default_rounds", skip_serializing_if = "is_whole_set")]
    pub rounds: u8,
    /// House rules; all off in the original game.
    #[serde(default)]
    pub house: House,
}

/// How answers are scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// One point for an answer that begins with the letter and that nobody else has (SC-23).
    Standard {
        /// Whether a proper noun scores one point for each of its words that begin with the letter (SC-17, SC-25).
        alliteration: bool,
    },
    /// Two points for an answer that begins with the letter, one for other letters, none for a duplicate (SC-26 to
    /// SC-28). No alliteration (SC-R20).
    Junior,
}

impl Default for Scoring {
    /// The standard game, with alliteration (SC-R06).
    fn default() -> Self {
        Scoring::Standard { alliteration: true }
    }
}

/// House rules. Where one is off, the original rule applies.
///
/// Rules that are younger than the first records are left out of a record where they are off, so that those records are
/// written as they were.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Only answers to the same category can be duplicates (SC-R05).
    pub same_category: bool,
    /// A leading article is skipped when the first letter is checked (SC-R09, SC-R23).
    pub skip_articles: bool,
    /// A sheet may be handed in before time is up.
    pub early: bool,
    /// Blitz. Typed: one category at a time, at most ten seconds for each answer. On paper: 45 seconds for the whole sheet
    /// (SC-R30).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub blitz: bool,
    /// The answer to a category that the table liked best is worth a point more, if it counts (SC-R40).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub favourite: bool,
    /// In a Blitz, each category is read as soon as everybody has answered it. It is on in every new
    /// Blitz ([`for_new_game`](Self::for_new_game)).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub read_each: bool,
}

impl House {
    /// The rules as a new game has them.
    #[must_use]
    pub fn for_new_game(self) -> Self {
        Self { read_each: self.blitz, ..self }
    }
}

/// The default writing time (SC-10).
fn default_seconds() -> u32 {
    Setup::DEFAULT_SECONDS
}

/// A whole set (SC-01).
fn default_rounds() -> u8 {
    ROUNDS
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_whole_set(rounds: &u8) -> bool {
    *rounds == ROUNDS
}

impl Setup {
    /// The fewest and the most players (SC-R02).
    pub const PLAYERS: RangeInclusive<usize> = 2..=8;
    /// The shortest and the longest time, in seconds (SC-09).
    pub const SECONDS: RangeInclusive<u32> = 10..=180;
    /// The default time, in seconds (SC-10).
    pub const DEFAULT_SECONDS: u32 = 150;

    /// The original game for these players: typed in turn, with the timer of the page.
    pub fn of(players: Vec<Name>) -> Self {
        Self {
            players,
            list: None,
            die: Die::default(),
            seconds: Self::DEFAULT_SECONDS,
            answers: Answers::Typed,
            timer: Timer::Page,
            scoring: Scoring::default(),
            rounds: ROUNDS,
            house: House::default(),
        }
    }

    /// Checks that a game can be played with this setup.
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), Refusal> {
        match self.players.len() {
            players if players < *Self::PLAYERS.start() => {
                return Err(Refusal::Sheet(SheetRefusal::TooFew { players }));
            }
            players if players > *Self::PLAYERS.end() => return Err(Refusal::TooMany { players }),
            _ => {}
        }
        if let Some(twice) = first_duplicate(&self.players, Name::same_as) {
            return Err(Refusal::Sheet(SheetRefusal::SameName { name: self.players[twice].clone() }));
        }
        if !Self::SECONDS.contains(&self.seconds) {
            return Err(Refusal::Seconds { seconds: self.seconds });
        }
        if !(1..=ROUNDS).contains(&self.rounds) {
            return Err(Refusal::Rounds { rounds: self.rounds });
        }
        self.die.check()?;
        self.list.as_ref().map_or(Ok(()), CategoryList::check)
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// The writing time in a Blitz: for each answer, or for a sheet on paper; `None` without a Blitz (SC-R30).
    pub(crate) fn blitz_seconds(&self, people: usize) -> Option<u32> {
        self.house.blitz.then(|| blitz_seconds(self.answers == Answers::Typed, people))
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> &Name {
        self.players.get(seat.index()).unwrap_or(Name::nobody())
    }
}

impl Names for Setup {
    fn name(&self, seat: Seat) -> &Name {
        self.name(seat)
    }
}
