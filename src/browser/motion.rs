//! Distances between elements, for animations in the style sheets.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::focus::center;

/// Sets `--to-x` and `--to-y` of the element that `selector` finds: how many pixels it is from the one that `target` finds.
pub fn set_distance(selector: &str, target: &str) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let find = |selector| document.query_selector(selector).ok().flatten();
    let (Some(element), Some(target)) = (find(selector), find(target)) else { return };
    let (from, to) = (center(&element), center(&target));
    if let Ok(element) = element.dyn_into::<HtmlElement>() {
        for (name, length) in [("--to-x", to.0 - from.0), ("--to-y", to.1 - from.1)] {
            // This fails only for an invalid name.
            let _ = element.style().set_property(name, &format!("{length}px"));
        }
    }
}
