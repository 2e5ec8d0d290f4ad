//! Answers that do not begin with a letter from A to Z: their writers may ask the table to count them.

use std::collections::BTreeMap;

use super::{AnyPlace, Place};

/// An answer that does not begin with a letter from A to Z, before the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Appeal<P> {
    /// Its place.
    pub place: P,
    /// Its text.
    pub text: String,
    /// The table's decision; `None` without a counted vote.
    pub granted: Option<bool>,
}

impl<const LAST: u8> Appeal<Place<LAST>> {
    /// The same with a place on a sheet of any length.
    pub(super) fn into_any(self) -> Appeal<AnyPlace> {
        Appeal { place: self.place.into(), text: self.text, granted: self.granted }
    }
}

/// The answers on which the table has voted, and whether each counts (PG-R49, SC-R18). A cancelled vote leaves no
/// entry (PG-R51).
#[derive(Debug, Clone, Default, PartialEq)]
pub(in crate::rules) struct Appeals<const LAST: u8>(BTreeMap<Place<LAST>, bool>);

impl<const LAST: u8> Appeals<LAST> {
    /// Records whether the table counts an answer.
    pub(in crate::rules) fn rule(&mut self, place: Place<LAST>, granted: bool) {
        self.0.insert(place, granted);
    }

    /// The table's decision on an answer; `None` without a vote.
    pub(in crate::rules) fn ruled(&self, place: Place<LAST>) -> Option<bool> {
        self.0.get(&place).copied()
    }

    /// Whether the table has decided that an answer counts.
    pub(in crate::rules) fn granted(&self, place: Place<LAST>) -> bool {
        self.ruled(place) == Some(true)
    }

    /// The answer with its text and the decision, for the view.
    pub(in crate::rules) fn appeal(&self, place: Place<LAST>, text: &str) -> Appeal<Place<LAST>> {
        Appeal { place, text: text.to_owned(), granted: self.ruled(place) }
    }
}
