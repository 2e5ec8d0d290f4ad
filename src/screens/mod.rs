//! Computes what the screens show. Pure functions, tested natively.

pub mod address;
pub mod blank;
pub mod category_decks;
pub mod clear;
pub mod countdown;
pub mod edited_deck;
pub mod ending;
pub mod file_name;
pub mod first_time;
mod game;
pub mod game_list;
pub mod guests;
pub mod history;
pub mod hold;
pub mod house;
pub mod keys;
mod lead;
pub mod length;
pub mod minutes;
pub mod moments;
pub mod names;
pub mod painted;
pub mod pieceagories;
pub mod presses;
pub mod qr;
pub mod rememory;
pub mod scattergories;
pub mod second_screen;
pub mod sheets;
pub mod sound;
pub mod summary;
pub mod theme;

pub use game::{GameFacts, GameScreens, OWN_WORDS, SetUpFacts};

use serde::{Deserialize, Serialize};

use crate::daily::Date;

/// The texts of the strip at the top of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Strip {
    /// Round and rounds, for example "Round 2 of 6".
    pub round: String,
    /// What the table is doing.
    pub phase: String,
    /// Whose turn it is.
    pub turn: String,
    /// The number of the turn, where turns are what counts.
    pub turns: Option<u32>,
}

impl Strip {
    /// The strip of a game of the day: its date stands for what is the same every day.
    #[must_use]
    pub fn of_day(self, date: Date) -> Self {
        let day = format!("Game of the day, {}", date.in_year());
        let round = match self.turns {
            Some(turn) => format!("Turn {turn} · {day}"),
            None => day,
        };
        Self { round, ..self }
    }
}

/// Adds an item to a list, or removes it if the list has it: a press on one of several toggles.
pub fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(index) => drop(list.remove(index)),
        None => list.push(item),
    }
}

/// A sentence as it is shown after `shown`. The same one again gets a space at the end, because screen readers say only
/// what has changed.
pub fn said_again(shown: &str, sentence: String) -> String {
    if shown == sentence && !sentence.is_empty() { sentence + "\u{a0}" } else { sentence }
}

/// Whether a shown sentence is one that was [`said_again`], so that it has to be seen as new, too. It alternates while the same sentence is
/// said again and again.
pub fn is_said_again(shown: &str) -> bool {
    shown.ends_with('\u{a0}')
}

/// How far to scroll along one axis so that `part` is visible in `window`. Both are given by where they begin
/// and end. The result is the shortest distance that makes the whole part visible or, if the part is larger
/// than the window, its beginning.
pub fn shortest_scroll(window: [f64; 2], part: [f64; 2]) -> f64 {
    let [[from, to], [begin, end]] = [window, part];
    (end - to).max(0.0).min((begin - from).max(0.0)) + (begin - from).min(0.0)
}
