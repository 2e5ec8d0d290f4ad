//! The texts of the home page. `index.html` has the same texts as plain HTML, shown before the page has started. A test
//! compares the two.

use crate::{daily::DailyGame, play::Kind};

/// The name of the page.
pub const NAME: &str = "Partypiece";

/// Its description in a line.
pub const LINE: &str = "Party games for one laptop. Nothing to install, no account.";

/// The heading above the games.
pub const HEADING: &str = "Which game?";

/// A game on the home page.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    /// Which game.
    pub kind: Kind,
    /// What it is about, in a sentence.
    pub line: &'static str,
    /// How many people play it.
    pub people: &'static str,
    /// How long it takes.
    pub time: &'static str,
}

/// All games, in the order of the page.
pub const GAMES: [GameEntry; 5] = [
    GameEntry {
        kind: Kind::Pieceagories,
        line: "Invent the questions, then give answers nobody else has.",
        people: "2 to 8 people",
        time: "half an hour or more",
    },
    GameEntry {
        kind: Kind::Scattergories,
        line: "Twelve categories, one letter, at most three minutes.",
        people: "2 to 8 people",
        time: "10 to 95 minutes",
    },
    GameEntry {
        kind: Kind::Clear,
        line: "Four dice, 24 coins: find lines that match the dice.",
        people: "2 to 8 people",
        time: "10 to 120 minutes",
    },
    GameEntry {
        kind: Kind::Rememory,
        line: "A memory game with coins and tiles.",
        people: "1 to 99 people",
        time: "15 to 30 minutes",
    },
    GameEntry {
        kind: Kind::Blank,
        line: "A card game in which the winner writes a new rule.",
        people: "2 to 10 people",
        time: "10 to 30 minutes",
    },
];

/// The heading of the section for the games of the day.
pub const DAY_HEADING: &str = "Game of the day";

/// A game of the day on the home page.
#[derive(Debug, Clone, Copy)]
pub struct DayEntry {
    /// Which game.
    pub game: DailyGame,
    /// What it is, before the first result.
    pub line: &'static str,
}

/// The games of the day.
pub const DAY_GAMES: [DayEntry; 2] = [
    DayEntry { game: DailyGame::Rememory, line: "Alone, in few turns" },
    DayEntry { game: DailyGame::Clear, line: "One deal against the computer" },
];
