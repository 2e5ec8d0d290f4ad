//! A modal dialog.

use leptos::html;

use crate::ui::prelude::*;

use super::{foot::PrimaryButton, nothing};
use crate::{
    browser::{dialog, page},
    ui::{afterwards::afterwards, opponents::Opponents},
};

/// A real `<dialog>`: the browser keeps the focus inside, and Escape closes it. It appears and disappears at once; its
/// content is added after the first frame, and only then is the page below inert.
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
    /// Its title.
    #[prop(into)]
    title: String,
    /// Whether it may be longer than the screen, so that people read it from its beginning.
    #[prop(optional)]
    long: bool,
    /// Its content.
    children: ChildrenFn,
) -> AnyView {
    let node = NodeRef::<html::Dialog>::new();
    let opener = StoredValue::new_local(dialog::Opener::default());
    let was_open = afterwards(Memo::new(move |_| open.get()));
    let filled = Memo::new(move |_| open.get() && was_open.get());
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        match open.get() {
            open if open != dialog.hidden() => return,
            true => opener.set_value(dialog::show(&dialog)),
            false => dialog::hide(&dialog),
        }
        page::after_painting(move || {
            if open.try_get_untracked() == Some(false) {
                // The dialog may be gone by now.
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
    let on_browser_close = move |_| {
        if node.get_untracked().is_some_and(|dialog| dialog::was_closed_by_browser(&dialog)) {
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
    let head = move || {
        if open.get() {
            let title = title.clone();
            // A long dialog is read from its beginning, so the title gets the focus, not the first button below.
            view! { <h2 tabindex=long.then_some("-1") autofocus=long.then_some("")>{title}</h2> }.into_any()
        } else {
            nothing()
        }
    };
    let inside = move || {
        Opponents::wait_here();
        PrimaryButton::hide_from_dialog();
        view! {
            <div class="dialog-body stack">{children()}</div>
            <button type="button" class="quiet close" on:click=move |_| on_close.run(())>
                <span aria-hidden="true">"×"</span><span class="visually-hidden">"Close"</span>
            </button>
        }
        .into_any()
    };
    view! {
        <dialog
            node_ref=node
            popover="manual"
            closedby="closerequest"
            on:pointerdown=move |press| began_beside.set_value(is_beside(&press))
            on:click=close_beside
            aria-label=label
            hidden
            on:close=on_browser_close
        >
            {head}
            {move || if filled.get() { inside() } else { nothing() }}
        </dialog>
    }
    .into_any()
}
