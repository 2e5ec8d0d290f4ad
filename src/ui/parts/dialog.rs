//! A modal dialog.

use leptos::{html, prelude::queue_microtask};

use crate::ui::prelude::*;

use super::foot::PrimaryButton;
use crate::{browser::dialog, ui::opponents::Opponents};

/// A real `<dialog>`: the browser keeps the focus inside, and Escape closes it.
///
/// Its content exists only while it is open. Meanwhile the computer players of the table wait.
#[component]
pub fn Dialog(
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// Called when Escape, a press outside or its own button closes it.
    #[prop(into)]
    on_close: Callback<()>,
    #[prop(into)] title: String,
    /// Whether it may be longer than the screen, so that people read it from its beginning.
    #[prop(optional)]
    long: bool,
    /// Its content.
    children: ChildrenFn,
) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        if open.get() {
            // Its content is drawn by then, so that what is marked `autofocus` gets the focus.
            queue_microtask(move || {
                if open.try_get_untracked() == Some(true) {
                    dialog::show(&dialog);
                }
            });
        } else {
            dialog::close(&dialog);
        }
    });
    // The browser closes it after Escape or a press beside it. It says so later, when the dialog may be open again, or gone.
    let on_browser_close = move |_| {
        let is_closed = node.try_get_untracked().flatten().is_some_and(|dialog| !dialog.open());
        if is_closed && open.try_get_untracked() == Some(true) {
            on_close.run(());
        }
    };
    // The page closes it after a press beside it, because a browser would also do that for the second press of a double click
    // on the button that opens it.
    let began_beside = StoredValue::new(false);
    let is_beside = move |press: &leptos::ev::MouseEvent| {
        node.get_untracked().is_some_and(|dialog| dialog::is_beside(&dialog, press))
    };
    let close_beside = move |press: leptos::ev::MouseEvent| {
        if began_beside.get_value() && is_beside(&press) {
            on_close.run(());
        }
    };
    let label = title.clone();
    let inside = move || {
        Opponents::wait_here();
        PrimaryButton::hide_from_dialog();
        view! {
            // A long dialog is read from its beginning, so the title gets the focus, not the first button below.
            <h2 tabindex=long.then_some("-1") autofocus=long.then_some("")>{title.clone()}</h2>
            <div class="dialog-body stack">{children()}</div>
            <button type="button" class="quiet close" on:click=move |_| on_close.run(())>
                <span aria-hidden="true">"×"</span><span class="visually-hidden">"Close"</span>
            </button>
        }
    };
    let is_open = Memo::new(move |_| open.get());
    view! {
        <dialog
            node_ref=node
            closedby="closerequest"
            on:pointerdown=move |press| began_beside.set_value(is_beside(&press))
            on:click=close_beside
            aria-label=label
            on:close=on_browser_close
        >
            {move || is_open.get().then(&inside)}
        </dialog>
    }
    .into_any()
}
