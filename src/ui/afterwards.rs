//! What may come a moment after the answer to a press.

use std::sync::Arc;

use leptos::prelude::{self as graph, GetUntracked, Set, Track};

use super::signals::Held;
use crate::{browser::page, ui::prelude::*};

/// Follows `now` when the page has been painted: for what tells of a press and is not the answer to it, such as the
/// strip or who comes next. So the answer is there a frame earlier.
///
/// Never for what has to be gone at once: it would stand in the page for a frame longer.
pub fn afterwards<T: Send + Sync + 'static>(now: Memo<T>) -> Signal<T> {
    Signal::of(follow(now.held()))
}

/// The same, but `at_once` where that says so of what is shown and of what is there now: what has to go does not wait, nor
/// does what is the answer itself.
pub fn afterwards_unless<T: Send + Sync + 'static>(at_once: fn(&T, &T) -> bool, now: Memo<T>) -> Memo<T> {
    let then = afterwards(now);
    Memo::one_of(move || if now.with(|now| then.with(|then| at_once(then, now))) { *now } else { then })
}

/// Compiled once, whatever it is that is followed: a memo that comes to the same again holds the very same.
/// Nothing but a memo can be followed so: what a signal holds is changed where it lies, unless somebody holds on to it.
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
