//! Releases pointer capture, so that a touch can drag something to another element.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Lets a finger reach other elements than the one it touched first, as a mouse does.
///
/// The touched element may be a child of the listening one.
pub fn release(press: &PointerEvent) {
    if let Some(held) = press.target().and_then(|held| held.dyn_into::<Element>().ok()) {
        // A mouse has no capture, and the browser reports that as an error.
        let _ = held.release_pointer_capture(press.pointer_id());
    }
}
