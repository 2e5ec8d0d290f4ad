//! What most files of `ui` import from Leptos, and how they keep a guard.
//!
//! Functions return [`AnyView`], and components are built with erased types (`.cargo/config.toml`): a type of its own for each piece of
//! markup would make the page much larger.
//!
//! `with` and `get` follow a signal; `with_untracked` reads it once. It is for presses, and for what is drawn anew when it changes
//! anyway: a screen and its foot are drawn when `TableScreen` changes, the foot of BLANK when its `Prompt` does, so what stays the same
//! as long as one is shown, such as whose turn it is, is read without following it.
//!
//! A space between a text and an element is a text of its own, as in `"once"" "`: a text that ends with one looks like a piece of a
//! sentence, and `tests/tidy/sentences.rs` finds those.

pub use leptos::prelude::{
    AddAnyAttr, AnyView, AriaAttributes, BindAttribute, Callable, Callback, Children, ChildrenFn,
    ClassAttribute, CollectView, CustomAttribute, Effect, ElementChild, ElementExt, For, Get, GetUntracked,
    GetValue, GlobalAttributes, GlobalOnAttributes, IntoAny, IntoView, LocalStorage, Memo, NodeRef,
    NodeRefAttribute, OnAttribute, PropAttribute, RwSignal, Set, SetValue, Show, Signal, StoredValue,
    StyleAttribute, Track, Update, UpdateValue, ViewFn, With, WithUntracked, WithValue, component,
    event_target_checked, event_target_value, on_cleanup, untrack, view, window_event_listener,
};

/// Keeps a guard, such as that of a listener or a timer, until the reactive owner that is current now is cleaned up: with the component
/// that calls this, or with the screen.
pub fn keep_with_owner<T: 'static>(guard: T) {
    StoredValue::new_local(guard);
}
