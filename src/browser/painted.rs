//! Takes over what was typed into the painted set-up (`public/painted.js`) before the program was there.

use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// Calls back with what was typed, as soon as no input method is in the middle of a word. From then on the painted part does
    /// nothing.
    #[wasm_bindgen(js_namespace = painted, js_name = handOver, catch)]
    fn hand_over(take: &JsValue) -> Result<(), JsValue>;

    #[wasm_bindgen(js_namespace = painted, js_name = restore, catch)]
    fn restore_focus() -> Result<(), JsValue>;
}

/// Calls back with what was typed, as JSON; with `None` if nothing was.
pub fn take(callback: impl FnOnce(Option<String>) + 'static) {
    let callback = Closure::once_into_js(move |typed: JsValue| callback(typed.as_string()));
    // This fails only in a page without the script.
    let _ = hand_over(&callback);
}

/// Gives the focus to what has taken the place of the painted element that had it, and presses Start if it was pressed.
pub fn restore() {
    // This fails only in a page without the script.
    let _ = restore_focus();
}
