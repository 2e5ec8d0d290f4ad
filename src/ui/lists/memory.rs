//! What this browser remembers about categories: recently used ones, retired ones, and the chosen decks.
//!
//! All of it is stored as settings, so it is part of a backup. Each retired category has its own key, so that
//! the retired categories of two browsers can be merged.

use crate::{
    browser::storage,
    decks::{Line, ListDraft, recent_after},
    screens::category_decks::chosen_for_lists,
    ui::deck_storage::{DeckRef, StoredCategoryDeck},
};

/// The setting that stores recently used categories, one per line, oldest first.
const RECENT: &str = "recent-categories";
/// The setting that stores the slugs of the chosen decks, one per line.
pub(super) const CHOSEN: &str = "list-decks";
/// The prefix of the keys of retired categories, which nobody wants to get any more. The category is the rest of the key; the value is
/// empty.
const RETIRED: &str = "retired/";

/// The texts that are valid lines.
pub(super) fn lines(texts: &[String]) -> Vec<Line> {
    texts.iter().filter_map(|text| Line::parse(text).ok()).collect()
}

fn stored(key: &str) -> Vec<String> {
    storage::setting(key).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Recently used categories, oldest first.
pub(super) fn recent() -> Vec<Line> {
    lines(&stored(RECENT))
}

/// Records that a list was played.
pub(super) fn record_played(draft: &ListDraft) {
    let texts: Vec<String> = draft.rows().iter().map(|row| row.text.clone()).collect();
    let (recent, list) = (recent(), lines(&texts));
    let used: Vec<&str> = recent_after(&recent, &list).into_iter().map(Line::as_str).collect();
    storage::set_setting(RECENT, &used.join("\n"));
}

/// The retired categories, in the order of their keys.
pub(super) fn retired() -> Vec<String> {
    storage::settings(RETIRED)
}

/// Retires a category.
pub(super) fn retire(text: &str) {
    if let Ok(line) = Line::parse(text) {
        storage::set_setting(&format!("{RETIRED}{line}"), "");
    }
}

/// Allows a retired category again.
pub(super) fn allow_again(text: &str) {
    storage::delete_setting(&format!("{RETIRED}{text}"));
}

/// The chosen decks; if none is chosen, the built-in packs of categories.
pub(super) fn chosen(all_decks: &[StoredCategoryDeck]) -> Vec<DeckRef> {
    chosen_for_lists(all_decks, &stored(CHOSEN))
}

/// The chosen decks, if somebody has chosen any.
pub(super) fn chosen_by_hand(all_decks: &[StoredCategoryDeck]) -> Option<Vec<DeckRef>> {
    let slugs = stored(CHOSEN);
    (!slugs.is_empty()).then(|| chosen_for_lists(all_decks, &slugs))
}

/// Stores the chosen decks.
pub(super) fn choose(deck_refs: &[DeckRef]) {
    let slugs: Vec<String> = deck_refs.iter().map(DeckRef::slug).collect();
    storage::set_setting(CHOSEN, &slugs.join("\n"));
}
