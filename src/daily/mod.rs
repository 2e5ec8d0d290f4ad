//! The game of the day: one grid of Rememory and one deal of Clear! for everybody who plays on that day, without a network.
//!
//! The seed comes from the date where the laptop is. So the seed of a stored game says which day's game it is.

mod date;
mod end;
mod good_score;
mod report;
mod spread;
mod stats;

pub use date::Date;
pub use end::{DayEnd, DayScore};
pub use good_score::good_score;
pub use report::{Counted, DayReport, DayResult};
pub use spread::SpreadRow;
pub use stats::DayStats;

use crate::{
    play::{AnyGame, Kind},
    rules::{
        clear,
        luck::Seed,
        name::Name,
        player::{Level, Player},
        rememory::{self, Company, House, Starter, Variant},
    },
    setup::guests::Guests,
    wording::{Noun, counted},
};

/// A game that has a game of the day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DailyGame {
    /// The day's grid, alone: the fewer turns, the better (RM-R35).
    Rememory,
    /// The day's deal against one computer player of medium level, because the game needs two (CL-01): the more points, the
    /// better.
    Clear,
}

impl DailyGame {
    /// Both, in the order of the home page.
    pub const ALL: [Self; 2] = [Self::Rememory, Self::Clear];

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

    /// The seed of a day. It never changes, because stored games depend on it.
    pub fn seed(self, date: Date) -> Seed {
        let (year, month, day) = date.numbers();
        let label = match self {
            DailyGame::Rememory => *b"RMRY",
            DailyGame::Clear => *b"CLR!",
        };
        Seed::of_day(label, year, month, day)
    }

    /// The day that has this seed.
    pub fn date_of(self, seed: Seed) -> Option<Date> {
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
            AnyGame::Rememory(game) if is_days_grid(game.setup()) => (DailyGame::Rememory, game.seed()),
            AnyGame::Clear(game) if is_days_deal(game.setup()) => (DailyGame::Clear, game.seed()),
            _ => return None,
        };
        Some((game, game.date_of(seed)?))
    }

    /// Turns or points in words: `34 turns`, `1 point`.
    pub fn amount(self, score: u32) -> String {
        let noun = match self {
            DailyGame::Rememory => Noun::TURN,
            DailyGame::Clear => Noun::POINT,
        };
        counted(score, noun)
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

/// The set-up of the day's grid: the basic game, alone.
pub fn rememory_setup(name: Name) -> rememory::Setup {
    rememory_setup_of(Player::person(name))
}

/// The set-up of the day's grid for a person, or for the computer player that shows what a good result is.
fn rememory_setup_of(player: Player) -> rememory::Setup {
    let players = vec![player];
    rememory::Setup {
        players,
        company: Company::Solo,
        variant: Variant::Bag,
        starter: Starter::Random,
        house: House::default(),
    }
}

/// The set-up of the day's deal. The computer player gets the first name that differs.
pub fn clear_setup(name: Name) -> clear::Setup {
    let mut guests = Guests::default();
    guests.add_bot(Level::Medium);
    guests.add_bot(Level::Medium);
    // Reversed, to try the first name first: `add_bot` put it at the end, and the second name on an empty
    // line before it.
    let mut bots = guests.named().rev().filter_map(|guest| guest.parse_name().ok());
    let other = bots.find(|other| !other.same_as(&name));
    let players =
        [Player::person(name)].into_iter().chain(other.map(|other| Player::bot(other, Level::Medium)));
    clear_setup_of(players.collect())
}

/// One deal for two, in which the person goes first.
fn clear_setup_of(players: Vec<Player>) -> clear::Setup {
    clear::Setup {
        deals: 1,
        first: clear::FirstRoller::Seat(crate::rules::Seat(0)),
        ..clear::Setup::of(players)
    }
}

/// Whether this is the set-up of a day's grid.
fn is_days_grid(setup: &rememory::Setup) -> bool {
    matches!(setup.players.as_slice(), [player] if player.level.is_none() && *setup == rememory_setup_of(player.clone()))
}

/// Whether this is the set-up of a day's deal.
fn is_days_deal(setup: &clear::Setup) -> bool {
    let levels: Vec<Option<Level>> = setup.players.iter().map(|player| player.level).collect();
    levels == [None, Some(Level::Medium)] && *setup == clear_setup_of(setup.players.clone())
}
