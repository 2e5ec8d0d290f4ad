//! A dialog, for the few things that cannot be undone and for what is read beside the game.

use leptos::html;

use crate::ui::prelude::*;

use super::{foot::Large, nothing};

/// A real `<dialog>`: the browser keeps the focus inside it, and Escape closes it.
///
/// What is inside exists only while it is open.
#[component]
pub fn Dialog(
    /// Whether it is open.
    #[prop(into)]
    open: Signal<bool>,
    /// It was closed by Escape, by a press beside it, or by its own button.
    #[prop(into)]
    on_close: Callback<()>,
    /// What it is about.
    #[prop(into)]
    title: String,
    /// What it says, and its buttons.
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        if open.get() == dialog.open() {
        } else if open.get() {
            // It fails only if the dialog has left the page, and then there is nothing to show.
            let _ = dialog.show_modal();
        } else {
            dialog.close();
        }
    });
    let head = title.clone();
    let inside = move || {
        Large::keep_from();
        view! { <h2>{head.clone()}</h2> {children()} }
    };
    view! {
        <dialog node_ref=node closedby="any" aria-label=title on:close=move |_| on_close.run(())>
            {move || if open.get() { inside() } else { nothing() }}
        </dialog>
    }
}
