//! The rules engine: which actions are allowed, what they change, and what each viewer may see.

mod apply;
mod charge;
mod check;
mod decisions;
mod effects;
mod fact;
mod hand_effects;
mod hands;
mod lasting;
mod obstacles;
mod options;
mod piles;
mod prize;
mod resolve;
mod rule_effects;
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum RulesVersion {
    /// Marking an obligation as done settled it, even a missed one. A false report counted as a false accusation. At most
    /// 24 effects could last, so a new one ended the oldest.
    First,
    /// Adds BL-R46 to BL-R48. A Penalty that was given during a pause made the table shuffle twice. For
    /// BL-R62, a player without a matching card in two turns in a row was counted twice.
    Second,
    /// Adds BL-R68 and counts each player once for BL-R62. Next and previous players were always counted from the active one.
    Third,
    /// The present version, which adds BL-R69.
    Fourth,
}

impl RulesVersion {
    /// The version that a record names.
    pub(super) fn of(version: u32) -> Self {
        match version {
            0 | 1 => RulesVersion::First,
            2 => RulesVersion::Second,
            3 => RulesVersion::Third,
            _ => RulesVersion::Fourth,
        }
    }
}
