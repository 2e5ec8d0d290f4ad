//! The browser: storage, files, sound, clock. The one place that names `web-sys`.
//!
//! Whatever is asked of a browser may be missing, forbidden or full. Then nothing worse happens than that it is not
//! done: nothing here panics, and what the table ought to know comes back as a sentence. What listens or ticks does so
//! as long as the value it gave is kept; in a component, keep it in a local `StoredValue`.

pub mod capture;
pub mod chance;
pub mod clock;
pub mod copy;
pub mod dialog;
pub mod dom;
pub mod files;
pub mod focus;
mod listen;
mod missing;
pub mod pad;
pub mod page;
pub mod presses;
pub mod shelf;
pub mod sound;
pub mod tabs;
pub mod wake;

pub use listen::Listening;

use wasm_bindgen::JsCast;

/// The room that `index.html` keeps for the page, with home as it is painted there until the game is drawn.
///
/// Everything the game draws goes in here: what stands outside of it is cleared away at the next start.
#[must_use]
pub fn room() -> Option<dom::Node> {
    Some(web_sys::window()?.document()?.get_element_by_id("partypiece")?.unchecked_into())
}
