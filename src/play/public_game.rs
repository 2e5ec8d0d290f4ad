//! What everybody may know of a game, for code that must not be able to get more.

use super::{Game, LogLine};
use crate::{
    rules::{NewsSpan, Outcome, Rules, name::Name},
    wording::paragraph,
};

/// The public side of a game. It gives no access to an own view, so code that gets only this cannot show a secret (SS-02).
///
/// Code can get what everybody sees:
///
/// ```
/// use partypiece::{play::PublicGame, rules::rememory::{Rememory, View}};
///
/// fn shown(game: &PublicGame<'_, Rememory>) -> View {
///     game.view()
/// }
/// ```
///
/// Code that asks for what only one player sees does not compile:
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

impl<'a, R: Rules> PublicGame<'a, R> {
    /// What everybody may see.
    pub fn view(&self) -> R::View {
        self.0.view()
    }

    /// Who plays, in seat order.
    pub fn player_names(&self) -> Vec<&Name> {
        R::player_names(self.0.setup())
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// The events of each action, oldest first.
    pub fn events_by_action(&self) -> impl DoubleEndedIterator<Item = &'a [R::Event]> {
        self.0.actions().iter().map(|played| played.events.as_slice())
    }

    /// The sentence that tells an event.
    pub fn tell(&self, event: &R::Event) -> String {
        self.0.tell(&LogLine::Event(event))
    }

    /// The last sentence of the log, after the last move and what is news until the next one; empty before the first sentence.
    pub fn news(&self) -> String {
        /// The maximum number of sentences.
        const MAX: usize = 4;
        let log = self.0.log();
        let Some((newest, before)) = log.split_last() else { return String::new() };
        let span = |line: &LogLine<'_, R::Event>| match line {
            LogLine::Event(event) => R::news(event),
            LogLine::Undone { .. } | LogLine::Paused { .. } => NewsSpan::UntilNext,
        };
        let mut shown = vec![newest];
        let mut is_over = span(newest) == NewsSpan::Move;
        for line in before.iter().rev().filter(|line| span(line) != NewsSpan::UntilNext) {
            if is_over || shown.len() == MAX {
                break;
            }
            is_over = span(line) == NewsSpan::Move;
            shown.push(line);
        }
        paragraph(shown.into_iter().rev().map(|line| self.0.tell(line)))
    }
}
