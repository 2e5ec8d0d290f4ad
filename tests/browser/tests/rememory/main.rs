//! Rememory in a browser.

mod alone;
mod classic;
mod crowd;
mod curtain;
mod games;
mod presses;
mod secrets;
mod setup;
mod variants;
