//! Who leads and by how much, as every table with points or rounds says it between two of them (CL-R29, PG-R71, SC-R41).

use super::names::listed_briefly;
use crate::wording::{Noun, agreeing, counted, isolated};

/// Who leads by how much, or who share the lead. `None` while nobody has anything.
pub(super) fn lead(scores: &[(String, u32)], noun: Noun) -> Option<String> {
    let most = scores.iter().map(|(_, score)| *score).max().filter(|most| *most > 0)?;
    let (leaders, others): (Vec<_>, Vec<_>) = scores.iter().partition(|(_, score)| *score == most);
    let second = others.iter().map(|(_, score)| *score).max();
    let names: Vec<String> = leaders.iter().map(|(name, _)| isolated(name)).collect();
    let names = listed_briefly(&names);
    Some(match (&leaders[..], second) {
        ([_], Some(second)) => format!("{names} leads by {}.", counted(most - second, noun)),
        _ => {
            let lead = agreeing(leaders.len(), "leads", "lead");
            format!("{names} {lead} with {}.", counted(most, noun))
        }
    })
}
