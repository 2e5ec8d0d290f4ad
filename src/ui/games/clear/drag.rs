//! A pointer that is drawn along the coins of a line, to choose them (CL-R25).

use leptos::ev::PointerEvent;

use crate::ui::prelude::*;

use super::state::ClearTable;
use crate::browser::capture;

/// Where a pointer came down on the large card. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct LineDrag {
    from: StoredValue<Option<u8>>,
    /// Whether the last press was drawn to another square, and so is no tap.
    far: StoredValue<bool>,
}

impl LineDrag {
    pub(super) fn new() -> Self {
        Self { from: StoredValue::new(None), far: StoredValue::new(false) }
    }

    /// The pointer comes down on a square.
    pub(super) fn begin(self, square: u8, press: &PointerEvent) {
        if press.is_primary() && press.button() == 0 {
            capture::release(press);
            self.far.set_value(false);
            self.from.set_value(Some(square));
        }
    }

    /// Whether the press that ends here was a tap. What is pressed by a key was never drawn anywhere.
    pub(super) fn was_tap(self, press: &leptos::ev::MouseEvent) -> bool {
        press.detail() == 0 || !self.far.get_value()
    }
}

/// The pointer comes over a square; if it is down, it chooses all coins from where it came down to here.
pub(super) fn over(table: ClearTable, square: u8) {
    let Some(from) = table.drag.from.get_value() else { return };
    if from != square || table.drag.far.get_value() {
        table.drag.far.set_value(true);
        table.draw(from, square);
    }
}

/// Lets go of what is chosen when the pointer is lifted, wherever that is; only then is said what is wrong with it.
pub(super) fn listen(table: ClearTable) {
    let end = move |_: PointerEvent| {
        if table.drag.from.get_value().is_some() {
            table.drag.from.set_value(None);
            if table.drag.far.get_value() {
                table.say_what_is_wrong();
            }
        }
    };
    let lifted = window_event_listener(leptos::ev::pointerup, end);
    let cancelled = window_event_listener(leptos::ev::pointercancel, end);
    on_cleanup(move || {
        lifted.remove();
        cancelled.remove();
    });
}
