//! Scattergories.

mod blitz;
pub(crate) mod games;
mod helpers;
mod kept;
mod paper;
mod presses;
mod setup;
mod standard;
