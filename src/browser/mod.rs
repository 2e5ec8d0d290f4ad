//! The browser: storage, files, sound, clock. The one place that names `web-sys`.
//!
//! Every feature of a browser may be missing, forbidden or full. Then it is not used: nothing here panics, and what the
//! players should know is returned as a sentence. Listeners and timers run as long as the returned value exists; in a
//! component, give it to `keep_with_owner` of `ui/prelude.rs`.

#![expect(missing_docs, reason = "only the page uses it, and a comment that repeats a name says nothing")]

pub mod chance;
pub mod clock;
pub mod dialog;
pub mod files;
pub mod focus;
pub mod kept_focus;
mod listen;
mod optional;
pub mod page;
pub mod page_copy;
pub mod painted;
pub mod pointer;
pub mod presses;
pub mod second_window;
pub mod sound;
pub mod storage;
pub mod tabs;
pub mod translation;
pub mod updates;
pub mod wake;

pub use listen::ListenerGuard;

use wasm_bindgen::JsCast;

/// The element of `index.html` in which the components are mounted. Before that it contains the home page as
/// `index.html` has it.
///
/// Mount nothing outside it, because a copy of the page (`page_copy`) resets only this element.
#[must_use]
pub fn root() -> Option<web_sys::HtmlElement> {
    web_sys::window()?.document()?.get_element_by_id("partypiece")?.dyn_into().ok()
}
