//! What may happen: a folder per game, and the pieces that games share.
//!
//! Rules are pure. They know no page, no clock and no storage; luck is handed to them, time is told to them.

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
/// What a seat is called, and whether it plays or only runs the game, is the setup's to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in a list kept by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Seats that may act now: several when people act at the same time, none when the game is over.
pub type Seats = BTreeSet<Seat>;

/// Whose eyes a view is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody around the laptop: what is public.
    Table,
    /// One person behind the curtain: what is public, and what is theirs.
    Seat(Seat),
}

impl Viewer {
    /// Whether these are the eyes of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// Who is behind the curtain; nobody, if it is the table that looks.
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
    /// All who share the first place, in seat order.
    pub winners: Vec<Seat>,
    /// What each seat is ranked by, in seat order; more is better.
    pub scores: Vec<u32>,
}

/// A game: what may be agreed, done, refused, seen and told.
pub trait Rules: Clone + PartialEq + Send + Sync + 'static {
    /// The game's name in a record, in small letters.
    const NAME: &'static str;
    /// The version of these rules. A record keeps the version it was played under; any change that would make an
    /// old record replay differently raises it.
    const VERSION: u32;
    /// The oldest version whose games can still be played on, by the rules of then.
    const OLDEST: u32 = Self::VERSION;
    /// Whether whatever is taken back takes everybody's agreement, and not only what was seen.
    const UNDO_NEEDS_CONSENT: bool = false;

    /// What was agreed before play.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What somebody chose, never what luck made of it.
    type Action: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What then happened, in order. Public: nothing in it is anybody's secret.
    type Event: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// Why something may not be done; `Display` is the sentence the table reads.
    type Refusal: Clone + fmt::Debug + PartialEq + fmt::Display + Send + Sync + 'static;
    /// All that one viewer may know, and no field for more.
    type View: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;

    /// Who plays, in seat order.
    fn who(setup: &Self::Setup) -> Vec<&Name>;

    /// Sets the table.
    ///
    /// # Errors
    /// What was agreed cannot be played, and why.
    fn start(setup: &Self::Setup, luck: &mut Luck) -> Result<Self, Self::Refusal>;

    /// Sets the table for a game that is played by a version of the rules from `OLDEST` to `VERSION`: what a record
    /// came to, it comes to again.
    ///
    /// # Errors
    /// What was agreed cannot be played, and why.
    fn start_by(version: u32, setup: &Self::Setup, luck: &mut Luck) -> Result<Self, Self::Refusal> {
        let _ = version;
        Self::start(setup, luck)
    }

    /// Whether `by` may do `action` now.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, by: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Does `action`, which `check` has allowed, and says what happened.
    fn apply(&mut self, by: Seat, action: &Self::Action, luck: &mut Luck) -> Vec<Self::Event>;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Who may act now.
    fn to_act(&self) -> Seats;

    /// How far the game has come, in a few words for the shelf: "round 2 of 6".
    fn standing(&self) -> String;

    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether taking back an event would turn knowledge back into a secret. The whole table has to agree to that.
    fn reveals(event: &Self::Event) -> bool;

    /// The sentence in which the log and the spoken line tell an event.
    fn tell(&self, event: &Self::Event) -> String;
}

/// What comes of an action that `check` refuses and that is to be done all the same: nothing. Only a mistake of our own
/// leads here, and a debug build stops at it.
fn done_past_the_check<E>(refusal: &impl fmt::Display) -> Vec<E> {
    debug_assert!(false, "done although it is refused: {refusal}");
    Vec::new()
}

/// Where the first thing stands that has already been there before.
fn repeated<T>(things: &[T], same: impl Fn(&T, &T) -> bool) -> Option<usize> {
    (1..things.len()).find(|&at| things[..at].iter().any(|before| same(before, &things[at])))
}
