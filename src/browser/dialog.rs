//! Dialogs: shown at once, and made modal a moment later.
//!
//! Making a dialog modal makes the browser restyle the rest of the page. With many players that costs several
//! times as much as the dialog itself. So a dialog is first shown as a popover, and becomes modal after it
//! was painted. For the same reason it is first hidden, and is closed after the page was painted without it.

use wasm_bindgen::JsCast;
use web_sys::{Document, EventTarget, HtmlDialogElement, HtmlElement, MouseEvent};

use super::focus;

/// The element that had the focus before a dialog was shown.
#[derive(Default)]
pub struct Opener(Option<HtmlElement>);

/// Shows a dialog above everything else, and returns what had the focus. The dialog needs `popover="manual"`.
pub fn show(dialog: &HtmlDialogElement) -> Opener {
    let opener = focus::focused().and_then(|opener| opener.dyn_into().ok());
    dialog.set_hidden(false);
    // An error means that the dialog is shown already, or that the browser has no popovers. Without popovers,
    // `show_modal` shows it.
    let _ = dialog.show_popover();
    Opener(opener)
}

/// Makes a dialog modal: from now on the rest of the page cannot be reached.
pub fn show_modal(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        let _ = dialog.hide_popover();
        // This fails only if the dialog was removed from the page.
        let _ = dialog.show_modal();
    }
}

/// Hides a dialog. [`close`] has to follow.
pub fn hide(dialog: &HtmlDialogElement) {
    dialog.set_hidden(true);
}

/// Closes a hidden dialog: the rest of the page can be reached again, and the focus returns to where it was before, unless
/// another element has it by now. If what had the focus is gone, the primary button gets it.
pub fn close(dialog: &HtmlDialogElement, Opener(opener): &Opener) {
    let _ = dialog.hide_popover();
    dialog.close();
    if focus::is_lost()
        && let Some(opener) = opener
    {
        // This fails only for an element that was removed from the page.
        let _ = opener.focus();
    }
    if focus::is_lost() {
        focus::set_to_primary();
    }
}

/// Whether the browser (after Escape) or [`close_all`] closed the dialog, not [`close`]. The
/// browser sends the same event for all of them, and so late that the dialog may be open again.
pub fn was_closed_by_browser(dialog: &HtmlDialogElement) -> bool {
    !dialog.hidden() && !dialog.open() && !dialog.matches(":popover-open").unwrap_or(false)
}

/// Whether somebody presses beside a modal dialog, on the page below.
pub fn is_beside(dialog: &HtmlDialogElement, press: &MouseEvent) -> bool {
    let on_it = press.target().is_some_and(|target| target == *dialog.unchecked_ref::<EventTarget>());
    let area = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(press.client_x()), f64::from(press.client_y()));
    on_it && !((area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y))
}

/// Closes every open dialog, because a dialog would be above the curtain.
pub fn close_all() {
    let first_open = || document()?.query_selector("dialog:is([open], :popover-open)").ok()?;
    while let Some(dialog) = first_open() {
        let dialog = dialog.unchecked_ref();
        // While the dialog is only a popover, `dialog.close()` does nothing and sends no event.
        show_modal(dialog);
        dialog.close();
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
