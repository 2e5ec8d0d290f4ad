//! The rules: a folder per game, and the modules that games share.
//!
//! Rules are pure: they know no page, no clock and no storage. Random numbers are passed to them, and so is the news
//! that time is up.

pub mod blank;
pub mod clear;
mod gap;
pub mod guests;
pub mod luck;
pub mod name;
pub mod pieceagories;
pub mod piecepack;
pub mod player;
pub mod rememory;
pub mod scattergories;
pub mod sheets;
pub mod vote;
pub mod words;

use std::{collections::BTreeSet, fmt};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use luck::Luck;

use name::Name;

/// A place at the table, counted from 0 in the order people sit.
///
/// The setup knows its name, and whether it plays or only runs the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Its index in a list by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Seats that may act now: several when people act at the same time, none when the game is over.
pub type Seats = BTreeSet<Seat>;

/// Who a view is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody around the laptop: what is public.
    Table,
    /// One person behind the curtain: what is public, and what is theirs.
    Seat(Seat),
}

impl Viewer {
    /// Whether it is `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Who is behind the curtain; `None` for the table.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Table => None,
        }
    }
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// All winners, in seat order.
    pub winners: Vec<Seat>,
    /// The score of each seat, in seat order; more is better.
    pub scores: Vec<u32>,
}

/// A game: its set-up, actions, refusals, views and events.
pub trait Rules: Clone + PartialEq + Send + Sync + 'static {
    /// The game's name in a record, in small letters.
    const NAME: &'static str;
    /// The version of these rules. A record keeps the version it was played under; any change that would make an
    /// old record replay differently raises it.
    const VERSION: u32;
    /// The oldest version whose games can be continued, by the rules of that version.
    const OLDEST: u32 = Self::VERSION;
    /// Whether every undo needs everybody's consent, not only one of something seen.
    const UNDO_NEEDS_CONSENT: bool = false;

    /// The set-up.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What somebody chose, without any random result.
    type Action: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What happened. Public: it contains no secret.
    type Event: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// Why an action is not allowed; its `Display` is the sentence people read.
    type Refusal: Clone + fmt::Debug + PartialEq + fmt::Display + Send + Sync + 'static;
    /// Everything that one viewer may know; it has no field for more.
    type View: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;

    /// Who plays, in seat order.
    fn who(setup: &Self::Setup) -> Vec<&Name>;

    /// Starts a game.
    ///
    /// # Errors
    /// Why the set-up is not valid.
    fn start(setup: &Self::Setup, luck: &mut Luck) -> Result<Self, Self::Refusal>;

    /// Starts a game by an older version of the rules, from `OLDEST` to `VERSION`, so that its record replays exactly.
    ///
    /// # Errors
    /// Why the set-up is not valid.
    fn start_by(version: u32, setup: &Self::Setup, luck: &mut Luck) -> Result<Self, Self::Refusal> {
        let _ = version;
        Self::start(setup, luck)
    }

    /// Whether `by` may do `action` now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, by: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does `action`, which `check` has allowed, and returns the events.
    fn apply(&mut self, by: Seat, action: &Self::Action, luck: &mut Luck) -> Vec<Self::Event>;

    /// The view of `viewer`.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Who may act now.
    fn to_act(&self) -> Seats;

    /// How far the game is, in a few words: "round 2 of 6".
    fn standing(&self) -> String;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether undoing the event would hide something that people have seen. The whole table has to agree to that.
    fn reveals(event: &Self::Event) -> bool;

    /// The sentence for an event, in the log and in the live region.
    fn tell(&self, event: &Self::Event) -> String;
}

/// The result of applying an action that `check` refuses: nothing. Only a mistake in our code leads here, and a debug
/// build stops.
fn done_past_the_check<E>(refusal: &impl fmt::Display) -> Vec<E> {
    debug_assert!(false, "done although it is refused: {refusal}");
    Vec::new()
}

/// The index of the first thing that occurs earlier in the list.
fn repeated<T>(things: &[T], same: impl Fn(&T, &T) -> bool) -> Option<usize> {
    (1..things.len()).find(|&at| things[..at].iter().any(|before| same(before, &things[at])))
}
