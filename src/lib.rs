//! Five party games around one laptop, in one HTML file, with no server.
//!
//! `browser` (storage, files, sound, clock) and `ui` (components) exist only for `wasm32`. All other modules do not depend
//! on the browser, so they compile and are tested natively. `ARCHITECTURE.md` describes how they work together.

pub mod base64;
pub mod bots;
pub mod cards;
pub mod daily;
pub mod decks;
pub mod decode;
pub mod evening;
pub mod import;
pub mod json;
pub mod pasted;
pub mod play;
pub mod rules;
pub mod screens;
pub mod setup;
pub mod welcome;
pub mod wording;

#[cfg(target_arch = "wasm32")]
pub mod browser;
#[cfg(target_arch = "wasm32")]
pub mod ui;
