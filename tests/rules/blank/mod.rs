//! Tests of BLANK, one file for each part of its rules.

mod bots;
mod cards;
mod choices;
mod claims;
mod codes;
mod court;
mod effects;
mod every;
mod files;
mod gaps;
pub(crate) mod golden;
mod hands;
mod home;
mod lasting;
mod laws;
mod opening;
mod pen;
mod penalties;
mod piles;
mod prizes;
mod queue;
mod screens;
mod sentences;
pub(crate) mod table;
mod triggers;
mod turns;
mod winning;
