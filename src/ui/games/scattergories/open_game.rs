//! What every room of a game has at hand.

use crate::{
    rules::scattergories::{Scattergories, Scene},
    ui::sheets,
};

/// An open game and what lies around it. Who does in a round what anybody may do goes around (SC-R19).
pub(super) type OpenGame = sheets::OpenGame<Scattergories>;

impl OpenGame {
    /// Looks at the scene; follows it.
    pub(super) fn scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.with(|view| look(&view.scene))
    }
}
