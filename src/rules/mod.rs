//! The rules: a folder for each game, and the modules that games share.
//!
//! Rules are pure: they do not use the page, a clock or storage. They get random numbers, and the message that time is
//! up, from outside.

pub mod blank;
pub mod clear;
pub mod day;
pub mod luck;
pub mod name;
pub mod pieceagories;
pub mod piecepack;
pub mod player;
pub mod rememory;
pub mod scattergories;
pub mod sentences;
pub mod sheets;
pub mod vote;
pub mod words;

use std::{collections::BTreeSet, fmt};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

pub use luck::Luck;

use name::Name;
use player::Level;

/// A place at the table, counted from 0 in the order in which people sit.
///
/// The setup has the name for each seat. In Pieceagories the last seat may belong to a host who does not play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The index in lists by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Seats that may act now: several when people act at the same time, none when the game is over.
pub type Seats = BTreeSet<Seat>;

/// Who looks at the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// Everybody around the laptop: they see the [`Rules::View`] only.
    Table,
    /// One person behind the curtain: they see their [`Rules::OwnView`] too.
    Seat(Seat),
}

impl Viewer {
    /// Whether the viewer is the player of `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat behind the curtain; `None` for the table.
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

/// How long an event is news on a second screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NewsSpan {
    /// Until the next event.
    UntilNext,
    /// Until the next move.
    UntilMove,
    /// It is a move. It is news until the next move.
    Move,
}

/// The rules of a game, with its types for setup, actions, events, refusals and views.
pub trait Rules: Clone + PartialEq + Send + Sync + 'static {
    /// The game's name in a record, in small letters.
    const NAME: &'static str;
    /// The version of these rules, which each record contains. A change that would make an old record replay
    /// differently raises the number.
    const VERSION: u32;
    /// The oldest version whose games can still be continued, by the rules of that version. It is raised only if older games
    /// shall be refused.
    const OLDEST: u32 = 1;
    /// Whether every undo needs everybody's consent. Otherwise only an undo of something that people have seen does.
    const UNDO_NEEDS_CONSENT: bool = false;

    /// The setup.
    type Setup: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a player chose, without any random result.
    type Action: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened. Events are public and contain no secret.
    type Event: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// An action that was checked, with what applying it needs. So nothing is checked twice, and nothing can be applied
    /// unchecked: only the rules of a game make one.
    ///
    /// ```compile_fail,E0423
    /// use partypiece::rules::clear::{Action, Allowed};
    ///
    /// let unchecked = Allowed(Action::Roll);
    /// ```
    type Allowed;
    /// Why an action is not allowed; its `Display` is the sentence people read.
    type Refusal: Clone + fmt::Debug + PartialEq + fmt::Display + Send + Sync + 'static;
    /// Everything that everybody may see; it has no field for a secret.
    type View: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;
    /// What one player may see besides; it has no field for a secret of another player.
    type OwnView: Clone + fmt::Debug + PartialEq + Send + Sync + 'static;

    /// The names of the players, in seat order.
    fn player_names(setup: &Self::Setup) -> Vec<&Name>;

    /// The name of a host who does not play.
    fn host_name(_setup: &Self::Setup) -> Option<&Name> {
        None
    }

    /// How well the computer plays a seat; `None` for a person.
    fn level(_setup: &Self::Setup, _seat: Seat) -> Option<Level> {
        None
    }

    /// Starts a game.
    ///
    /// # Errors
    /// Why the setup is not valid.
    fn start(setup: &Self::Setup, luck: &mut Luck) -> Result<Self, Self::Refusal>;

    /// Starts a game under a version of the rules from `OLDEST` to `VERSION`, so that old records replay exactly.
    ///
    /// # Errors
    /// Why the setup is not valid.
    fn start_under(_version: u32, setup: &Self::Setup, luck: &mut Luck) -> Result<Self, Self::Refusal> {
        Self::start(setup, luck)
    }

    /// Checks whether `by` may do `action` now, without doing it.
    ///
    /// # Errors
    /// Why not.
    fn allow(&self, by: Seat, action: &Self::Action) -> Result<Self::Allowed, Self::Refusal>;

    /// Applies what `allow` has allowed in this very state, and returns the events.
    fn apply(&mut self, by: Seat, allowed: Self::Allowed, luck: &mut Luck) -> Vec<Self::Event>;

    /// What everybody may see. It is the same for every viewer, because this function is not told who looks.
    fn view(&self) -> Self::View;

    /// What the player of `seat` may see besides, if anything.
    fn own(&self, seat: Seat) -> Option<Self::OwnView>;

    /// The seats that may act now.
    fn to_act(&self) -> Seats;

    /// The progress of the game in a few words: "round 2 of 6".
    fn progress(&self) -> String;

    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// How long the event is news on a second screen.
    fn news(_event: &Self::Event) -> NewsSpan {
        NewsSpan::UntilNext
    }

    /// Whether the event showed something that an undo cannot hide again. Then the whole table has to agree to the
    /// undo.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether an undo of the event gives the laptop back to the player who acted. Then the whole table has to agree, too.
    fn returns_laptop(_event: &Self::Event) -> bool {
        false
    }

    /// Whether the log has a line for the event. What it leaves out is still said to screen readers.
    fn is_logged(_event: &Self::Event) -> bool {
        true
    }

    /// The sentence for an event, for the log and for screen readers.
    fn tell(&self, event: &Self::Event) -> String;
}

/// Reports a state that the checks exclude, and returns an empty result.
///
/// This is always a mistake in our code. Debug builds and tests stop here, so that it is found; in a release people can
/// continue to play.
#[track_caller]
fn unexpected<T: Default>(state: impl fmt::Display) -> T {
    debug_assert!(false, "the checks exclude this state: {state}");
    T::default()
}

/// The index of the first item that is the same as an earlier one.
fn first_duplicate<T>(items: &[T], same: impl Fn(&T, &T) -> bool) -> Option<usize> {
    (1..items.len()).find(|&index| items[..index].iter().any(|earlier| same(earlier, &items[index])))
}
