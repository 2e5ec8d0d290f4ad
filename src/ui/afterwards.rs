//! What may come a moment after the answer to a press.

use crate::{browser::page, ui::prelude::*};

/// Follows `now` when the page has been painted: for what tells of a press and is not the answer to it, such as the
/// strip or who comes next. So the answer is there a frame earlier.
///
/// Never for what has to be gone at once: it would stand in the page for a frame longer.
pub fn afterwards<T: Clone + PartialEq + Send + Sync + 'static>(now: Memo<T>) -> Signal<T> {
    let shown = RwSignal::new(now.get_untracked());
    let catch_up = move || {
        // Either may be gone with its table by then.
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

/// The same, but `at_once` where that says so of what is shown and of what is there now: what has to go does not wait, nor
/// does what is the answer itself.
pub fn afterwards_unless<T: Clone + PartialEq + Send + Sync + 'static>(
    at_once: fn(&T, &T) -> bool,
    now: Memo<T>,
) -> Memo<T> {
    let then = afterwards(now);
    Memo::new(
        move |_| if now.with(|now| then.with(|then| at_once(then, now))) { now.get() } else { then.get() },
    )
}
