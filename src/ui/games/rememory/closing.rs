//! How a wrong tile is hidden again: by a press or after some seconds. The page decides this, not the rules.

use crate::ui::prelude::*;

use crate::{
    browser::{
        clock::{TimeoutGuard, start_timeout},
        storage,
    },
    rules::rememory::{Action, Rememory, View},
    screens::rememory::{acting_seat, seconds_until_hidden},
    ui::session::Session,
};

/// The setting that stores the choice.
const SETTING: &str = "rememory-close";

/// How many seconds a wrong tile stays visible; `None` if somebody has to press (RM-R04).
pub(super) fn seconds() -> Option<u32> {
    seconds_until_hidden(storage::setting(SETTING).as_deref())
}

/// Stores the choice.
pub(super) fn choose(seconds: u32) {
    storage::set_setting(SETTING, &seconds.to_string());
}

/// Hides a wrong tile after the chosen time, while `active` is true.
pub(super) fn close_after_time(session: Session<Rememory>, active: Signal<bool>) {
    let is_shown = Memo::new(move |_| active.get() && session.view.with(View::is_wrong));
    let waiting = StoredValue::new_local(None::<TimeoutGuard>);
    Effect::new(move |_| {
        let wait = seconds().filter(|_| is_shown.get());
        // A time that waits already is cancelled.
        waiting.set_value(wait.map(|seconds| {
            start_timeout(seconds * 1000, move || {
                // It may be hidden already; then the refusal does not matter.
                let _ = session.play(session.view.with_untracked(acting_seat), Action::Close);
            })
        }));
    });
}
