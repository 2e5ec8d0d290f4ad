//! What is taken up by a pointer, to be carried elsewhere.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// Lets a finger enter other elements than the one it came down on, as a mouse does.
///
/// What it came down on may lie within what hears of it.
pub fn release(press: &PointerEvent) {
    if let Some(held) = press.target().and_then(|held| held.dyn_into::<Element>().ok()) {
        // A mouse is held by nothing, and says so.
        let _ = held.release_pointer_capture(press.pointer_id());
    }
}
