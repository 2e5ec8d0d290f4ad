//! The result of a finished game, and which evening it belongs to.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Moments;
use crate::{
    json::{self, ReadError},
    play::Kind,
    rules::name::Name,
    wording::{paragraph, plural},
};

/// The result of a finished game as it is stored: `{"kind":"clear","at":1732104000000,"date":"2024-11-20 13:00",…}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Which game.
    pub kind: Kind,
    /// When it ended, in wall clock milliseconds.
    pub at: u64,
    /// The same time as a text with day and time of the laptop, for people to read.
    pub date: String,
    /// When the first game of its evening ended. All games of an evening have the same number.
    pub evening: u64,
    /// Who played, best first.
    pub people: Vec<Finisher>,
    /// The best moments.
    #[serde(default, skip_serializing_if = "Moments::is_empty")]
    pub moments: Moments,
}

/// A player in a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finisher {
    /// Their name; `None` if they were forgotten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
    /// Their place: 1 for the winner. Equal players share a place.
    pub place: u32,
    /// Their score: points, rounds won, tiles, or at BLANK the cards that were left.
    pub score: u32,
    /// Whether the computer played.
    #[serde(default, skip_serializing_if = "is_false")]
    pub computer: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl GameResult {
    /// The text to store.
    pub fn to_text(&self) -> String {
        // Texts, numbers and lists always serialise.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a stored text.
    ///
    /// # Errors
    /// It is damaged, or from a newer page.
    pub fn read(text: &str) -> Result<Self, ReadError> {
        json::read(text)
    }

    /// Whether there was more than one player. Nobody wins a game played alone.
    pub fn is_contest(&self) -> bool {
        self.people.len() > 1
    }

    /// Whether this player has won.
    pub fn is_won_by(&self, finisher: &Finisher) -> bool {
        self.is_contest() && finisher.place == 1
    }
}

/// All results, oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Results {
    /// Those that could be read.
    pub all: Vec<GameResult>,
    /// Why the others could not be read.
    pub damaged: Vec<ReadError>,
}

/// After this time without a finished game, the next one begins a new evening: twelve hours in milliseconds.
const LONGEST_PAUSE: u64 = 12 * 3_600_000;

impl Results {
    /// Reads stored texts. Damaged ones are left out and reported.
    pub fn read<'a>(texts: impl Iterator<Item = &'a str>) -> Self {
        let mut results = Self::default();
        for text in texts {
            match GameResult::read(text) {
                Ok(result) => results.all.push(result),
                Err(error) => results.damaged.push(error),
            }
        }
        results.all.sort_by_key(|result| result.at);
        results
    }

    /// Adds a result that was stored after these were read.
    pub fn add(&mut self, result: GameResult) {
        self.all.push(result);
        self.all.sort_by_key(|result| result.at);
    }

    /// The evening of a game that ends `now`. `closed` is when people last ended an evening, or 0.
    pub fn evening_at(&self, now: u64, closed: u64) -> u64 {
        // Results from after `now` are of a time when the clock was wrong.
        let last = self.all.iter().rev().find(|result| result.at <= now);
        let goes_on = |last: &&GameResult| now - last.at <= LONGEST_PAUSE && last.at > closed;
        last.filter(goes_on).map_or(now, |last| last.evening)
    }

    /// The games of the latest evening, oldest first.
    pub fn latest_evening(&self) -> Vec<&GameResult> {
        let evening = self.all.last().map(|last| last.evening);
        self.all.iter().filter(|result| Some(result.evening) == evening).collect()
    }
}

/// What could not be read; empty if all could be.
impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let damaged = self.damaged.first().map(|first| {
            let left_out = plural(
                self.damaged.len(),
                "One result is damaged and left out.",
                "# results are damaged and left out. The first one:",
            );
            format!("{left_out} {first}")
        });
        let unknown = self.all.iter().map(|result| result.moments.unknown_count()).sum::<usize>();
        let unknown = (unknown > 0).then(|| {
            plural(
                unknown,
                "One best moment is not known to this page and is not shown.",
                "# best moments are not known to this page and are not shown.",
            )
        });
        f.write_str(&paragraph(damaged.into_iter().chain(unknown)))
    }
}
