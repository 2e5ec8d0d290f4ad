//! The best result of a single player by variant, stored in this browser.

use crate::{
    browser::shelf::{self, GameId, Saved},
    rules::{luck::Seed, rememory::Variant},
    screens::rememory::slug,
};

fn setting_key(variant: Variant) -> String {
    format!("rememory-best-{}", slug(variant))
}

/// The fewest turns in which a single player cleared the grid, if any.
pub(super) fn best(variant: Variant) -> Option<u32> {
    shelf::setting(&setting_key(variant))?.parse().ok()
}

/// Stores this number of turns if it is the best so far.
pub(super) fn keep_best(variant: Variant, turns: u32) {
    if best(variant).is_none_or(|best| turns <= best) {
        shelf::set_setting(&setting_key(variant), &turns.to_string());
    }
}

/// Whether an earlier game had the same seed, so that the grid was known. Such a game does not count as the best.
pub(super) fn was_known(id: &GameId, seed: Seed) -> bool {
    let same = format!("\"seed\":{},", seed.0);
    let games = shelf::list();
    let began = games.iter().find(|saved| saved.id == *id).map_or(0.0, |saved| saved.began);
    let has_same_grid = |saved: &Saved| saved.head.contains("\"rememory\"") && saved.head.contains(&same);
    games.iter().any(|saved| saved.id != *id && saved.began < began && has_same_grid(saved))
}
