//! A game of any kind, for the storage, the home page and files.

use serde::{Deserialize, Serialize};

use super::{Damage, Game, RecordError, Step, head_line, read, record, step_line};
use crate::rules::{self, Rules, name::Name};

/// The list of all games. Each line has its name in code, its module in `rules`, its name for people, and a short one.
///
/// Makes the enums [`Kind`] and [`AnyGame`], and two macros that evaluate the same expression for any game. `$d` is a dollar
/// sign, which those macros need for their own parameters.
macro_rules! games {
    ($d:tt $($Game:ident, $module:ident, $title:literal, $short:literal;)*) => {
        /// Which game. It is stored as its slug.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum Kind {
            $(#[doc = $title] $Game,)*
        }

        impl Kind {
            /// All games.
            pub const ALL: [Kind; [$($short),*].len()] = [$(Kind::$Game),*];

            /// Its name.
            pub fn title(self) -> &'static str {
                match self {
                    $(Kind::$Game => $title,)*
                }
            }

            /// Its short name.
            pub fn short(self) -> &'static str {
                match self {
                    $(Kind::$Game => $short,)*
                }
            }
        }

        /// A game of any kind, with what all games have in common.
        #[derive(Debug)]
        pub enum AnyGame {
            $(#[doc = $title] $Game(Box<Game<rules::$module::$Game>>),)*
        }

        $(
            impl From<Game<rules::$module::$Game>> for AnyGame {
                fn from(game: Game<rules::$module::$Game>) -> Self {
                    Self::$Game(Box::new(game))
                }
            }
        )*

        /// Evaluates the same expression for the rules of any kind of game, which it names like a type.
        macro_rules! with_rules {
            ($d kind:expr, $d rules:ident => $d body:expr) => {
                match $d kind {
                    $($crate::play::Kind::$Game => {
                        type $d rules = $crate::rules::$module::$Game;
                        $d body
                    })*
                }
            };
        }

        /// Evaluates the same expression for a game of any kind.
        macro_rules! with_game {
            ($d any:expr, $d game:ident => $d body:expr) => {
                match $d any {
                    $(AnyGame::$Game($d game) => $d body,)*
                }
            };
        }
    };
}

games! { $
    Pieceagories, pieceagories, "10 Blank White Pieceagories", "Pieceagories";
    Scattergories, scattergories, "Scattergories", "Scattergories";
    Clear, clear, "Clear!", "Clear!";
    Rememory, rememory, "Rememory", "Rememory";
    Blank, blank, "BLANK", "BLANK";
}
pub(crate) use with_rules;

impl Kind {
    /// The game with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// Its slug in records, addresses and file names.
    pub fn slug(self) -> &'static str {
        with_rules!(self, Game => Game::NAME)
    }
}

impl AnyGame {
    /// Replays the record of any game as far as possible.
    ///
    /// # Errors
    /// It is no record, or this page cannot continue it.
    pub fn read(lines: &[String]) -> Result<(Self, Option<Damage>), RecordError> {
        with_rules!(Self::kind_of(lines)?, Game => Self::read_as::<Game>(lines))
    }

    /// The game of a record, by its first line.
    ///
    /// # Errors
    /// It is no record, or its game is unknown.
    pub fn kind_of(lines: &[String]) -> Result<Kind, RecordError> {
        let game = record::game(lines.first().ok_or(RecordError::NoBeginning)?)?;
        Kind::from_slug(&game).ok_or(RecordError::OtherGame { game })
    }

    fn read_as<R: Rules>(lines: &[String]) -> Result<(Self, Option<Damage>), RecordError>
    where
        Self: From<Game<R>>,
    {
        let (game, damage) = read::<R>(lines.iter().map(String::as_str))?;
        Ok((game.into(), damage))
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
        let plays = |name: &String| Name::parse(name).is_ok_and(|name| name.same_as(person));
        self.host_name().is_some_and(|host| host.same_as(person)) || self.player_names().iter().any(plays)
    }

    /// The name of a host who does not play, if the game has one.
    fn host_name(&self) -> Option<&Name> {
        fn of<R: Rules>(game: &Game<R>) -> Option<&Name> {
            R::host_name(game.setup())
        }
        with_game!(self, game => of(game))
    }

    /// Whether a person has moved, even if that was undone.
    pub fn was_moved(&self) -> bool {
        fn by_person<R: Rules>(game: &Game<R>) -> bool {
            let is_person = |step: &Step<R::Action>| matches!(step, Step::Did { by, .. } if R::level(game.setup(), *by).is_none());
            game.steps().iter().any(is_person)
        }
        with_game!(self, game => by_person(game))
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
