//! The end of a day's game.

use super::{DailyGame, Date, is_days_deal, is_days_grid};
use crate::{
    play::{Game, Step},
    rules::{
        Rules, Seat,
        clear::{self, Call, Clear},
        name::Name,
        rememory::{self, Rememory},
    },
};

/// The result of a finished game, for the person who played it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayScore {
    /// Turns at Rememory, points at Clear!.
    pub score: u32,
    /// At Clear! the computer player and its points.
    pub computer: Option<(Name, u32)>,
    /// How the game went, in symbols that give nothing away. Rememory: the tiles in the order in which they
    /// were turned. Clear!: the person's rolls, best first.
    pub symbols: String,
}

impl DayScore {
    /// The result of a game of Rememory; `None` before its end.
    pub fn of_rememory(game: &Game<Rememory>) -> Option<Self> {
        game.outcome()?;
        let symbols =
            game.actions().iter().flat_map(|played| &played.events).filter_map(|event| match event {
                rememory::Event::Hit { .. } => Some('🟩'),
                rememory::Event::Missed { .. } => Some('⬜'),
                _ => None,
            });
        Some(Self { score: game.view().turns, computer: None, symbols: in_lines(symbols) })
    }

    /// The result of a game of Clear!; `None` before its end.
    pub fn of_clear(game: &Game<Clear>) -> Option<Self> {
        let scores = game.outcome()?.scores;
        let calls = game.actions().iter().flat_map(|played| &played.events).filter_map(|event| match event {
            clear::Event::Played(result) if result.seat == Seat(0) => Some(result.call),
            _ => None,
        });
        let mut calls: Vec<Call> = calls.collect();
        calls.sort_by_key(|call| std::cmp::Reverse(call.coins()));
        let symbols = in_lines(calls.into_iter().map(|call| match call {
            Call::Four => '🟦',
            Call::Three => '🟩',
            Call::Two => '🟨',
            Call::Scratch => '⬜',
        }));
        let name = game.setup().players.get(1).map(|player| player.name.clone());
        Some(Self { score: *scores.first()?, computer: name.zip(scores.get(1).copied()), symbols })
    }
}

/// Symbols in lines of twelve, which is as wide as a message on a phone.
fn in_lines(symbols: impl Iterator<Item = char>) -> String {
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
    /// The end of a game of Rememory, if it is a day's game and over.
    pub fn of_rememory(game: &Game<Rememory>) -> Option<Self> {
        let is_daily = is_days_grid(game.setup());
        Self::of(DailyGame::Rememory, game, DayScore::of_rememory(game).filter(|_| is_daily)?)
    }

    /// The end of a game of Clear!, if it is a day's game and over.
    pub fn of_clear(game: &Game<Clear>) -> Option<Self> {
        let is_daily = is_days_deal(game.setup());
        Self::of(DailyGame::Clear, game, DayScore::of_clear(game).filter(|_| is_daily)?)
    }

    fn of<R: Rules>(daily: DailyGame, game: &Game<R>, score: DayScore) -> Option<Self> {
        let date = daily.date_of(game.seed())?;
        let peeked = game.steps().iter().any(|step| matches!(step, Step::Undo { agreed: true }));
        Some(Self { game: daily, date, score, peeked })
    }
}
