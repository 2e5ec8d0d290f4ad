//! Playing: what is allowed, what it brings about, and what each viewer may see of it.

mod apply;
mod around;
mod charge;
mod check;
mod court;
mod effects;
mod fact;
mod hands;
mod lasting;
mod prize;
mod resolve;
mod run;
mod see;
mod start;
mod task;
mod tell;

use super::*;

pub(super) use lasting::Lasting;
pub(super) use prize::Prize;
pub(super) use task::{Firing, Task};

/// A version of these rules, as far as it differs from others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum RulesVersion {
    /// Whatever was ticked was done, even if it had been missed; a false report was a false accusation; and of more than
    /// 24 things that last the oldest was over.
    First,
    /// BL-R46 to BL-R48.
    Second,
}

impl RulesVersion {
    /// The version that a record names.
    pub(super) fn of(version: u32) -> Self {
        if version < 2 { RulesVersion::First } else { RulesVersion::Second }
    }
}
