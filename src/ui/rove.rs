//! Arrow keys in a grid of buttons (roving `tabindex`): the grid is one tab stop, and arrows, Home and End move within it.

use leptos::ev::KeyboardEvent;

use crate::browser::focus;

/// Moves the focus within the element marked `data-rove`. To be called on its `keydown`.
pub fn arrows(event: KeyboardEvent) {
    if focus::move_in_grid(&event) {
        event.prevent_default();
    }
}

/// The same where the buttons are pieces that Space picks: Enter presses the large button, which plays them.
pub fn arrows_or_play(event: KeyboardEvent) {
    if event.key() == "Enter" {
        event.prevent_default();
        focus::press("[data-foot] [data-primary]");
    } else {
        arrows(event);
    }
}

/// The `tabindex` of the button at `index`: at first only the first button is a tab stop.
pub fn tab_stop(index: usize) -> &'static str {
    if index == 0 { "0" } else { "-1" }
}
