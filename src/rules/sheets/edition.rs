//! By which version of the rules sheets are played.

use crate::rules::words::Wrapping;

/// The versions of the rules of both word games, which were raised together. A record is played on by the version it
/// was begun by, or what was allowed then could be refused in the middle of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Edition {
    /// Version 1. Whoever proposed a list had agreed to it, points were entered for people who had left, and what was
    /// left of a group of similar answers was asked about whatever it was; quotation marks around an answer belonged to it.
    First,
    /// Version 2 (PG-R50 to PG-R53, SC-R26).
    Second,
}

impl Edition {
    /// The edition of a version of either game's rules.
    pub(in crate::rules) fn of(version: u32) -> Self {
        if version < 2 { Edition::First } else { Edition::Second }
    }

    /// Whether what people put around an answer belongs to it (PG-R50).
    pub(in crate::rules) fn wrapping(self) -> Wrapping {
        match self {
            Edition::First => Wrapping::Included,
            Edition::Second => Wrapping::Ignored,
        }
    }
}
