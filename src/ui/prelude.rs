//! What every room of the page has at hand: Leptos, with our own hand to draw and our own handles on its signals.

pub use leptos::prelude::{
    Callable, Callback, Get, GetUntracked, GetValue, LocalStorage, NodeRef, SetValue, StoredValue, Update,
    UpdateValue, WithValue, component, event_target_checked, event_target_value, on_cleanup, untrack,
    window_event_listener,
};

pub use super::{
    dom::{AnyView, Children, ChildrenFn, CollectView, Effect, For, IntoView, Show, ViewFn},
    signals::{Memo, RwSignal, Signal},
};
pub use lean::view;
