//! How a wrong tile is hidden again: by a press or after some seconds. The page decides this, not the rules.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{TimeoutGuard, start_timeout},
        shelf,
    },
    rules::rememory::{Action, Rememory, View},
    screens::rememory::acting_seat,
    ui::session::Session,
};

/// The setting that stores the choice.
const SETTING: &str = "rememory-close";

/// The choices in seconds; 0 means by a press.
pub(super) const CHOICES: [u32; 4] = [0, 3, 5, 8];

/// How many seconds a wrong tile stays visible; `None` if somebody has to press (RM-R04).
pub(super) fn seconds() -> Option<u32> {
    let stored: u32 = shelf::setting(SETTING)?.parse().ok()?;
    CHOICES.into_iter().find(|&seconds| seconds == stored && seconds > 0)
}

/// Stores the choice.
pub(super) fn choose(seconds: u32) {
    shelf::set_setting(SETTING, &seconds.to_string());
}

/// Hides a wrong tile after the chosen time, while `active` is true.
pub(super) fn close_after_time(session: Session<Rememory>, active: Signal<bool>) {
    let is_shown = Memo::new(move |_| active.get() && session.view.with(View::is_wrong));
    let waiting = StoredValue::new_local(None::<TimeoutGuard>);
    Effect::new(move |_| {
        let wait = seconds().filter(|_| is_shown.get());
        waiting.set_value(wait.map(|seconds| {
            start_timeout(seconds * 1000, move || {
                // It may be hidden already; then the refusal does not matter.
                let _ = session.play(session.view.with_untracked(acting_seat), Action::Close);
            })
        }));
    });
}
