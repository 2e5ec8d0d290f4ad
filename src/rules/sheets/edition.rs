//! By which version of the rules sheets are played.

/// The versions of the rules of both word games, which were raised together. A record is played on by the version it
/// was begun by, or what was allowed then could be refused in the middle of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Edition {
    /// Version 1. Whoever proposed a list had agreed to it, points were entered for people who had left, and what was
    /// left of a group of like answers was asked about whatever it was.
    First,
    /// Version 2 (PG-R51 to PG-R53, SC-R26).
    Second,
}

impl Edition {
    /// The edition of a version of either game's rules.
    pub(in crate::rules) fn of(version: u32) -> Self {
        if version < 2 { Edition::First } else { Edition::Second }
    }
}
