//! Reading answers out one after the other, with votes on them.

use std::{collections::BTreeSet, mem};

use super::{
    Edition, Group, Mark, Number, ParsedSheets, Place, SimilarPair, number::owners, parsed::Rulings,
};
use crate::rules::words::Answer;

/// The state of a reading.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Reading<const LAST: u8> {
    edition: Edition,
    sheets: ParsedSheets<LAST>,
    /// The number of answers read so far; they are read in the order of [`ParsedSheets::places`].
    read: usize,
    /// Groups about which the page still has to ask. It asks after all answers of a group were read.
    questions: Vec<Group<LAST>>,
    /// Answers for which the table has voted whether they are the same as others (PG-R26).
    joined: BTreeSet<Place<LAST>>,
    /// Answers whose vote was cancelled. People may ask for it again; the page does not do so by itself (PG-R51).
    cancelled: BTreeSet<Place<LAST>>,
    rulings: Rulings<LAST>,
}

/// Why there cannot be a vote on whether some answers are the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum JoinRefusal {
    /// One of them was not read yet.
    NotRead,
    /// By house rule only answers to the same category are compared.
    OtherCategory,
    /// One is not a valid answer, or none of them counts any more.
    NotStanding,
    /// There was a vote on one of them.
    VotedAlready,
    /// They have the same owner.
    OneOwner,
}

impl<const LAST: u8> Reading<LAST> {
    /// The reading before its first answer.
    pub(in crate::rules) fn open(sheets: ParsedSheets<LAST>, edition: Edition) -> Self {
        let questions = sheets.questions();
        let (joined, cancelled) = (BTreeSet::new(), BTreeSet::new());
        Self { edition, sheets, read: 0, questions, joined, cancelled, rulings: Rulings::NONE }
    }

    /// Replaces the sheets after a change. Votes stay.
    pub(in crate::rules) fn replace_sheets(&mut self, sheets: ParsedSheets<LAST>) {
        self.questions = sheets.questions();
        self.sheets = sheets;
        self.update_questions();
    }

    /// The sheets.
    pub(in crate::rules) fn sheets(&self) -> &ParsedSheets<LAST> {
        &self.sheets
    }

    /// Whether the answer at a place was read.
    pub(in crate::rules) fn heard(&self, place: Place<LAST>) -> bool {
        place.line.index() * self.sheets.seats() + place.seat.index() < self.read
    }

    /// The places of all answers read so far, in the order of reading.
    pub(in crate::rules) fn all_heard(&self) -> impl Iterator<Item = Place<LAST>> + use<LAST> {
        self.sheets.places().take(self.read)
    }

    /// The mark of an answer, by the answers read so far.
    pub(in crate::rules) fn mark(
        &self,
        place: Place<LAST>,
        points: impl FnOnce(&Answer) -> u8,
    ) -> Mark<Place<LAST>> {
        self.sheets.mark(place, &self.rulings, |other| self.heard(other), points)
    }

    /// Whether an answer counts, by the answers read so far.
    pub(in crate::rules) fn stands(&self, place: Place<LAST>) -> bool {
        self.mark(place, |_| 1).stands()
    }

    /// The answer that is read next; `None` when all were read.
    pub(in crate::rules) fn next(&self) -> Option<Place<LAST>> {
        self.sheets.places().nth(self.read)
    }

    /// The line of the last answer that was read; the first line if none was read.
    pub(in crate::rules) fn line(&self) -> Number<LAST> {
        let last = self.sheets.places().nth(self.read.saturating_sub(1));
        last.map_or(Number::FIRST, |place| place.line)
    }

    /// Reads the next answer (PG-63, SC-21).
    pub(in crate::rules) fn read_next(&mut self) -> Option<Place<LAST>> {
        let place = self.next()?;
        self.read += 1;
        Some(place)
    }

    /// Removes and returns the next group to ask about. All its answers and all answers of the current line must have
    /// been read (PG-66); groups for which a vote would be useless are dropped.
    pub(in crate::rules) fn question_due(&mut self) -> Option<Group<LAST>> {
        let whole_line = self.read.is_multiple_of(self.sheets.seats().max(1));
        while let Some(at) =
            self.questions.iter().position(|group| whole_line && group.iter().all(|&place| self.heard(place)))
        {
            let group = self.questions.remove(at);
            let cancelled = group.iter().all(|place| self.cancelled.contains(place));
            if !cancelled && owners(&group).len() > 1 && self.any_stands(&group) {
                return Some(group);
            }
        }
        None
    }

    /// Whether somebody may ask for a vote on whether these answers are the same (PG-66, SC-R14).
    ///
    /// # Errors
    /// Why not.
    pub(in crate::rules) fn may_join(&self, places: &[Place<LAST>]) -> Result<(), JoinRefusal> {
        if places.iter().any(|&place| !self.heard(place)) {
            return Err(JoinRefusal::NotRead);
        }
        let other_line = |place: &Place<LAST>| place.line != places[0].line;
        if self.sheets.same_category() && places.iter().any(other_line) {
            return Err(JoinRefusal::OtherCategory);
        }
        let group = self.group(places);
        if places.iter().any(|&place| self.sheets.answer(place).is_none()) || !self.any_stands(&group) {
            return Err(JoinRefusal::NotStanding);
        }
        if group.iter().any(|place| self.joined.contains(place)) {
            return Err(JoinRefusal::VotedAlready);
        }
        if owners(&group).len() > 1 { Ok(()) } else { Err(JoinRefusal::OneOwner) }
    }

    /// The group of the answers at `places`, among those that were read (PG-R26). Answers that have left their group
    /// are not added.
    pub(in crate::rules) fn group(&self, places: &[Place<LAST>]) -> Group<LAST> {
        let joins = |place: Place<LAST>| places.contains(&place) || !self.has_left(place);
        self.sheets.group(places, |place| self.heard(place) && joins(place))
    }

    /// Records that the table has voted on whether these answers are the same.
    pub(in crate::rules) fn settle(&mut self, group: &[Place<LAST>]) {
        self.joined.extend(group);
        self.update_questions();
    }

    /// Records that the vote on whether these answers are the same was cancelled. People may ask for it again
    /// (PG-R51); the page does not do so by itself.
    pub(in crate::rules) fn cancel(&mut self, group: &[Place<LAST>]) {
        match self.edition {
            Edition::First => self.settle(group),
            Edition::Second => self.cancelled.extend(group),
        }
    }

    /// Whether an answer has left its group: there was a vote on whether it is the same as others, or it was voted
    /// down (PG-R53).
    fn has_left(&self, place: Place<LAST>) -> bool {
        match self.edition {
            Edition::First => false,
            Edition::Second => self.joined.contains(&place) || self.rulings.voted_down.contains(&place),
        }
    }

    /// Removes answers that have left their group from the groups to ask about, and groups the rest again (PG-R53).
    fn update_questions(&mut self) {
        for mut group in mem::take(&mut self.questions) {
            match self.edition {
                Edition::First => {
                    group.retain(|place| !self.joined.contains(place));
                    self.questions.push(group);
                }
                Edition::Second => {
                    group.retain(|&place| !self.has_left(place));
                    self.questions.extend(self.sheets.regroup(group));
                }
            }
        }
    }

    /// Whether at least one of these answers counts, so that a vote could change something.
    fn any_stands(&self, group: &[Place<LAST>]) -> bool {
        group.iter().any(|&place| self.stands(place))
    }

    /// Records the vote that these answers are the same.
    pub(in crate::rules) fn rule_same(&mut self, group: Group<LAST>) {
        self.rulings.same.push(group);
    }

    /// Records that an answer was voted down.
    pub(in crate::rules) fn vote_down(&mut self, place: Place<LAST>) {
        self.rulings.voted_down.insert(place);
        self.update_questions();
    }

    /// Pairs of similar answers that count and had no vote. At least one of the two is on the current line.
    pub(in crate::rules) fn hints(&self) -> Vec<SimilarPair<LAST>> {
        let line = self.line();
        let fresh = |&place: &Place<LAST>| self.stands(place) && !self.joined.contains(&place);
        let fresh: Vec<Place<LAST>> = self.all_heard().filter(fresh).collect();
        let pairs =
            fresh.iter().enumerate().flat_map(|(at, &a)| fresh[at + 1..].iter().map(move |&b| [a, b]));
        let on_line = pairs.filter(|pair| pair.iter().any(|place| place.line == line));
        let hint = |places: [Place<LAST>; 2]| {
            let similarity = self.sheets.similarity(places[0], places[1])?;
            // The page opens a vote on very similar answers by itself, so it shows them here only if that vote was
            // cancelled.
            let cancelled = places.iter().all(|place| self.cancelled.contains(place));
            (cancelled || !similarity.opens_vote()).then_some(SimilarPair { places, similarity })
        };
        on_line.filter_map(hint).collect()
    }
}
