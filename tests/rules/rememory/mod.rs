//! Tests of Rememory, one file for each part of `docs/rules/rememory.md`.

mod alone;
mod bots;
mod dealt;
mod games;
pub(crate) mod golden;
mod laws;
mod random;
mod rows;
mod screens;
mod secrets;
mod sentences;
pub(crate) mod setups;
mod start;
mod stolen;
pub(crate) mod table;
mod turns;
