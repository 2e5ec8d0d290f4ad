//! Draws the page: `html!`, one type of view, and one kind of effect that draws.
//!
//! Signals, memos, effects, contexts and components are Leptos'. Its elements are not: there every closure, attribute
//! and tree is a type of its own, compiled again for each. `README.md`, which follows, says what differs, and what that
//! saves.
#![doc = ""]
#![doc = include_str!("../README.md")]

mod builder;
mod dom;
mod effect;
pub mod flow;
mod focus;
mod html;
mod rows;
mod subsequence;
mod template;
mod value;

pub use flow::{Content, ContentFn, Each, FromChildren, If};
pub use html::{CollectHtml, Html, IntoHtml, Render};
pub use lean_macros::html;
pub use value::{IntoValue, ReactiveValue, Value, ValueSource};

#[doc(hidden)]
pub use builder::Builder;
#[doc(hidden)]
pub use leptos;
#[doc(hidden)]
pub use template::Part;

use any_spawner::Executor;
use leptos::prelude::Owner;
use wasm_bindgen::JsCast;

use dom::Node;

/// Draws a view in place of what stands in an element, for as long as the page lives.
pub fn mount(element: &web_sys::Element, render: impl FnOnce() -> Html) {
    // It fails only if it was done before.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| replace_children(element, render()));
    std::mem::forget(owner);
}

/// Draws a view in place of what stands in an element. What is reactive in it stays so for as long as the current owner.
///
/// It is for the rare element that must outlive those who say what is in it; everything else is a closure in `html!`.
pub fn replace_children(element: &web_sys::Element, view: Html) {
    let element: &Node = element.unchecked_ref();
    element.clear();
    view.insert_into(element, None);
}
