//! Players: people and computer players.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Seat, name::Name};

/// A player in a setup: `{"name":"Ana"}`, `{"name":"Fern","level":"hard"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// Their name.
    pub name: Name,
    /// The level of a computer player; `None` for a person.
    ///
    /// It is part of the setup, so that a reopened game continues with the same opponents. The rules treat all players
    /// the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<Level>,
}

impl Player {
    /// A person.
    pub fn person(name: Name) -> Self {
        Self { name, level: None }
    }

    /// A computer player.
    pub fn bot(name: Name, level: Level) -> Self {
        Self { name, level: Some(level) }
    }

    /// The seat of the only person among these players, who needs no curtain; `None` if there are several or none.
    pub fn only_person(players: &[Self]) -> Option<Seat> {
        let mut people = (0..).map(Seat).zip(players).filter(|(_, player)| player.level.is_none());
        people.next().filter(|_| people.next().is_none()).map(|(seat, _)| seat)
    }
}

/// The level of a computer player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Overlooks a lot.
    Easy,
    /// Plays well and overlooks something now and then.
    Medium,
    /// Overlooks nothing.
    Hard,
}

impl Level {
    /// All levels, each better than the one before.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The level with this displayed name, such as `easy`; `None` for any other text.
    pub fn called(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.to_string() == name)
    }
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
