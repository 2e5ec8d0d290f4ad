//! Answers without a letter, which their writers may ask the table to let count.

use std::collections::BTreeSet;

use super::{Claim, Place};

/// Which answers the table was asked about before the reading, and which it let count (PG-R49, SC-R18).
#[derive(Debug, Clone, Default, PartialEq)]
pub(in crate::rules) struct Appeals<const LAST: u8> {
    asked: BTreeSet<Place<LAST>>,
    granted: BTreeSet<Place<LAST>>,
}

impl<const LAST: u8> Appeals<LAST> {
    /// An answer is asked about.
    pub(in crate::rules) fn ask(&mut self, place: Place<LAST>) {
        self.asked.insert(place);
    }

    /// Whether an answer was asked about.
    pub(in crate::rules) fn asked(&self, place: Place<LAST>) -> bool {
        self.asked.contains(&place)
    }

    /// The table lets an answer count.
    pub(in crate::rules) fn grant(&mut self, place: Place<LAST>) {
        self.granted.insert(place);
    }

    /// Whether the table lets an answer count.
    pub(in crate::rules) fn granted(&self, place: Place<LAST>) -> bool {
        self.granted.contains(&place)
    }

    /// What the table sees of an answer that says this.
    pub(in crate::rules) fn claim(&self, place: Place<LAST>, text: &str) -> Claim<LAST> {
        let granted = self.asked(place).then(|| self.granted(place));
        Claim { place, text: text.to_owned(), granted }
    }
}
