//! What may come a moment after the answer to a press.

use crate::ui::prelude::*;

use crate::browser::page;

/// Follows `now` when the page has been painted: for what tells of a press and is not the answer to it, such as the
/// strip or who comes next. So the answer is there a frame earlier.
///
/// Never for what has to be gone at once: it would stand in the page for a frame longer.
pub fn afterwards<T: Clone + PartialEq + Send + Sync + 'static>(now: Memo<T>) -> RwSignal<T> {
    let shown = RwSignal::new(now.get_untracked());
    let catch_up = move || {
        // Either may be gone with its table by then.
        if let (Some(now), Some(then)) = (now.try_get_untracked(), shown.try_get_untracked())
            && now != then
        {
            shown.try_set(now);
        }
    };
    Effect::new(move || {
        now.track();
        page::after_painting(catch_up);
    });
    shown
}
