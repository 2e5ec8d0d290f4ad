//! The version of the rules of a word game.

use crate::rules::words::Wrapping;

/// The versions of the rules of both word games, which changed together. A game is continued by the version it was
/// started with; otherwise an action that was allowed then could be refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Edition {
    /// Version 1: whoever proposed a list also agreed to it, players who had left could get points, the page asked
    /// about the rest of a group even if that was no group any more, and quotation marks belonged to an answer.
    First,
    /// Version 2 (PG-R50 to PG-R53, SC-R26).
    Second,
}

impl Edition {
    /// The edition for a version number of either game.
    pub(in crate::rules) fn of(version: u32) -> Self {
        if version < 2 { Edition::First } else { Edition::Second }
    }

    /// Whether quotation marks and similar characters belong to an answer (PG-R50).
    pub(in crate::rules) fn wrapping(self) -> Wrapping {
        match self {
            Edition::First => Wrapping::Included,
            Edition::Second => Wrapping::Ignored,
        }
    }
}
