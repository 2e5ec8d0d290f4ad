//! Renders the page. There is one macro (`html!`), one view type (`Html`), and one kind of render effect.
//!
//! Signals, memos, effects, contexts and components are Leptos'. Leptos' elements are not used: in Leptos every closure,
//! attribute and tree has its own type, and each type is compiled separately. `README.md`, which follows, says what
//! differs, and what that saves.
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

/// Replaces the content of an element with a view. Its reactive parts work as long as the page is open.
pub fn mount(element: &web_sys::Element, render: impl FnOnce() -> Html) {
    // This fails only if an executor is already set.
    let _ = Executor::init_wasm_bindgen();
    let owner = Owner::new();
    owner.with(|| replace_children(element, render()));
    std::mem::forget(owner);
}

/// Replaces the content of an element with a view. Its reactive parts work until the current owner is cleaned
/// up.
///
/// Use it only for an element that must outlive the component that renders its content; otherwise use a closure in
/// `html!`.
pub fn replace_children(element: &web_sys::Element, view: Html) {
    let element: &Node = element.unchecked_ref();
    element.clear();
    view.insert_into(element, None);
}
