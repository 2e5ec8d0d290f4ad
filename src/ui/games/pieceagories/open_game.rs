//! What every room of the game uses.

use crate::{
    rules::pieceagories::{Person, Pieceagories, Scene},
    ui::sheets,
};

/// The draft of slips being written.
pub(super) const SLIPS: &str = "slips";

/// An open game and the state of its screen. The host performs actions open to anybody.
pub(super) type OpenGame = sheets::OpenGame<Pieceagories>;

impl OpenGame {
    /// Reads the scene; follows it.
    pub(super) fn scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.with(|view| look(&view.scene))
    }

    /// Everybody who has a pawn and is here.
    pub(super) fn participants(self) -> Vec<Person> {
        let people = self.with_untracked(|view| view.people.clone());
        people.into_iter().filter(|person| person.pawn.is_some() && person.here).collect()
    }
}
