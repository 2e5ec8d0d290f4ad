//! The best result of a single player by variant, stored in this browser.

use crate::ui::prelude::*;

use super::context::RememoryContext;
use crate::{
    browser::storage::{self, GameId},
    play::Kind,
    rules::rememory::Variant,
    screens::rememory::{BestResult, slug},
    ui::daily::seed_was_known,
};

fn setting_key(variant: Variant) -> String {
    format!("rememory-best-{}", slug(variant))
}

/// The best result, if there is one.
pub(in crate::ui) fn best(variant: Variant) -> Option<BestResult> {
    storage::setting(&setting_key(variant))?.parse().ok()
}

/// The fewest turns in which a single player cleared the grid before this game, if any.
pub(super) fn best_before(variant: Variant, game: &GameId) -> Option<u32> {
    BestResult::before(best(variant).as_ref(), game.as_str())
}

/// Stores the turns of a single player when they clear the grid, but not when a game is opened that was over before.
pub(super) fn watch(game: RememoryContext) {
    let over = Memo::new(move |_| game.session.game.with(|game| game.outcome().is_some()));
    Effect::new(move |was_over: Option<bool>| {
        let is_over = over.get();
        if is_over && was_over == Some(false) {
            keep_best(game);
        }
        is_over
    });
}

fn keep_best(game: RememoryContext) {
    let id = game.session.id();
    let result = game.session.view.with_untracked(|view| view.solo.then_some((view.variant, view.turns)));
    let Some((variant, turns)) = result else { return };
    // Whoever knew the tiles sets no best result.
    if seed_was_known(Kind::Rememory, &id, game.session.seed()) {
        return;
    }
    if let Some(best) = BestResult::after(best(variant).as_ref(), id.as_str(), turns) {
        storage::set_setting(&setting_key(variant), &best.to_string());
    }
}
