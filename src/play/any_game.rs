//! A game of any kind, for the storage, the home page and files.

use serde::{Deserialize, Serialize};

use super::{Damage, Game, RecordError, Step, head_line, read, record, step_line};
use crate::rules::{
    Rules, Seat, blank::Blank, clear::Clear, name::Name, pieceagories::Pieceagories, player::Player,
    rememory::Rememory, scattergories::Scattergories,
};

/// Which game. It is stored as its slug.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// 10 Blank White Pieceagories.
    Pieceagories,
    /// Scattergories.
    Scattergories,
    /// Clear!
    Clear,
    /// Rememory.
    Rememory,
    /// BLANK.
    Blank,
}

impl Kind {
    /// All games.
    pub const ALL: [Kind; 5] =
        [Kind::Pieceagories, Kind::Scattergories, Kind::Clear, Kind::Rememory, Kind::Blank];

    /// The game with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// Its slug in records, addresses and file names.
    pub fn slug(self) -> &'static str {
        with_rules!(self, Game => Game::NAME)
    }

    /// Its name.
    pub fn title(self) -> &'static str {
        match self {
            Kind::Pieceagories => "10 Blank White Pieceagories",
            Kind::Scattergories => "Scattergories",
            Kind::Clear => "Clear!",
            Kind::Rememory => "Rememory",
            Kind::Blank => "BLANK",
        }
    }

    /// Its short name.
    pub fn short(self) -> &'static str {
        match self {
            Kind::Pieceagories => "Pieceagories",
            Kind::Scattergories => "Scattergories",
            Kind::Clear => "Clear!",
            Kind::Rememory => "Rememory",
            Kind::Blank => "BLANK",
        }
    }
}

/// Evaluates the same expression for the rules of any kind of game, which it names like a type.
macro_rules! with_rules {
    ($kind:expr, $rules:ident => $body:expr) => {
        match $kind {
            $crate::play::Kind::Pieceagories => {
                type $rules = $crate::rules::pieceagories::Pieceagories;
                $body
            }
            $crate::play::Kind::Scattergories => {
                type $rules = $crate::rules::scattergories::Scattergories;
                $body
            }
            $crate::play::Kind::Clear => {
                type $rules = $crate::rules::clear::Clear;
                $body
            }
            $crate::play::Kind::Rememory => {
                type $rules = $crate::rules::rememory::Rememory;
                $body
            }
            $crate::play::Kind::Blank => {
                type $rules = $crate::rules::blank::Blank;
                $body
            }
        }
    };
}
pub(crate) use with_rules;

/// A game of any kind, with what all games have in common.
#[derive(Debug)]
pub enum AnyGame {
    /// 10 Blank White Pieceagories.
    Pieceagories(Box<Game<Pieceagories>>),
    /// Scattergories.
    Scattergories(Box<Game<Scattergories>>),
    /// Clear!
    Clear(Box<Game<Clear>>),
    /// Rememory.
    Rememory(Box<Game<Rememory>>),
    /// BLANK.
    Blank(Box<Game<Blank>>),
}

/// Evaluates the same expression for a game of any kind.
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            AnyGame::Pieceagories($game) => $body,
            AnyGame::Scattergories($game) => $body,
            AnyGame::Clear($game) => $body,
            AnyGame::Rememory($game) => $body,
            AnyGame::Blank($game) => $body,
        }
    };
}

impl AnyGame {
    /// Replays the record of any game as far as possible.
    ///
    /// # Errors
    /// It is no record, or this page cannot continue it.
    pub fn read(lines: &[String]) -> Result<(Self, Option<Damage>), RecordError> {
        match Self::kind_of(lines)? {
            Kind::Pieceagories => Self::read_as(lines, AnyGame::Pieceagories),
            Kind::Scattergories => Self::read_as(lines, AnyGame::Scattergories),
            Kind::Clear => Self::read_as(lines, AnyGame::Clear),
            Kind::Rememory => Self::read_as(lines, AnyGame::Rememory),
            Kind::Blank => Self::read_as(lines, AnyGame::Blank),
        }
    }

    /// The game of a record, by its first line.
    ///
    /// # Errors
    /// It is no record, or its game is unknown.
    pub fn kind_of(lines: &[String]) -> Result<Kind, RecordError> {
        let game = record::game(lines.first().ok_or(RecordError::NoBeginning)?)?;
        Kind::from_slug(&game).ok_or(RecordError::OtherGame { game })
    }

    fn read_as<R: Rules>(
        lines: &[String],
        any: fn(Box<Game<R>>) -> Self,
    ) -> Result<(Self, Option<Damage>), RecordError> {
        let (game, damage) = read(lines.iter().map(String::as_str))?;
        Ok((any(Box::new(game)), damage))
    }

    /// The lines of its record.
    pub fn lines(&self) -> Vec<String> {
        with_game!(self, game => {
            [head_line(game)].into_iter().chain(game.steps().iter().map(step_line)).collect()
        })
    }

    /// Who plays, in seat order.
    pub fn player_names(&self) -> Vec<String> {
        with_game!(self, game => game.player_names())
    }

    /// Whether a person of this name, in any spelling, plays or hosts it.
    pub fn has_person(&self, person: &Name) -> bool {
        let hosts = |game: &Game<Pieceagories>| game.setup().name(game.setup().host_seat()).same_as(person);
        let plays = |name: &String| Name::parse(name).is_ok_and(|name| name.same_as(person));
        matches!(self, Self::Pieceagories(game) if hosts(game)) || self.player_names().iter().any(plays)
    }

    /// Whether a person has moved, even if that was undone.
    pub fn was_moved(&self) -> bool {
        let players: Option<&[Player]> = match self {
            // People only.
            AnyGame::Pieceagories(_) | AnyGame::Scattergories(_) => None,
            AnyGame::Clear(game) => Some(&game.setup().players),
            AnyGame::Rememory(game) => Some(&game.setup().players),
            AnyGame::Blank(game) => Some(&game.setup().players),
        };
        let is_computer = |seat: Seat| {
            players.and_then(|players| players.get(seat.index())).is_some_and(|player| player.level.is_some())
        };
        with_game!(self, game => {
            game.steps().iter().any(|step| matches!(step, Step::Did { by, .. } if !is_computer(*by)))
        })
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        with_game!(self, game => game.outcome().is_some())
    }

    /// The progress of the game; after its end the last sentence of the log.
    pub fn progress(&self) -> String {
        with_game!(self, game => game.progress())
    }
}
