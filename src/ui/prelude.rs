//! What most files of `ui` import from Leptos.

pub use leptos::prelude::{
    AddAnyAttr, AnyView, AriaAttributes, BindAttribute, Callable, Callback, Children, ChildrenFn,
    ClassAttribute, CollectView, CustomAttribute, Effect, ElementChild, ElementExt, For, Get, GetUntracked,
    GetValue, GlobalAttributes, GlobalOnAttributes, IntoAny, IntoView, LocalStorage, Memo, NodeRef,
    NodeRefAttribute, OnAttribute, PropAttribute, RwSignal, Set, SetValue, Show, Signal, StoredValue,
    StyleAttribute, Track, Update, UpdateValue, ViewFn, With, WithUntracked, WithValue, component,
    event_target_checked, event_target_value, on_cleanup, untrack, view, window_event_listener,
};
