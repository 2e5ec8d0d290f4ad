//! Past rulings: stored with the settings, and shown as sentences.

use crate::ui::prelude::*;

use crate::{
    browser::shelf,
    play::{Precedent, Precedents},
};

/// The setting that stores rulings, so they are part of a backup.
const SETTING: &str = "rulings";

/// All stored rulings.
pub fn stored() -> Precedents {
    shelf::setting(SETTING).map(|text| Precedents::read(&text)).unwrap_or_default()
}

/// Stores rulings.
pub fn store(precedents: &Precedents) {
    shelf::set_setting(SETTING, &precedents.to_text());
}

/// Adds rulings to the stored ones.
pub(super) fn remember(rulings: Vec<Precedent>) {
    if rulings.is_empty() {
        return;
    }
    let mut precedents = stored();
    for ruling in rulings {
        precedents.remember(ruling);
    }
    store(&precedents);
}

/// Past rulings in sentences.
pub(super) fn sentences(precedents: Vec<String>) -> Html {
    let line = |precedent: String| html! { <p class="precedent">{precedent}</p> };
    precedents.into_iter().map(line).collect_html()
}
