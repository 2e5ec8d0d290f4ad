//! Past rulings: stored with the settings, and shown as sentences.

use crate::ui::prelude::*;

use crate::{
    browser::shelf,
    play::{PastRuling, PastRulings},
};

/// The setting that stores rulings, so they are part of a backup.
const SETTING: &str = "rulings";

/// All stored rulings.
pub fn stored() -> PastRulings {
    shelf::setting(SETTING).map(|text| PastRulings::read(&text)).unwrap_or_default()
}

/// Stores rulings.
pub fn store(past_rulings: &PastRulings) {
    shelf::set_setting(SETTING, &past_rulings.to_text());
}

/// Adds rulings to the stored ones.
pub(super) fn remember(rulings: Vec<PastRuling>) {
    if rulings.is_empty() {
        return;
    }
    let mut past_rulings = stored();
    for ruling in rulings {
        past_rulings.remember(ruling);
    }
    store(&past_rulings);
}

/// Past rulings in sentences.
pub(super) fn sentences(past_rulings: Vec<String>) -> AnyView {
    let line = |past_ruling: String| view! { <p class="past-ruling">{past_ruling}</p> }.into_any();
    past_rulings.into_iter().map(line).collect_view().into_any()
}
