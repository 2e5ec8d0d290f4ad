//! The question before an empty sheet is handed in.

use crate::ui::prelude::*;

use super::SheetContext;
use crate::{
    browser::{focus, page},
    screens::sheets::is_empty,
    ui::parts::{Dialog, Primary, Quiet},
};

/// The press that hands the sheet in by `hand_in`, and the dialog that asks first if nothing is written on it, because a press by
/// mistake would cost its writer the round (PK-05). The time goes on meanwhile.
pub(super) fn ask_if_empty(sheets: SheetContext, hand_in: Callback<()>) -> (Callback<()>, AnyView) {
    let open = RwSignal::new(false);
    let press = move |()| {
        if sheets.editor.entries.with_untracked(|sheet| is_empty(sheet)) {
            open.set(true);
        } else {
            hand_in.run(());
        }
    };
    let keep_writing = move |()| {
        open.set(false);
        // The dialog gives the focus back to the button first.
        page::after_painting(|| {
            page::after_painting(|| {
                focus::set("[data-cursor]");
            });
        });
    };
    let anyway = move |()| {
        open.set(false);
        hand_in.run(());
    };
    let dialog = view! {
        <Dialog open on_close=keep_writing title="Nothing is written. Hand in an empty sheet?">
            <div class="row">
                <Quiet on_press=anyway>"Hand in empty"</Quiet>
                <Primary on_press=keep_writing>"Keep writing"</Primary>
            </div>
        </Dialog>
    };
    (Callback::new(press), dialog.into_any())
}
