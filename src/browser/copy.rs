//! A copy of the page, to be given away.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// Whether this page can be copied: one that is still in parts, as while it is being built, cannot.
pub fn can_be_made() -> bool {
    painted().is_some()
}

/// The page as it was loaded, as the text of a file; nothing if it cannot be copied.
///
/// Whatever the page has drawn since, and how this table likes it, stays out: in the room where the game is drawn
/// stands home, as it was painted at the start.
pub fn of_page() -> Option<String> {
    let painted = painted()?;
    let page = web_sys::window()?.document()?.document_element()?;
    let copy: Element = page.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    copy.query_selector("#partypiece").ok()??.set_inner_html(&painted);
    for liked in ["data-theme", "data-text"] {
        // An attribute that is not there needs no removing.
        let _ = copy.remove_attribute(liked);
    }
    // Only a host has a manifest, and the boot script asks for it where there is one.
    if let Ok(Some(manifest)) = copy.query_selector("link[rel=manifest]") {
        manifest.remove();
    }
    Some(["<!doctype html>\n", &copy.outer_html()].concat())
}

/// Home as it was painted before the game was awake, which `index.html` keeps aside.
fn painted() -> Option<String> {
    let kept = web_sys::window()?.document()?.query_selector("template#home").ok()??;
    Some(kept.inner_html())
}
