//! The set-up of Pieceagories as people type it.

mod materials;
mod plan;
mod roster;

use crate::pasted::pasted_lines;

pub use materials::{Material, Need, materials};
pub use plan::{ForfeitChoice, Plan, PlanField, PlanProblem, PlanProblemReason, SourceChoice};
pub use roster::{RemovedChair, Roster, TooManyChairs};

/// The slips or cards in a text, one per line, without the marks of a pasted list (PG-14).
pub fn slips(text: &str) -> Vec<String> {
    pasted_lines(text).into_iter().map(str::to_owned).collect()
}
