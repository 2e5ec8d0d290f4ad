//! The game of the day: one grid of Rememory and one deal of Clear! for everybody who plays on that day, without a network.
//!
//! The seed comes from the date where the laptop is. So the seed of a stored game says which day's game it is.

mod clear;
mod date;
mod end;
mod good_score;
mod rememory;
mod report;
mod spread;
mod stats;

pub use date::Date;
use end::in_lines;
pub use end::{DayEnd, DayScore};
pub use report::{Counted, DayReport, DayResult};
pub use spread::SpreadRow;
pub use stats::DayStats;

use crate::{
    bots::BotRules,
    play::{AnyGame, Game, Kind, head_line},
    rules::{clear::Clear, luck::Seed, name::Name, rememory::Rememory},
    setup::guests::Guests,
    wording::{Noun, counted},
};

/// A game that has a game of the day. What differs between them is in a file for each, as `DayFacts` and [`DayRules`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DailyGame {
    /// The day's grid.
    Rememory,
    /// The day's deal.
    Clear,
}

/// What the page knows of a game of the day.
struct DayFacts {
    /// What it is, for the home page.
    line: &'static str,
    /// What its seeds begin with.
    label: [u8; 4],
    /// What a result counts.
    noun: Noun,
    /// Which of two results is better.
    better: Better,
    /// Where the ranges begin in which results are counted. Most results of good and of poor players are between the first and the
    /// last one.
    ranges: &'static [u32],
    /// A good result of a day; `None` if it cannot be found out.
    good_score: fn(Date) -> Option<u32>,
}

/// Which of two results is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Better {
    /// The fewer, the better.
    Fewer,
    /// The more, the better.
    More,
}

impl Better {
    /// Results, best first.
    fn sort(self, results: &mut [u32]) {
        results.sort_unstable();
        match self {
            Better::Fewer => {}
            Better::More => results.reverse(),
        }
    }
}

/// What a game of the day asks its rules.
pub trait DayRules: BotRules {
    /// Which game of the day it is.
    const GAME: DailyGame;

    /// The set-up of every day, for the person who plays.
    fn day_setup(name: Name) -> Self::Setup;

    /// The same with a computer player in the person's place, which shows what a good result is.
    fn computer_setup() -> Self::Setup;

    /// Whether this is the set-up of a day.
    fn is_day_setup(setup: &Self::Setup) -> bool;

    /// The result of a game; `None` before its end.
    fn day_score(game: &Game<Self>) -> Option<DayScore>;
}

impl DailyGame {
    /// Both, in the order of the home page.
    pub const ALL: [Self; 2] = [Self::Rememory, Self::Clear];

    fn facts(self) -> &'static DayFacts {
        match self {
            DailyGame::Rememory => &rememory::FACTS,
            DailyGame::Clear => &clear::FACTS,
        }
    }

    /// The game itself.
    pub fn kind(self) -> Kind {
        match self {
            DailyGame::Rememory => Kind::Rememory,
            DailyGame::Clear => Kind::Clear,
        }
    }

    /// The daily game with the slug of its game.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.kind().slug() == slug)
    }

    /// What it is, in a line for the home page.
    pub fn line(self) -> &'static str {
        self.facts().line
    }

    /// The seed of a day. It never changes, because stored games depend on it.
    pub fn seed(self, date: Date) -> Seed {
        let (year, month, day) = date.numbers();
        Seed::of_day(self.facts().label, year, month, day)
    }

    /// The first line of the record of a day's game, for the person who plays.
    ///
    /// # Errors
    /// Why it cannot be played, as a sentence.
    pub fn head(self, date: Date, name: Name) -> Result<String, String> {
        fn head<R: DayRules>(name: Name, seed: Seed) -> Result<String, String> {
            let game = Game::<R>::start(R::day_setup(name), seed).map_err(|refusal| refusal.to_string())?;
            Ok(head_line(&game))
        }
        match self {
            DailyGame::Rememory => head::<Rememory>(name, self.seed(date)),
            DailyGame::Clear => head::<Clear>(name, self.seed(date)),
        }
    }

    /// The day that has this seed.
    pub fn date_of(self, seed: Seed) -> Option<Date> {
        // The bytes after the label, as `Seed::of_day` puts them.
        let [.., high, low, month, day] = seed.0.to_be_bytes();
        Date::new(u16::from_be_bytes([high, low]), month, day).filter(|date| self.seed(*date) == seed)
    }

    /// The game and the day of a record, read from its first line; `None` if the record is not a game of the
    /// day.
    pub fn of_head(head: &str) -> Option<(Self, Date)> {
        Self::of_game(&AnyGame::read(&[head.to_owned()]).ok()?.0)
    }

    /// The game and the day of an open game; `None` if it is not a game of the day.
    pub fn of_game(game: &AnyGame) -> Option<(Self, Date)> {
        let (game, seed) = match game {
            AnyGame::Rememory(game) if Rememory::is_day_setup(game.setup()) => {
                (DailyGame::Rememory, game.seed())
            }
            AnyGame::Clear(game) if Clear::is_day_setup(game.setup()) => (DailyGame::Clear, game.seed()),
            // The other games, and other set-ups of these two.
            _ => return None,
        };
        Some((game, game.date_of(seed)?))
    }

    /// A good result of a day, which a good player does not reach without luck; `None` if it cannot be found out.
    pub fn good_score(self, date: Date) -> Option<u32> {
        (self.facts().good_score)(date)
    }

    /// Turns or points in words: `34 turns`, `1 point`.
    pub fn amount(self, score: u32) -> String {
        counted(score, self.facts().noun)
    }
}

/// Whether a stored game counts as begun: a person has moved, something is kept beside its record, such as a typed sheet, or
/// it is a game of the day, which counts from its beginning (DG-04). Any other game is only a set-up that nobody played.
pub fn counts_as_begun(game: &AnyGame, has_drafts: bool) -> bool {
    has_drafts || game.was_moved() || DailyGame::of_game(game).is_some()
}

/// The name of the player: if exactly one of the remembered players is a person, their name, or else "Guest".
pub fn name(remembered: &Guests) -> Option<Name> {
    let mut people = remembered.named().filter(|guest| guest.level.is_none());
    let only = people.next().filter(|_| people.next().is_none());
    only.and_then(|guest| guest.parse_name().ok()).or_else(|| Name::parse("Guest").ok())
}
