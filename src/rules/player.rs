//! Who sits at a table: people, and players that the page moves.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::name::Name;

/// Somebody at the table, as it was agreed before play: `{"name":"Ana"}`, `{"name":"Fern","level":"sharp"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they are called.
    pub name: Name,
    /// How well the page plays for them; nothing for people, who play for themselves.
    ///
    /// It stands in what was agreed, so that a game that is opened again goes on with the same opponents. The rules
    /// themselves treat everybody alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
}

impl Player {
    /// Somebody of flesh and blood.
    pub fn person(name: Name) -> Self {
        Self { name, level: None }
    }

    /// Somebody the page plays for.
    pub fn bot(name: Name, level: Level) -> Self {
        Self { name, level: Some(level) }
    }
}

/// How well the page plays for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Lets much slip, and is good company.
    Easy,
    /// Plays well, and lets something slip now and then.
    #[serde(rename = "steady")]
    Medium,
    /// Lets nothing slip.
    #[serde(rename = "sharp")]
    Hard,
}

impl Level {
    /// All levels, each better than the one before.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        })
    }
}
