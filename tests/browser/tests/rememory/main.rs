//! Rememory in a browser.

mod alone;
mod classic;
mod crowd;
mod curtain;
mod games;
mod presses;
mod second_screen;
mod secrets;
mod setup;
mod variants;
