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
/// stands home, as it was painted at the start. With a `party` the copy carries that along, as inert text.
pub fn of_page(party: Option<&str>) -> Option<String> {
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
    if let Ok(Some(former)) = copy.query_selector(PARTY) {
        former.remove();
    }
    let page = copy.outer_html();
    let (head, rest) = page.split_at(page.rfind("</body>")?);
    Some(match party {
        // In JSON a `<` stands only in strings, and there it may be written so; a script would end at `</script`.
        Some(party) => {
            let inert = party.replace('<', "\\u003c");
            [
                "<!doctype html>\n",
                head,
                "<script id=\"party\" type=\"application/json\">",
                &inert,
                "</script>",
                rest,
            ]
            .concat()
        }
        None => ["<!doctype html>\n", &page].concat(),
    })
}

/// Where a copy carries a party.
const PARTY: &str = "script#party";

/// The party that this page carries, if it was saved with one.
pub fn carried() -> Option<String> {
    web_sys::window()?.document()?.query_selector(PARTY).ok()??.text_content()
}

/// Home as it was painted before the game was awake, which `index.html` keeps aside.
fn painted() -> Option<String> {
    let kept = web_sys::window()?.document()?.query_selector("template#home").ok()??;
    Some(kept.inner_html())
}
