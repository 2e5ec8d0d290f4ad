//! Modal dialogs.

use leptos::prelude::queue_microtask;
use wasm_bindgen::JsCast;
use web_sys::{EventTarget, HtmlDialogElement, MouseEvent};

use super::focus;

/// Shows a dialog above everything else. The rest of the page cannot be reached while it is open.
pub fn show(dialog: &HtmlDialogElement) {
    if !dialog.open() {
        // This fails only if the dialog was removed from the page.
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog. The browser gives the focus back to what had it before; if that is gone, the field or button marked
/// `data-cursor` gets it, or else the primary button.
pub fn close(dialog: &HtmlDialogElement) {
    if dialog.open() {
        dialog.close();
        // Its content is removed by then.
        queue_microtask(|| {
            if focus::is_lost() && !focus::set("[data-cursor]:not([inert] *)") {
                focus::set_to_primary();
            }
        });
    }
}

/// Closes every open dialog, because a dialog would be above the curtain, which takes the focus itself.
pub fn close_below_curtain() {
    let first_open = || web_sys::window()?.document()?.query_selector("dialog[open]").ok()?;
    while let Some(dialog) = first_open() {
        dialog.unchecked_ref::<HtmlDialogElement>().close();
    }
}

/// Whether somebody presses beside a modal dialog, on the page below.
pub fn is_beside(dialog: &HtmlDialogElement, press: &MouseEvent) -> bool {
    // The press on a part of its content has that part as its target.
    let is_on_dialog_or_backdrop =
        press.target().is_some_and(|target| target == *dialog.unchecked_ref::<EventTarget>());
    let area = dialog.get_bounding_client_rect();
    let (x, y) = (f64::from(press.client_x()), f64::from(press.client_y()));
    is_on_dialog_or_backdrop
        && !((area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y))
}
