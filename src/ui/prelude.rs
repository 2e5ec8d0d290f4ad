//! What most files of `ui` import: Leptos' signals and components, and `lean`, which draws.

pub use leptos::prelude::{
    Callable, Callback, Effect, Get, GetUntracked, GetValue, LocalStorage, Memo, NodeRef, RwSignal, Set,
    SetValue, Signal, StoredValue, Track, Update, UpdateValue, With, WithUntracked, WithValue, component,
    event_target_checked, event_target_value, on_cleanup, untrack, window_event_listener,
};

pub use lean::{CollectHtml, Content, ContentFn, Each, Html, If, IntoHtml, html};
