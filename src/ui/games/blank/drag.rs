//! Dragging a card to the Discard Pile.

use leptos::ev::PointerEvent;

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{browser::pointer, rules::blank::CardIndex};

/// A press that moves farther than this, right and down together, in pixels, is a drag.
const DRAG_DISTANCE: i32 = 12;

/// A dragged card. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct CardDrag {
    /// The pressed card, until it is released.
    card: RwSignal<Option<CardIndex>>,
    /// Where the press began, in pixels of the window.
    from: StoredValue<(i32, i32)>,
    /// How far it was moved, in pixels.
    moved: RwSignal<(i32, i32)>,
    /// Whether the pointer is over the pile.
    over: RwSignal<bool>,
    /// Whether the last press was a drag, so that it is not a tap.
    was_drag: StoredValue<bool>,
}

impl CardDrag {
    pub(super) fn new() -> Self {
        Self {
            card: RwSignal::new(None),
            from: StoredValue::new((0, 0)),
            moved: RwSignal::new((0, 0)),
            over: RwSignal::new(false),
            was_drag: StoredValue::new(false),
        }
    }

    /// Starts dragging a card.
    pub(super) fn begin(self, card: CardIndex, press: &PointerEvent) {
        if !press.is_primary() || press.button() != 0 {
            return;
        }
        pointer::release(press);
        self.from.set_value((press.client_x(), press.client_y()));
        self.was_drag.set_value(false);
        self.moved.set((0, 0));
        self.over.set(false);
        self.card.set(Some(card));
    }

    /// How far a card is moved, as a value of the CSS property `translate`; `None` while it is in its place.
    pub(super) fn translation(self, card: CardIndex) -> Option<String> {
        let (right, down) = self.moved.get();
        (self.card.get() == Some(card) && (right, down) != (0, 0)).then(|| format!("{right}px {down}px"))
    }

    /// Whether a card is dragged over the pile.
    pub(super) fn is_over(self) -> bool {
        self.over.get() && self.card.get().is_some()
    }

    /// The pointer enters or leaves the pile.
    pub(super) fn set_over(self, over: bool) {
        self.over.set(over);
    }

    /// Whether this click was a tap. A click from the keyboard is always a tap.
    pub(super) fn was_tap(self, press: &leptos::ev::MouseEvent) -> bool {
        press.detail() == 0 || !self.was_drag.get_value()
    }
}

/// Moves dragged cards with the pointer and plays those released over the pile.
pub(super) fn listen(game: BlankContext) {
    let drag = game.drag;
    let move_card = window_event_listener(leptos::ev::pointermove, move |event| {
        if drag.card.get_untracked().is_some() {
            let (x, y) = drag.from.get_value();
            let (right, down) = (event.client_x() - x, event.client_y() - y);
            if right.abs() + down.abs() > DRAG_DISTANCE {
                drag.was_drag.set_value(true);
                drag.moved.set((right, down));
            }
        }
    });
    let release = window_event_listener(leptos::ev::pointerup, move |_| {
        let over = drag.over.get_untracked();
        if let Some(card) = drag.card.try_update(Option::take).flatten().filter(|_| over) {
            game.play_with(card);
        }
    });
    let cancel = window_event_listener(leptos::ev::pointercancel, move |_| drag.card.set(None));
    // When the viewer changes, the drag ends, and the card is not played.
    Effect::new(move |_| {
        game.session.viewer.track();
        if drag.card.with_untracked(Option::is_some) {
            drag.card.set(None);
        }
    });
    on_cleanup(move || {
        move_card.remove();
        release.remove();
        cancel.remove();
    });
}
