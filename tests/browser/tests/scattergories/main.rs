//! Scattergories in a browser.

mod blitz;
mod curtain;
mod games;
mod helpers;
mod junior;
mod kept;
mod paper;
mod presses;
mod remarks;
mod setup;
mod standard;
