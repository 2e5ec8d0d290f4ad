//! The texts of the home page. `index.html` has the same texts as plain HTML, shown before the page has started. A test
//! compares the two.

use crate::daily::DailyGame;

/// The name of the page.
pub const NAME: &str = "Partypiece";

/// Its description in a line.
pub const LINE: &str = "Party games for one laptop. Nothing to install, no account.";

/// The heading above the games.
pub const HEADING: &str = "Which game?";

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
