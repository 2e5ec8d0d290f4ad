//! What the table agrees before play.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{Answers, CategoryList, Die, LINES, ROUNDS, Refusal, Timer};
use crate::rules::{Seat, name::Name, repeated, sheets::blitz_seconds};

/// What is agreed before a game of Scattergories.
///
/// There is no host: whoever is at the laptop does what the table wants done, and the record says who that was.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Setup {
    /// Who plays, two to eight, in the order people sit (SC-R02).
    pub players: Vec<Name>,
    /// The list that is proposed for the first round; with none, somebody proposes one at the table (SC-07).
    #[serde(default)]
    pub list: Option<CategoryList>,
    /// What gives the letters (SC-R01).
    #[serde(default)]
    pub die: Die,
    /// How long everybody writes, in seconds: 10 to 180, and 150 unless the table says otherwise (SC-09, SC-10).
    #[serde(default = "habit")]
    pub seconds: u32,
    /// How answers are written (SC-R24).
    pub answers: Answers,
    /// Which clock is used.
    pub timer: Timer,
    /// What answers are worth.
    #[serde(default)]
    pub scoring: Scoring,
    /// House rules; all off is the game as it is written.
    #[serde(default)]
    pub house: House,
}

/// What answers are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// A point for an answer on the letter that nobody else has (SC-23).
    Standard {
        /// A proper noun is worth a point for each of its words on the letter (SC-17, SC-25).
        alliteration: bool,
    },
    /// Two points on the letter, one on any other, nothing for a duplicate (SC-26 to SC-28). No alliteration (SC-R20).
    Junior,
}

impl Default for Scoring {
    /// The standard game, with alliteration (SC-R06).
    fn default() -> Self {
        Scoring::Standard { alliteration: true }
    }
}

/// House rules. Each is a switch, and off is the rule as written.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct House {
    /// Only answers to the same category can be duplicates (SC-R05).
    pub same_category: bool,
    /// An article in front is passed over when the letter is looked for (SC-R09, SC-R23).
    pub skip_articles: bool,
    /// A sheet may be handed in before time is up.
    pub early: bool,
    /// Blitz: ten seconds for each answer, one category at a time around the table, or on paper 45 seconds a sheet
    /// (SC-R30).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub blitz: bool,
}

/// What the clock is set to unless somebody sets it otherwise (SC-10).
fn habit() -> u32 {
    Setup::HABIT
}

impl Setup {
    /// The fewest and the most players (SC-R02).
    pub const PLAYERS: RangeInclusive<usize> = 2..=8;
    /// The shortest and the longest time, in seconds (SC-09).
    pub const SECONDS: RangeInclusive<u32> = 10..=180;
    /// The time most tables will want, in seconds (SC-10).
    pub const HABIT: u32 = 150;

    /// The game as it is written, for these people: typed in turn, by the clock on the page.
    pub fn of(players: Vec<Name>) -> Self {
        Self {
            players,
            list: None,
            die: Die::default(),
            seconds: Self::HABIT,
            answers: Answers::Typed,
            timer: Timer::Page,
            scoring: Scoring::default(),
            house: House::default(),
        }
    }

    /// Checks that a game can be played so.
    ///
    /// # Errors
    /// The first thing that is in the way.
    pub fn check(&self) -> Result<(), Refusal> {
        match self.players.len() {
            players if players < *Self::PLAYERS.start() => return Err(Refusal::TooFew { players }),
            players if players > *Self::PLAYERS.end() => return Err(Refusal::TooMany { players }),
            _ => {}
        }
        if let Some(twice) = repeated(&self.players, Name::same_as) {
            return Err(Refusal::SameName { name: self.players[twice].clone() });
        }
        if !Self::SECONDS.contains(&self.seconds) {
            return Err(Refusal::Seconds { seconds: self.seconds });
        }
        self.die.check()?;
        self.list.as_ref().map_or(Ok(()), CategoryList::check)
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..u8::try_from(self.players.len()).unwrap_or(u8::MAX)).map(Seat)
    }

    /// How long a set takes so many people, in minutes, rounded up to five.
    ///
    /// A minute for list, die and score; four seconds for each answer that is read; then everybody's time one after
    /// the other and half a minute to pass the laptop, or on paper once and a minute for each sheet to be typed in.
    pub fn minutes(&self, people: usize) -> u32 {
        let people = u32::try_from(people).unwrap_or(u32::MAX).min(99);
        let seconds = self.seconds.min(*Self::SECONDS.end());
        let lines = u32::try_from(LINES).unwrap_or_default();
        let writing = match (self.answers, self.blitz_seconds(people as usize)) {
            (Answers::Typed, Some(answer)) => (answer + 3) * people * lines,
            (Answers::Typed, None) => (seconds + 30) * people,
            (Answers::Paper, sheet) => sheet.unwrap_or(seconds) + 60 * people,
        };
        let reading = 4 * people * lines;
        (u32::from(ROUNDS) * (60 + writing + reading)).div_ceil(5 * 60) * 5
    }

    /// How long people write in a Blitz; `None` without one (SC-R30).
    pub(super) fn blitz_seconds(&self, people: usize) -> Option<u32> {
        self.house.blitz.then(|| blitz_seconds(self.answers == Answers::Typed, people))
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &Name {
        match self.players.get(seat.index()) {
            Some(name) => name,
            None => Name::nobody(),
        }
    }
}
