//! Takes over what was typed into the painted set-up (`public/painted.js`) before the program was there.

use std::{cell::Cell, rc::Rc};

use wasm_bindgen::{JsValue, closure::Closure, prelude::wasm_bindgen};

#[wasm_bindgen]
extern "C" {
    /// Calls back with what was typed, as soon as no input method is in the middle of a word. From then on the painted part does
    /// nothing.
    #[wasm_bindgen(js_namespace = painted, js_name = handOver, catch)]
    fn hand_over(take: &JsValue) -> Result<(), JsValue>;

    #[wasm_bindgen(js_namespace = painted, js_name = restore, catch)]
    fn restore() -> Result<(), JsValue>;
}

/// Calls back with what was typed, as JSON; with `None` if nothing was, or if the script of the painted part does not run.
pub fn take(callback: impl FnOnce(Option<String>) + 'static) {
    let waiting = Rc::new(Cell::new(Some(callback)));
    let in_callback = Rc::clone(&waiting);
    let take = Closure::once_into_js(move |typed: JsValue| {
        if let Some(callback) = in_callback.take() {
            callback(typed.as_string());
        }
    });
    if let Err(error) = hand_over(&take) {
        match waiting.take() {
            Some(callback) => callback(None),
            // The page itself has failed, and says so.
            None => wasm_bindgen::throw_val(error),
        }
    }
}

/// Gives the focus to what has taken the place of the painted element that had it, and presses Start if it was pressed.
pub fn hand_back() {
    // This fails only in a page in which the script does not run. Then there is nothing to restore.
    let _ = restore();
}
