//! The capture of a pointer, and its position on an element.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

/// The position of a pointer on the listening element, from the left and from the top, 0 to 255 each, as a drawing has it. Without an
/// element it is the middle.
pub fn position(event: &PointerEvent) -> [u8; 2] {
    let element = event.current_target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(rect) = element.map(|element| element.get_bounding_client_rect()) else { return [128, 128] };
    let scaled = |position: i32, from: f64, length: f64| {
        // A position outside is moved to the edge. `max` avoids a division by 0 for an element without size.
        ((f64::from(position) - from) / length.max(1.0) * 256.0).clamp(0.0, 255.0) as u8
    };
    [scaled(event.client_x(), rect.left(), rect.width()), scaled(event.client_y(), rect.top(), rect.height())]
}

/// Captures the pointer, so that the element gets its events outside too.
pub fn capture(event: &PointerEvent) {
    if let Some(element) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
        // An error means that the pointer is gone already.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// Lets a finger, like a mouse, send its events to the element under it. Browsers capture a finger for the element that it
/// touches first, and this releases that capture.
///
/// The touched element may be a child of the listening one.
pub fn release(press: &PointerEvent) {
    if let Some(touched) = press.target().and_then(|target| target.dyn_into::<Element>().ok()) {
        // Browsers do not capture a mouse by themselves, so a mouse has nothing to release: an error.
        let _ = touched.release_pointer_capture(press.pointer_id());
    }
}
