//! Where things move to, for animations of the style sheets.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::focus::middle;

/// Tells the style of what `selector` finds how far it is to what `target` finds, in pixels: `--to-x` and `--to-y`.
pub fn aim(selector: &str, target: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let find = |selector| document.query_selector(selector).ok().flatten();
    let (Some(thing), Some(target)) = (find(selector), find(target)) else { return };
    let (from, to) = (middle(&thing), middle(&target));
    if let Ok(thing) = thing.dyn_into::<HtmlElement>() {
        for (name, length) in [("--to-x", to.0 - from.0), ("--to-y", to.1 - from.1)] {
            // Only a name that is none could be refused.
            let _ = thing.style().set_property(name, &format!("{length}px"));
        }
    }
}
