//! The set-up of Pieceagories as people type it.

mod materials;
mod plan;
mod roster;

use crate::pasted::{pasted_lines, single_entry, unquoted};

pub use materials::{Material, Need, materials};
pub use plan::{ForfeitChoice, Plan, PlanField, PlanProblem, PlanProblemReason, SourceChoice};
pub use roster::{RemovedChair, Roster, TooManyChairs};

/// The slips or cards in a text, one per line, without the marks of a pasted list (PG-14). A category that stands alone has no
/// number and no quotation marks either, because its first letter counts.
pub fn slips(text: &str) -> Vec<String> {
    let lines = pasted_lines(text);
    let slip = |line: &str| match lines.len() {
        1 => single_entry(line).to_owned(),
        _ => unquoted(line).unwrap_or(line).to_owned(),
    };
    lines.iter().map(|line| slip(line)).filter(|slip| !slip.is_empty()).collect()
}
