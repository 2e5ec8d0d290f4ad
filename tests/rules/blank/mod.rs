//! Tests of BLANK, one file for each part of its rules.

mod bots;
mod cards;
mod choices;
mod codes;
mod combinations;
mod decisions;
mod editor;
mod effects;
mod files;
pub(crate) mod golden;
mod lasting;
mod laws;
mod marked_done;
mod merge;
mod opening;
mod penalties;
mod piles;
mod prizes;
mod queue;
mod random;
mod screens;
mod sentences;
pub(crate) mod table;
mod triggers;
mod turns;
mod unchecked;
mod winning;
