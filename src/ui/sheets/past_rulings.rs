//! Past rulings: stored with the settings, and shown as sentences.

use crate::ui::prelude::*;

use super::SheetContext;
use crate::{
    browser::storage,
    play::{PastRulings, RulingOrigin},
};

/// The setting that stores rulings, so they are part of a backup.
const SETTING: &str = "rulings";

pub fn stored() -> PastRulings {
    storage::setting(SETTING).map(|text| PastRulings::read(&text)).unwrap_or_default()
}

/// Stores rulings.
pub fn store(past_rulings: &PastRulings) {
    storage::set_setting(SETTING, &past_rulings.to_text());
}

/// The round that is played.
pub(super) fn now(sheets: SheetContext) -> RulingOrigin {
    RulingOrigin { game: sheets.game.id.run(()), round: sheets.with_untracked(|table| table.round) }
}

/// Adds the rulings of the vote that was just counted to the stored ones.
pub(super) fn remember(sheets: SheetContext) {
    let made = sheets.game.latest_rulings.run(());
    if made.is_empty() {
        return;
    }
    let (mut past_rulings, now) = (stored(), now(sheets));
    for ruling in made {
        past_rulings.remember(ruling, now.clone());
    }
    store(&past_rulings);
}

/// After an undo, forgets the rulings of votes that were undone. After a redo, the vote that was counted again is
/// remembered again.
pub(super) fn follow(sheets: SheetContext) {
    remember(sheets);
    let before = stored();
    let mut past_rulings = before.clone();
    past_rulings.keep_made(&sheets.game.id.run(()), &sheets.game.rulings.run(()));
    if past_rulings != before {
        store(&past_rulings);
    }
}

pub(super) fn sentences(past_rulings: Vec<String>) -> AnyView {
    let line = |past_ruling: String| view! { <p class="past-ruling">{past_ruling}</p> };
    past_rulings.into_iter().map(line).collect_view().into_any()
}
