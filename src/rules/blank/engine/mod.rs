//! The rules engine: which actions are allowed, what they change, and what each viewer may see.

mod apply;
mod charge;
mod check;
mod decisions;
mod effects;
mod fact;
mod hands;
mod lasting;
mod options;
mod piles;
mod prize;
mod resolve;
mod run;
mod seats;
mod start;
mod task;
mod tell;
mod views;

use super::*;

pub(super) use lasting::{Expiry, Lasting, matched_by, mismatch_reason};
pub(super) use prize::Prize;
pub use tell::{DRAW_PILE_EMPTY, winning_reason};

pub(super) use task::{Task, Triggered};

/// A version of these rules. Old records are replayed by the version they were made with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RulesVersion {
    /// Marking an obligation as done settled it, even a missed one. A false report counted as a false accusation. At most
    /// 24 effects could last, so a new one ended the oldest.
    First,
    /// The present version, which adds BL-R46 to BL-R48.
    Second,
}

impl RulesVersion {
    /// The version that a record names.
    pub(super) fn of(version: u32) -> Self {
        if version < 2 { RulesVersion::First } else { RulesVersion::Second }
    }
}
