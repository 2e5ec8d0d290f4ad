//! Dialogs: laid on the table at once, and kept before everything else a moment later.
//!
//! A browser that takes a dialog as modal puts all the rest of the page out of reach, and for that works out the style of
//! everything in it anew: at a long table that is several times what the dialog itself takes. So a dialog is shown as a
//! popover, and becomes modal when it has been painted; and it is out of sight before it is closed.

use wasm_bindgen::JsCast;
use web_sys::{Document, HtmlDialogElement, HtmlElement};

use super::focus;

/// What had the focus before a dialog was shown.
#[derive(Default)]
pub struct Opener(Option<HtmlElement>);

/// Shows it before everything else, and says what had the focus until then. Its `popover` has to be `manual`.
pub fn show(dialog: &HtmlDialogElement) -> Opener {
    let opener = focus::focused().and_then(|opener| opener.dyn_into().ok());
    dialog.set_hidden(false);
    // Shown twice, it stays; a browser that knows no popovers shows it when it is kept.
    let _ = dialog.show_popover();
    Opener(opener)
}

/// Keeps the focus in what is shown: all the rest of the page is out of reach from now on.
pub fn keep(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        let _ = dialog.hide_popover();
        // It fails only if the dialog has left the page, and then there is nothing to keep.
        let _ = dialog.show_modal();
    }
}

/// Puts it out of sight.
pub fn hide(dialog: &HtmlDialogElement) {
    dialog.set_hidden(true);
}

/// Closes what is out of sight: the rest of the page is in reach again, and the focus where it was, unless somebody has
/// moved it since.
pub fn close(dialog: &HtmlDialogElement, Opener(opener): &Opener) {
    let _ = dialog.hide_popover();
    dialog.close();
    if focus::is_lost()
        && let Some(opener) = opener
    {
        // It fails only for what has left the page, and that needs no focus.
        let _ = opener.focus();
    }
}

/// Whether it was closed by the browser, as by Escape or by a press beside it, and not by [`close`]: a browser tells of
/// either, and late, when it may have been shown again.
pub fn is_left(dialog: &HtmlDialogElement) -> bool {
    !dialog.hidden() && !dialog.open() && !dialog.matches(":popover-open").unwrap_or(false)
}

/// Closes whatever is open, however new: a dialog stands before everything, also before a curtain.
pub fn close_all() {
    let open = || document()?.query_selector("dialog:is([open], :popover-open)").ok()?;
    while let Some(dialog) = open() {
        let dialog = dialog.unchecked_ref();
        keep(dialog);
        dialog.close();
    }
}

fn document() -> Option<Document> {
    web_sys::window()?.document()
}
