//! What home says. `index.html` says the same as plain HTML before the page is awake, and a test compares the two.

use crate::play::Kind;

/// What the page is called.
pub const NAME: &str = "Partypiece";

/// What it is, in a sentence.
pub const LINE: &str = "Party games for one laptop. Nothing to install, no account.";

/// The heading of all games.
pub const HEADING: &str = "Which game?";

/// A game as it lies on its table.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    /// Which game is laid there.
    pub kind: Kind,
    /// What it is about, in a sentence.
    pub line: &'static str,
    /// How many people play it.
    pub people: &'static str,
    /// How long it takes.
    pub time: &'static str,
}

/// All tables, as they stand on the page.
pub const GAMES: [GameEntry; 5] = [
    GameEntry {
        kind: Kind::Pieceagories,
        line: "Invent the questions, then give answers nobody else has.",
        people: "2 to 8 people",
        time: "an hour or more",
    },
    GameEntry {
        kind: Kind::Scattergories,
        line: "Twelve categories, one letter, at most three minutes.",
        people: "2 to 8 people",
        time: "half an hour",
    },
    GameEntry {
        kind: Kind::Clear,
        line: "Four dice, 24 coins: find lines that match the dice.",
        people: "1 to 8 people",
        time: "5 minutes a deal",
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
        time: "20 minutes",
    },
];
