//! The browser: storage, files, sound, clock. The one place that names `web-sys`.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The room that `index.html` keeps for the page, empty by the time the game is awake.
///
/// Everything the game draws goes in here: what stands outside of it is cleared away at the next start.
#[must_use]
pub fn room() -> Option<HtmlElement> {
    web_sys::window()?.document()?.get_element_by_id("partypiece")?.dyn_into().ok()
}
