//! BLANK on the page: piles, rules in force, hands behind the curtain, and decisions of the table.
//!
//! A hand is in the document only while its owner is behind the curtain, or always if just one person plays. The
//! state that all rooms share is `BlankTable`.

pub mod how_to;
pub mod setup;

mod accusation_vote;
mod action;
mod again;
mod calls;
mod ceremony;
mod choosing;
mod clock;
mod context;
mod drag;
mod fill_in;
mod hand;
mod happened;
mod lit;
mod obligations;
mod people;
mod piles;
mod prize;
mod queue;
mod rules_in_force;
mod ruling;
mod table;

pub(super) use table::mount;
