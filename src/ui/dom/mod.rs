//! How views become elements.
//!
//! Components, signals, memos, effects and contexts are Leptos'. Its elements are not: there every closure, attribute
//! and tree is a type of its own, compiled again for each, and the page has a budget of bytes. Here one type is a view,
//! one kind of effect draws, and what a `view!` says stands in the page as text.

mod flow;
mod live;
mod markup;
mod mold;
mod order;
mod rows;
mod value;
mod view;

pub use flow::*;
pub use live::Effect;
pub use markup::Markup;
pub use value::{IntoValue, Source, Value};
pub use view::{AnyView, CollectView, IntoView};

use any_spawner::Executor;
use leptos::prelude::Owner;

use crate::browser::dom::Node;

/// Draws a view in a room of the page, for as long as the page lives.
pub fn mount(room: &Node, draw: impl FnOnce() -> AnyView) {
    // It fails only if it was done before.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| draw().draw(room, None));
    std::mem::forget(owner);
}
