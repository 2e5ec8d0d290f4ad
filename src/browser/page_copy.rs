//! A copy of the page, to be saved or shared.

use wasm_bindgen::JsCast;
use web_sys::Element;

/// Whether this page can be copied. It can if it has kept its home page, as every page that we build does.
pub fn is_possible() -> bool {
    home_page().is_some()
}

/// The page as it was loaded, as the text of a file, or `None` if it cannot be copied.
///
/// The copy shows the home page: it contains neither what was drawn since then nor settings. A `backup` is put into it as a
/// script that is not executed.
pub fn of_page(backup: Option<&str>) -> Option<String> {
    let home = home_page()?;
    let page = web_sys::window()?.document()?.document_element()?;
    let copy: Element = page.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    copy.query_selector("#partypiece").ok()??.set_inner_html(&home);
    // What the root element got since the page was loaded: settings of this browser, and what is true only here and now.
    for attribute in
        ["data-theme", "data-text", "data-more-contrast", "data-new-version", "data-second-screen"]
    {
        // Removing a missing attribute is no error.
        let _ = copy.remove_attribute(attribute);
    }
    // Only a web server has a manifest. There the script of `index.html` adds this link again.
    if let Ok(Some(manifest)) = copy.query_selector("link[rel=manifest]") {
        manifest.remove();
    }
    if let Ok(Some(old)) = copy.query_selector(BACKUP) {
        old.remove();
    }
    let page = copy.outer_html();
    let (head, rest) = page.split_at(page.rfind("</body>")?);
    Some(match backup {
        // `</script` would end the script. In JSON `<` occurs only in strings, where it can be escaped.
        Some(backup) => {
            let escaped = backup.replace('<', "\\u003c");
            [
                "<!doctype html>\n",
                head,
                "<script id=\"party\" type=\"application/json\">",
                &escaped,
                "</script>",
                rest,
            ]
            .concat()
        }
        None => ["<!doctype html>\n", &page].concat(),
    })
}

/// The selector of the script that contains the backup of a copy.
const BACKUP: &str = "script#party";

/// The backup in this page, if it was saved with one.
pub fn embedded_backup() -> Option<String> {
    web_sys::window()?.document()?.query_selector(BACKUP).ok()??.text_content()
}

/// The home page, from the template in which a script of `index.html` keeps it.
fn home_page() -> Option<String> {
    let template = web_sys::window()?.document()?.query_selector("template#home").ok()??;
    Some(template.inner_html())
}
