//! The end of the game: winners, tiles, and new game.

use crate::ui::prelude::*;

use super::{best::best_before, context::RememoryContext, crowd::line};
use crate::{
    evening::BestMoment,
    play::Kind,
    rules::rememory::{Person, PhaseView, View},
    screens::rememory::{best_moment, compared, podium, victory},
    ui::{
        daily::seed_was_known,
        ending::{buttons, celebration, ending, moments},
    },
    wording::{Noun, counted, counted_at_start},
};

pub(super) fn board(game: RememoryContext) -> AnyView {
    // Nothing changes after the end of the game.
    game.with_untracked(|view| {
        let PhaseView::Over { winners } = &view.phase else { return ().into_any() };
        if view.solo {
            return solo_result(game, view);
        }
        let rest =
            view! { {moments("Best moments", &best_turn(game, view))}{ranking(game, view)} }.into_any();
        ending(&podium(view), victory(view, winners), rest)
    })
}

/// The turn in which the most tiles were found, if these are at least two.
fn best_turn(game: RememoryContext, view: &View) -> Vec<BestMoment> {
    game.session.game.with_untracked(|game| {
        let events = game.actions().iter().flat_map(|played| &played.events);
        best_moment(view, events).into_iter().collect()
    })
}

/// Everybody who found something, with their tiles.
fn ranking(game: RememoryContext, view: &View) -> AnyView {
    let found = view.ranked();
    let rest = match view.people.len() - found.len() {
        0 => String::new(),
        more => format!("{} found no tile.", counted_at_start(more, Noun::PLAYER)),
    };
    let row = |person: &Person| line(game, person);
    view! {
        <section class="ranking" aria-label="Tiles kept">
            <ol class="scores stack">{found.into_iter().map(row).collect_view()}</ol>
            <p class="quietly">{rest}</p>
        </section>
    }
    .into_any()
}

/// The result of a single player: the number of turns.
fn solo_result(game: RememoryContext, view: &View) -> AnyView {
    let turns = view.turns;
    let id = game.session.id();
    let known = seed_was_known(Kind::Rememory, &id, game.session.seed());
    let comparison = compared(turns, best_before(view.variant, &id), known);
    let turns = counted(turns, Noun::TURN);
    // One thing is celebrated, as if there were one winner.
    celebration("All tiles found in", 1, view! { {turns} }.into_any(), comparison, ().into_any())
}

pub(super) fn foot(game: RememoryContext) -> AnyView {
    buttons(game.session, Kind::Rememory, |_| ())
}
