//! Dragging along coins to choose a line (CL-R25).

use leptos::ev::PointerEvent;

use crate::ui::prelude::*;

use super::context::ClearContext;
use crate::browser::pointer;

/// A drag on the large card. Copies share their state.
#[derive(Clone, Copy)]
pub(super) struct LineDrag {
    /// The square where the press began; `None` while nothing is pressed.
    from: StoredValue<Option<u8>>,
    /// Whether the last press moved to another square, so that it is not a tap.
    was_drag: StoredValue<bool>,
}

impl LineDrag {
    pub(super) fn new() -> Self {
        Self { from: StoredValue::new(None), was_drag: StoredValue::new(false) }
    }

    /// Starts a drag at a square, if the main button of the first pointer was pressed.
    pub(super) fn begin(self, square: u8, press: &PointerEvent) {
        if press.is_primary() && press.button() == 0 {
            pointer::release(press);
            self.was_drag.set_value(false);
            self.from.set_value(Some(square));
        }
    }

    /// Whether this click was a tap. A click from the keyboard is always a tap.
    pub(super) fn was_tap(self, press: &leptos::ev::MouseEvent) -> bool {
        press.detail() == 0 || !self.was_drag.get_value()
    }
}

/// The pointer enters a square; if it is down, all coins between the first square and this one are chosen.
pub(super) fn enter(game: ClearContext, square: u8) {
    let Some(from) = game.drag.from.get_value() else { return };
    if from != square || game.drag.was_drag.get_value() {
        game.drag.was_drag.set_value(true);
        game.select_between(from, square);
    }
}

/// Ends the drag wherever the pointer is released. Only then the page says why the coins are no line.
pub(super) fn end_on_release(game: ClearContext) {
    let end = move |_: PointerEvent| {
        if game.drag.from.get_value().is_some() {
            game.drag.from.set_value(None);
            if game.drag.was_drag.get_value() {
                game.announce_problem();
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
