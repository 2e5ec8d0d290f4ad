//! Event listeners that are removed when they are dropped.

use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Event, EventTarget};

/// What the browser is told for a listener in the capture phase.
const CAPTURE: bool = true;

/// Some event listeners, removed together.
#[must_use = "the listeners are removed when this is dropped; keep it, or call `keep_forever`"]
pub struct ListenerGuard {
    listeners: Vec<Listener>,
}

struct Listener {
    target: EventTarget,
    event: &'static str,
    /// Whether it is called in the capture phase, before the event's target gets the event.
    capture: bool,
    closure: Closure<dyn FnMut(Event)>,
}

impl ListenerGuard {
    /// Without listeners.
    pub(super) fn new() -> Self {
        Self { listeners: Vec::new() }
    }

    /// Listens for `event` on the window.
    pub(super) fn on_window(self, event: &'static str, listener: Box<dyn FnMut(Event)>) -> Self {
        match web_sys::window() {
            Some(window) => self.on(&window, event, listener),
            None => self,
        }
    }

    /// Listens for `event` on the window in the capture phase, before its target gets it.
    pub(super) fn capture_on_window(self, event: &'static str, listener: Box<dyn FnMut(Event)>) -> Self {
        match web_sys::window() {
            Some(window) => self.listen(&window, event, CAPTURE, listener),
            None => self,
        }
    }

    /// Listens for `event` on the document.
    pub(super) fn on_document(self, event: &'static str, listener: Box<dyn FnMut(Event)>) -> Self {
        match web_sys::window().and_then(|window| window.document()) {
            Some(document) => self.on(&document, event, listener),
            None => self,
        }
    }

    /// Listens for `event` on `target`, and on everything inside it if the event bubbles.
    pub(super) fn on(
        self,
        target: &EventTarget,
        event: &'static str,
        listener: Box<dyn FnMut(Event)>,
    ) -> Self {
        self.listen(target, event, !CAPTURE, listener)
    }

    fn listen(
        mut self,
        target: &EventTarget,
        event: &'static str,
        capture: bool,
        listener: Box<dyn FnMut(Event)>,
    ) -> Self {
        let closure = Closure::wrap(listener);
        let listener = closure.as_ref().unchecked_ref();
        if target.add_event_listener_with_callback_and_bool(event, listener, capture).is_ok() {
            self.listeners.push(Listener { target: target.clone(), event, capture, closure });
        }
        self
    }

    /// Keeps the listeners as long as the page is open.
    pub fn keep_forever(self) {
        std::mem::forget(self);
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        let listener = self.closure.as_ref().unchecked_ref();
        // To remove a listener that is gone is no error, so there is nothing to handle.
        let _ = self.target.remove_event_listener_with_callback_and_bool(self.event, listener, self.capture);
    }
}
