//! Tests of Clear!: its rules by subject, its screens and sentences, its computer players, and laws.

mod bots;
mod caller;
mod cards;
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
pub(crate) mod table;
