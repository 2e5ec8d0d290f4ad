//! What everybody may know of a game, for those who must not be able to ask for more.

use super::Game;
use crate::rules::{Outcome, Rules, name::Name};

/// The public side of a game. It has no way to an own view, so what gets only this cannot give a secret away (SS-02).
///
/// What everybody sees can be asked for:
///
/// ```
/// use partypiece::{play::PublicGame, rules::rememory::{Rememory, View}};
///
/// fn shown(game: &PublicGame<'_, Rememory>) -> View {
///     game.view()
/// }
/// ```
///
/// What one player sees besides does not compile:
///
/// ```compile_fail,E0599
/// use partypiece::{play::PublicGame, rules::{Seat, rememory::{OwnView, Rememory}}};
///
/// fn shown(game: &PublicGame<'_, Rememory>) -> Option<OwnView> {
///     game.own(Seat(0))
/// }
/// ```
pub struct PublicGame<'a, R: Rules>(&'a Game<R>);

impl<R: Rules> Game<R> {
    /// What everybody may know.
    pub fn public(&self) -> PublicGame<'_, R> {
        PublicGame(self)
    }
}

impl<R: Rules> PublicGame<'_, R> {
    /// What everybody may see.
    pub fn view(&self) -> R::View {
        self.0.view()
    }

    /// Who plays, in seat order.
    pub fn who(&self) -> Vec<&Name> {
        R::player_names(self.0.setup())
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// The last sentence of the log; empty before the first one.
    pub fn news(&self) -> String {
        self.0.log().last().map(|line| self.0.tell(line)).unwrap_or_default()
    }
}
