//! Releases pointer capture, so that a touch can drag something to another element.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Releases the capture, so that a finger, like a mouse, sends its events to the element under it.
///
/// The touched element may be a child of the listening one.
pub fn release(press: &PointerEvent) {
    if let Some(touched) = press.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        // A mouse has no capture, and the browser reports that as an error.
        let _ = touched.release_pointer_capture(press.pointer_id());
    }
}
