//! Tests of Clear!, one file for each heading of `docs/rules/clear.md`.

mod bots;
mod caller;
mod cards;
mod laws;
mod lines;
mod play;
mod random;
mod scoring;
mod scratches;
mod screens;
mod selection;
mod sentences;
mod setup;
pub(crate) mod table;
