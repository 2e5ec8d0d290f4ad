//! Cards that match are lit in a group's first game, and afterwards if somebody switches it on (LK-34).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{browser::storage, screens::blank::TableScreen, ui::parts::controls::Toggle};

/// The setting. Without a value, no game was finished yet.
const SETTING: &str = "blank-lit";

/// Whether cards are lit.
pub(super) fn is_on() -> bool {
    storage::setting(SETTING).is_none_or(|value| value == "on")
}

fn switch_to(on: bool) {
    storage::set_setting(SETTING, if on { "on" } else { "off" });
}

/// Switches it off at the end of the first game, unless somebody has chosen it.
pub(super) fn end_with_first_game(game: BlankContext) {
    Effect::new(move |_| {
        if game.screen.get() == TableScreen::Ceremony && storage::setting(SETTING).is_none() {
            switch_to(false);
        }
    });
}

/// The switch, for the dialog behind the three dots. Nothing if a house rule marks the cards.
pub(super) fn switch(game: BlankContext) -> AnyView {
    if game.with_untracked(|view| view.house.mark_playable) {
        return ().into_any();
    }
    let turn = Callback::new(move |on| {
        switch_to(on);
        game.lit.set(on);
    });
    let line = "In everybody’s own turn. Other cards can still be tried.";
    view! { <Toggle title="Light the cards that match" line on=game.lit turn/> }.into_any()
}
