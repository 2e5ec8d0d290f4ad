//! A copy of the page, to be saved or shared.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// Whether this page can be copied. A development build, which has several files, cannot.
pub fn can_be_made() -> bool {
    painted().is_some()
}

/// The page as it was loaded, as the text of a file, or `None` if it cannot be copied.
///
/// It contains neither what was drawn since then nor settings: the copy shows the home page. A `backup` is put into it
/// as inert text.
pub fn of_page(backup: Option<&str>) -> Option<String> {
    let painted = painted()?;
    let page = web_sys::window()?.document()?.document_element()?;
    let copy: Element = page.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    copy.query_selector("#partypiece").ok()??.set_inner_html(&painted);
    for liked in ["data-theme", "data-text", "data-more-contrast"] {
        // Removing a missing attribute is no error.
        let _ = copy.remove_attribute(liked);
    }
    // Only a host has a manifest, and the boot script asks for it where there is one.
    if let Ok(Some(manifest)) = copy.query_selector("link[rel=manifest]") {
        manifest.remove();
    }
    if let Ok(Some(former)) = copy.query_selector(BACKUP) {
        former.remove();
    }
    let page = copy.outer_html();
    let (head, rest) = page.split_at(page.rfind("</body>")?);
    Some(match backup {
        // In JSON `<` occurs only in strings and may be escaped there; `</script` would end the script.
        Some(backup) => {
            let inert = backup.replace('<', "\\u003c");
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

/// Where a copy has its backup.
const BACKUP: &str = "script#party";

/// The backup in this page, if it was saved with one.
pub fn carried() -> Option<String> {
    web_sys::window()?.document()?.query_selector(BACKUP).ok()??.text_content()
}

/// The home page as `index.html` has it in a template.
fn painted() -> Option<String> {
    let kept = web_sys::window()?.document()?.query_selector("template#home").ok()??;
    Some(kept.inner_html())
}
