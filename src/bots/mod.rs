//! Players that the page moves. They see what their seat may see, and hear what everybody hears.
//!
//! They cannot peek: a [`Rules::View`] has no field for a secret, and a [`Rules::Event`] is told to all.

mod blank;
mod clear;
mod luck;
mod rememory;
mod seated;

pub use luck::{Purpose, luck};
pub use seated::Bots;

use crate::rules::{Luck, Rules, Seat, player::Level};

/// A game that the page can play along in.
pub trait Opponent: Rules {
    /// What a bot carries along from what it heard; `()` where everything that counts lies on the table.
    type Memory: Default + Send + Sync + 'static;

    /// How well the page plays for `seat`; nothing if people do.
    fn level(setup: &Self::Setup, seat: Seat) -> Option<Level>;

    /// Takes in what just happened. `luck` decides what a bot lets slip; the game's own luck is never touched.
    fn hear(memory: &mut Self::Memory, seat: Seat, level: Level, event: &Self::Event, luck: &mut Luck);

    /// Takes in what `seat` saw by what it just did itself; nothing where that is told to all. Events cannot say it.
    fn see(memory: &mut Self::Memory, view: &Self::View, level: Level, luck: &mut Luck) {
        let _ = (memory, view, level, luck);
    }

    /// What `seat` does now, seeing `view`, which was made for it; nothing if it is not its turn to do anything.
    fn choose(
        view: &Self::View,
        memory: &Self::Memory,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
    ) -> Option<Self::Action>;
}
