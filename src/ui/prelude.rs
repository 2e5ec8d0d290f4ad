//! What every room of the page has at hand: Leptos, save for its elements, and our own for those.

pub use leptos::{
    callback::{Callable, Callback},
    component,
    prelude::{
        Get, GetUntracked, GetValue, LocalStorage, Memo, NodeRef, NodeRefAttribute, Owner, ReadSignal,
        RwSignal, Set, SetValue, Signal, StoredValue, Track, Update, UpdateValue, With, WithUntracked,
        WithValue, event_target_checked, event_target_value, on_cleanup, queue_microtask,
        request_animation_frame, untrack, window_event_listener,
    },
};

pub use super::dom::{AnyView, Children, ChildrenFn, CollectView, Effect, For, IntoView, Show, ViewFn};
pub use lean::view;
