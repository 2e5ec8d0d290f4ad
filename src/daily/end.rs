//! The end of a day's game.

use super::{DailyGame, Date, DayRules};
use crate::{
    play::{Game, Step},
    rules::name::Name,
};

/// The result of a finished game, for the person who played it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayScore {
    /// Turns or points, as [`DailyGame::amount`] words them.
    pub score: u32,
    /// The computer player and its points, if there was one.
    pub computer: Option<(Name, u32)>,
    /// How the game went, in symbols that give nothing away.
    pub symbols: String,
}

/// Symbols in lines of twelve, which is as wide as a message on a phone.
pub(super) fn in_lines(symbols: impl Iterator<Item = char>) -> String {
    let symbols: Vec<char> = symbols.collect();
    symbols.chunks(12).map(String::from_iter).collect::<Vec<_>>().join("\n")
}

/// A finished day's game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayEnd {
    /// Which game.
    pub game: DailyGame,
    /// Its day.
    pub date: Date,
    /// Its result.
    pub score: DayScore,
    /// Whether something that was seen has been undone. Such a game does not count.
    pub peeked: bool,
}

impl DayEnd {
    /// The end of a game, if it is a day's game and over.
    pub fn of<R: DayRules>(game: &Game<R>) -> Option<Self> {
        let score = R::day_score(game).filter(|_| R::is_day_setup(game.setup()))?;
        let date = R::GAME.date_of(game.seed())?;
        // These games ask the whole table only about an undo of something that was seen.
        let peeked = game.steps().iter().any(|step| matches!(step, Step::Undo { agreed: true }));
        Some(Self { game: R::GAME, date, score, peeked })
    }
}
