//! A dialog, for the few things that cannot be undone and for what is read beside the game.

use leptos::html;

use crate::ui::prelude::*;

use super::{foot::Large, nothing};
use crate::{
    browser::{dialog, page},
    ui::afterwards::afterwards_unless,
};

/// A real `<dialog>`: the browser keeps the focus inside it, and Escape closes it. It is there at once and out of sight at
/// once; what it says comes when it has been painted, and what lies beneath is out of reach from then on.
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
    children: ContentFn,
) -> Html {
    let node = NodeRef::<html::Dialog>::new();
    let opener = StoredValue::new_local(dialog::Opener::default());
    let filled = afterwards_unless(|_, open| !open, Memo::new(move |_| open.get()));
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        match open.get() {
            // It is so already.
            open if open != dialog.hidden() => return,
            true => opener.set_value(dialog::show(&dialog)),
            false => dialog::hide(&dialog),
        }
        page::after_painting(move || {
            if open.try_get_untracked() == Some(false) {
                // It may have left the page by now.
                opener.try_with_value(|opener| dialog::close(&dialog, opener));
            }
        });
    });
    Effect::new(move || {
        if filled.get() {
            page::after_painting(move || {
                if let (Some(dialog), Some(true)) =
                    (node.try_get_untracked().flatten(), open.try_get_untracked())
                {
                    dialog::show_modal(&dialog);
                }
            });
        }
    });
    let left = move |_| {
        if node.get_untracked().is_some_and(|dialog| dialog::is_left(&dialog)) {
            on_close.run(());
        }
    };
    let label = title.clone();
    let head = move || {
        if open.get() {
            html! { <h2>{title.clone()}</h2> }
        } else {
            nothing()
        }
    };
    let inside = move || {
        Large::keep_from();
        children.render()
    };
    html! {
        <dialog
            node_ref=node
            popover="manual"
            closedby="any"
            aria-label=label
            hidden
            on:close=left
        >
            {head}
            {move || if filled.get() { inside() } else { nothing() }}
        </dialog>
    }
}
