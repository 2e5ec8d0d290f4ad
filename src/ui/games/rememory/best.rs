//! The best that somebody has done alone, by variant, kept by this browser.

use crate::{
    browser::shelf::{self, GameId, Saved},
    rules::{luck::Seed, rememory::Variant},
};

use super::table::slug;

fn kept(variant: Variant) -> String {
    format!("rememory-best-{}", slug(variant))
}

/// The fewest turns somebody alone has cleared the grid in, if anybody has.
pub(super) fn best(variant: Variant) -> Option<u32> {
    shelf::setting(&kept(variant))?.parse().ok()
}

/// Whether so many turns are the best so far; from now on they are, if so.
pub(super) fn is_best(variant: Variant, turns: u32) -> bool {
    let better = best(variant).is_none_or(|best| turns <= best);
    if better {
        shelf::set_setting(&kept(variant), &turns.to_string());
    }
    better
}

/// Whether the grid of a game was known before: a game that began earlier has the same luck. It counts for no best.
pub(super) fn was_known(id: &GameId, seed: Seed) -> bool {
    let same = format!("\"seed\":{},", seed.0);
    let games = shelf::list();
    let began = games.iter().find(|saved| saved.id == *id).map_or(0.0, |saved| saved.began);
    let of_it = |saved: &Saved| saved.head.contains("\"rememory\"") && saved.head.contains(&same);
    games.iter().any(|saved| saved.id != *id && saved.began < began && of_it(saved))
}
