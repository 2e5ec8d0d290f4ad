//! Versions of these rules: a game is played on by those it was begun by, so that every record comes to the same again.

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
