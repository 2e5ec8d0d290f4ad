//! Tests of Rememory: its rules by subject, its screens and sentences, its computer players, and laws.

mod alone;
mod bots;
mod dealt;
mod finish;
mod games;
pub(crate) mod golden;
mod laws;
mod random;
mod rows;
mod screens;
mod secrets;
pub(crate) mod sentences;
pub(crate) mod setups;
mod start;
mod stolen;
pub(crate) mod table;
mod turns;
