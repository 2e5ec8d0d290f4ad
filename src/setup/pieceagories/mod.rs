//! The set-up of Pieceagories as people type it.

mod plan;
mod roster;

pub use plan::{ForfeitChoice, Plan, PlanField, PlanProblem, PlanProblemReason, SourceChoice};
pub use roster::{RemovedChair, Roster, TooManyChairs};
