//! Event listeners that end when they are dropped.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Event, EventTarget};

/// Listens until it is dropped.
#[must_use = "a listener that is dropped hears nothing; keep it, or say `for_ever`"]
pub struct Listening {
    ears: Vec<Ear>,
}

struct Ear {
    target: EventTarget,
    event: &'static str,
    /// Whether it is called in the capture phase, before the event's target.
    first: bool,
    closure: Closure<dyn FnMut(Event)>,
}

impl Listening {
    /// No listener yet.
    pub(super) fn new() -> Self {
        Self { ears: Vec::new() }
    }

    /// Listens for `event` on the window.
    pub(super) fn in_window(self, event: &'static str, hear: Box<dyn FnMut(Event)>) -> Self {
        match web_sys::window() {
            Some(window) => self.at(&window, event, hear),
            None => self,
        }
    }

    /// Listens for `event` on the window in the capture phase, before its target gets it.
    pub(super) fn first_in_window(self, event: &'static str, hear: Box<dyn FnMut(Event)>) -> Self {
        match web_sys::window() {
            Some(window) => self.ear(&window, event, true, hear),
            None => self,
        }
    }

    /// Listens for `event` on the document.
    pub(super) fn in_document(self, event: &'static str, hear: Box<dyn FnMut(Event)>) -> Self {
        match web_sys::window().and_then(|window| window.document()) {
            Some(document) => self.at(&document, event, hear),
            None => self,
        }
    }

    /// Listens for `event` on `target`, and on its children if the event bubbles.
    pub(super) fn at(self, target: &EventTarget, event: &'static str, hear: Box<dyn FnMut(Event)>) -> Self {
        self.ear(target, event, false, hear)
    }

    fn ear(
        mut self,
        target: &EventTarget,
        event: &'static str,
        first: bool,
        hear: Box<dyn FnMut(Event)>,
    ) -> Self {
        let closure = Closure::wrap(hear);
        let listener = closure.as_ref().unchecked_ref();
        if target.add_event_listener_with_callback_and_bool(event, listener, first).is_ok() {
            self.ears.push(Ear { target: target.clone(), event, first, closure });
        }
        self
    }

    /// Keeps listening until the page is gone.
    pub fn for_ever(self) {
        std::mem::forget(self);
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        let deaf = self.closure.as_ref().unchecked_ref();
        // An error means that the listener is gone already.
        let _ = self.target.remove_event_listener_with_callback_and_bool(self.event, deaf, self.first);
    }
}
