//! Tests of Clear!: its rules by subject, its screens and sentences, its computer players, and laws.
//!
//! The ids are those of `docs/rules/clear.md`; what the page adds to the rules has its ids in `docs/features.md`.

mod bots;
mod caller;
mod cards;
mod gains;
mod hints;
mod laws;
mod lines;
mod play;
mod random;
mod scoring;
mod scratches;
mod screens;
mod selection;
pub(crate) mod sentences;
mod setup;
mod standings;
pub(crate) mod table;
