//! What every room of the game uses.

use crate::{
    rules::scattergories::{Scattergories, Scene},
    ui::sheets,
};

/// An open game and the state of its screen. Actions open to anybody are done by each player in turn, round by round
/// (SC-R19).
pub(super) type OpenGame = sheets::OpenGame<Scattergories>;

impl OpenGame {
    /// Reads the scene; follows it.
    pub(super) fn scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.with(|view| look(&view.scene))
    }
}
