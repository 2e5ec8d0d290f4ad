//! Signals that follow others one frame late, so that the answer to a press is drawn first.

use crate::{browser::page, rules::Public, ui::prelude::*};

/// Follows `now` one frame late, for parts of the page that only report what a press has changed, such as the
/// strip or who is next. So the answer to the press itself is drawn one frame earlier.
///
/// Only what is [`Public`] can be late: a secret has to disappear at once.
pub fn afterwards<T: Public>(now: Memo<T>) -> Signal<T> {
    let shown = RwSignal::new(now.get_untracked());
    let catch_up = move || {
        // Both signals may be disposed by then, together with their table.
        if let Some(now) = now.try_get_untracked() {
            shown.try_maybe_update(|shown| (shown.catch_up(now), ()));
        }
    };
    Effect::new(move || {
        now.track();
        page::after_painting(catch_up);
    });
    shown.into()
}
