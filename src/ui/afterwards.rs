//! Signals that follow one frame late, so that the answer to a press is drawn first.

use crate::{browser::page, ui::prelude::*};

/// Follows `now` one frame late: for what only reports a press, such as the strip or who is next. The answer itself is
/// drawn a frame earlier because of that.
///
/// Never use it for what has to disappear at once: it would stay on the screen for a frame longer.
pub fn afterwards<T: Clone + PartialEq + Send + Sync + 'static>(now: Memo<T>) -> Signal<T> {
    let shown = RwSignal::new(now.get_untracked());
    let catch_up = move || {
        // Both may be gone by then, together with their table.
        if let Some(now) = now.try_get_untracked()
            && shown.try_with_untracked(|shown| *shown != now) == Some(true)
        {
            shown.try_set(now);
        }
    };
    Effect::new(move || {
        now.track();
        page::after_painting(catch_up);
    });
    shown.into()
}

/// The same, but without delay where `at_once` says so of the old and the new value: what must disappear at once does
/// not wait, nor does the answer itself.
pub fn afterwards_unless<T: Clone + PartialEq + Send + Sync + 'static>(
    at_once: fn(&T, &T) -> bool,
    now: Memo<T>,
) -> Memo<T> {
    let then = afterwards(now);
    Memo::new(
        move |_| if now.with(|now| then.with(|then| at_once(then, now))) { now.get() } else { then.get() },
    )
}
