//! Rememory in a browser.

mod alone;
mod base;
mod crowd;
mod curtain;
mod presses;
mod secrets;
mod setup;
mod tables;
mod variants;
