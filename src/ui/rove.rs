//! Arrow keys among buttons that lie in a grid: one stop for Tab, and arrows, Home and End within.

use leptos::ev::KeyboardEvent;

use crate::browser::focus;

/// Moves the focus within whatever is marked `data-rove`, if the key is one that moves. For `on:keydown` there.
pub fn arrows(event: KeyboardEvent) {
    if focus::step(&event.key()) {
        event.prevent_default();
    }
}

/// The place in the order of Tab of the button at `at`: only the first can be reached by it, until another had the
/// focus.
pub fn tab_stop(at: usize) -> &'static str {
    if at == 0 { "0" } else { "-1" }
}
