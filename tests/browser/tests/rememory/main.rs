//! Rememory in a browser.

mod alone;
mod classic;
mod crowd;
mod curtain;
mod games;
mod long_names;
mod presses;
mod secrets;
mod setup;
mod variants;
