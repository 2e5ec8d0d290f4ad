//! Answers without a letter, which their writers may ask the table to let count.

use std::collections::BTreeMap;

use super::{Claim, Place};

/// Answers on which the table has counted its votes, and whether it lets them count (PG-R49, SC-R18). An appeal that
/// was let rest is none of these (PG-R51).
#[derive(Debug, Clone, Default, PartialEq)]
pub(in crate::rules) struct Appeals<const LAST: u8>(BTreeMap<Place<LAST>, bool>);

impl<const LAST: u8> Appeals<LAST> {
    /// The table lets an answer count, or does not.
    pub(in crate::rules) fn rule(&mut self, place: Place<LAST>, granted: bool) {
        self.0.insert(place, granted);
    }

    /// What the table has ruled on an answer, if it has.
    pub(in crate::rules) fn ruled(&self, place: Place<LAST>) -> Option<bool> {
        self.0.get(&place).copied()
    }

    /// Whether the table lets an answer count.
    pub(in crate::rules) fn granted(&self, place: Place<LAST>) -> bool {
        self.ruled(place) == Some(true)
    }

    /// What the table sees of an answer that says this.
    pub(in crate::rules) fn claim(&self, place: Place<LAST>, text: &str) -> Claim<LAST> {
        Claim { place, text: text.to_owned(), granted: self.ruled(place) }
    }
}
