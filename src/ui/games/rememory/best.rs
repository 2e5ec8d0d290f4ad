//! The best result of a single player by variant, stored in this browser.

use crate::{browser::shelf, rules::rememory::Variant, screens::rememory::slug};

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
