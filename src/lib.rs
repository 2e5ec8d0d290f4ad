//! Five party games around one laptop, in one HTML file, with no server.
//!
//! The crate has two halves. `rules`, `play`, `decks`, `import` and `bots` do not depend on the page: they compile and
//! are tested anywhere. `browser` and `ui` exist only for `wasm32` and draw what the rules let a viewer see.
//! `ARCHITECTURE.md` says how they fit together.

pub mod bots;
pub mod decks;
pub mod decode;
pub mod import;
pub mod json;
pub mod play;
pub mod rules;
pub mod screens;
pub mod welcome;

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
pub mod ui;
