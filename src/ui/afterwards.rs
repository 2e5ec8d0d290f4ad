//! What may come a moment after the answer to a press.

use std::sync::Arc;

use leptos::prelude::{self as graph, GetUntracked, Set, Track};

use super::signals::Held;
use crate::{browser::page, ui::prelude::*};

/// Follows `now` when the page has been painted: for what tells of a press and is not the answer to it, such as the
/// strip or who comes next. So the answer is there a frame earlier.
///
/// Never for what has to be gone at once: it would stand in the page for a frame longer.
pub fn afterwards<T>(now: impl Fn() -> T + Send + Sync + 'static) -> Signal<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    after(Memo::new(move |_| now()))
}

/// The same, but at once where what was there `has_to_go` when there is something else.
pub fn afterwards_unless<T>(has_to_go: fn(&T, &T) -> bool, now: Memo<T>) -> Memo<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let then = after(now);
    Memo::new(move |_| {
        now.with(|now| then.with(|then| if has_to_go(then, now) { now } else { then }.clone()))
    })
}

fn after<T: PartialEq + Send + Sync + 'static>(now: Memo<T>) -> Signal<T> {
    Signal::of(follow(now.held()))
}

/// Compiled once, whatever it is that is followed: a memo that comes to the same again holds the very same.
fn follow(now: graph::Signal<Held>) -> graph::Signal<Held> {
    let shown = graph::RwSignal::new(now.get_untracked());
    let catch_up = move || {
        // Either may be gone with its table by then.
        if let (Some(now), Some(then)) = (now.try_get_untracked(), shown.try_get_untracked())
            && !Arc::ptr_eq(&now, &then)
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
