//! Reading answers out one after the other, with votes on them.

use std::{collections::BTreeSet, mem};

use super::{
    AnswerMark, AnswerPlace, AnyAnswerPlace, Edition, Group, Number, ParsedSheets, SheetRefusal,
    number::owners, parsed::Rulings,
};
use crate::rules::words::{Answer, Similarity};

/// Two similar answers for which the page does not open a vote by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimilarPair {
    /// The places of both answers.
    pub places: [AnyAnswerPlace; 2],
    /// How they are similar.
    pub similarity: Similarity,
}

/// The state of a reading.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Reading<const LAST: u8> {
    edition: Edition,
    sheets: ParsedSheets<LAST>,
    /// The number of answers read so far; they are read in the order of [`AnswerPlace::all`].
    read: usize,
    /// How many lines can be read now: all, or in a Blitz those that everybody has answered.
    lines: usize,
    /// Groups about which the page still has to ask. It asks after all answers of a group were read.
    questions: Vec<Group<LAST>>,
    /// Answers for which the table has voted on whether they are the same as others, with any result (PG-R26).
    vote_held: BTreeSet<AnswerPlace<LAST>>,
    /// Answers whose vote was cancelled (second edition only). People may ask for the vote again; the page
    /// does not open it by itself (PG-R51).
    cancelled: BTreeSet<AnswerPlace<LAST>>,
    rulings: Rulings<LAST>,
}

impl<const LAST: u8> Reading<LAST> {
    /// A reading in which no answer was read yet.
    pub(in crate::rules) fn new(sheets: ParsedSheets<LAST>, edition: Edition) -> Self {
        let questions = sheets.questions();
        let (vote_held, cancelled) = (BTreeSet::new(), BTreeSet::new());
        let (read, lines) = (0, usize::from(LAST));
        Self { edition, sheets, read, lines, questions, vote_held, cancelled, rulings: Rulings::NONE }
    }

    /// Sets how many lines can be read now.
    pub(super) fn read_up_to(&mut self, lines: usize) {
        self.lines = lines;
    }

    /// How many lines were read to the end.
    pub(super) fn lines_read(&self) -> usize {
        self.read / self.sheets.seats().max(1)
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
    pub(in crate::rules) fn was_read(&self, place: AnswerPlace<LAST>) -> bool {
        place.line.index() * self.sheets.seats() + place.seat.index() < self.read
    }

    /// The places of all answers read so far, in the order of reading.
    pub(in crate::rules) fn all_read(&self) -> impl Iterator<Item = AnswerPlace<LAST>> + use<LAST> {
        AnswerPlace::all(self.sheets.seats()).take(self.read)
    }

    /// The mark of an answer, by the answers read so far.
    pub(in crate::rules) fn mark(
        &self,
        place: AnswerPlace<LAST>,
        points: impl FnOnce(&Answer) -> u8,
    ) -> AnswerMark<AnswerPlace<LAST>> {
        self.sheets.mark(place, &self.rulings, |other| self.was_read(other), points)
    }

    /// Whether an answer counts, by the answers read so far.
    pub(in crate::rules) fn counts(&self, place: AnswerPlace<LAST>) -> bool {
        self.mark(place, |_| 1).stands()
    }

    /// The answer that is read next; `None` when all that can be read were.
    pub(in crate::rules) fn next(&self) -> Option<AnswerPlace<LAST>> {
        AnswerPlace::all(self.sheets.seats()).nth(self.read).filter(|place| place.line.index() < self.lines)
    }

    /// The line of the last answer that was read; the first line if none was read.
    pub(in crate::rules) fn line(&self) -> Number<LAST> {
        let last = AnswerPlace::all(self.sheets.seats()).nth(self.read.saturating_sub(1));
        last.map_or(Number::FIRST, |place| place.line)
    }

    /// Reads the next answer (PG-63, SC-21).
    pub(in crate::rules) fn read_next(&mut self) -> Option<AnswerPlace<LAST>> {
        let place = self.next()?;
        self.read += 1;
        Some(place)
    }

    /// Removes and returns the next group to ask about. All its answers and all answers of the current line must have
    /// been read (PG-66). Groups whose vote was cancelled, or would change nothing, are discarded.
    pub(in crate::rules) fn take_next_question(&mut self) -> Option<Group<LAST>> {
        let whole_line = self.read.is_multiple_of(self.sheets.seats().max(1));
        while let Some(index) = self
            .questions
            .iter()
            .position(|group| whole_line && group.iter().all(|&place| self.was_read(place)))
        {
            let group = self.questions.remove(index);
            let cancelled = group.iter().all(|place| self.cancelled.contains(place));
            if !cancelled && owners(&group).len() > 1 && self.any_counts(&group) {
                return Some(group);
            }
        }
        None
    }

    /// Whether somebody may ask for a vote on whether these answers are the same (PG-66, SC-R14).
    pub(in crate::rules) fn may_ask_same_vote(
        &self,
        places: &[AnswerPlace<LAST>],
    ) -> Result<(), SheetRefusal> {
        if places.iter().any(|&place| !self.was_read(place)) {
            return Err(SheetRefusal::NotRead);
        }
        let other_line = |place: &AnswerPlace<LAST>| place.line != places[0].line;
        if self.sheets.same_category() && places.iter().any(other_line) {
            return Err(SheetRefusal::OtherCategory);
        }
        let group = self.group(places);
        if places.iter().any(|&place| self.sheets.answer(place).is_none()) || !self.any_counts(&group) {
            return Err(SheetRefusal::NotStanding);
        }
        if group.iter().any(|place| self.vote_held.contains(place)) {
            return Err(SheetRefusal::VotedAlready);
        }
        if owners(&group).len() > 1 { Ok(()) } else { Err(SheetRefusal::OneOwner) }
    }

    /// Whether there is another answer that was read, so that the table may vote on whether both are the
    /// same: neither had such a vote, and at least one of them counts (PG-66, PG-R26, SC-R14). `standing` are
    /// the answers that count.
    pub(in crate::rules) fn can_be_compared(
        &self,
        place: AnswerPlace<LAST>,
        standing: &BTreeSet<AnswerPlace<LAST>>,
    ) -> bool {
        let open = |place| self.sheets.answer(place).is_some() && !self.vote_held.contains(&place);
        let matters = |other| standing.contains(&place) || standing.contains(&other);
        let mut others = self.all_read();
        open(place)
            && others.any(|other| open(other) && matters(other) && self.sheets.comparable(place, other))
    }

    /// The group of the answers at `places`, among those that were read (PG-R26). Answers that have left their group
    /// are not added.
    pub(in crate::rules) fn group(&self, places: &[AnswerPlace<LAST>]) -> Group<LAST> {
        let joins = |place: AnswerPlace<LAST>| places.contains(&place) || !self.has_left(place);
        self.sheets.group(places, |place| self.was_read(place) && joins(place))
    }

    /// Records that the table has voted on whether these answers are the same.
    pub(in crate::rules) fn record_vote_held(&mut self, group: &[AnswerPlace<LAST>]) {
        self.vote_held.extend(group);
        self.update_questions();
    }

    /// Records that the vote on whether these answers are the same was cancelled. In the second edition
    /// people may ask for the vote again, but the page does not open it by itself (PG-R51). In the first
    /// edition the vote counts as held.
    pub(in crate::rules) fn cancel(&mut self, group: &[AnswerPlace<LAST>]) {
        match self.edition {
            Edition::First => self.record_vote_held(group),
            Edition::Second => self.cancelled.extend(group),
        }
    }

    /// Whether an answer has left its group. In the second edition it leaves after a vote on whether it is
    /// the same as others, and when it is voted down (PG-R53). In the first edition this is always false.
    fn has_left(&self, place: AnswerPlace<LAST>) -> bool {
        match self.edition {
            Edition::First => false,
            Edition::Second => self.vote_held.contains(&place) || self.rulings.voted_down.contains(&place),
        }
    }

    /// Removes answers from the groups to ask about: in the first edition those that had a vote; in the second those
    /// that have left their group, and the rest is grouped again (PG-R53).
    fn update_questions(&mut self) {
        for mut group in mem::take(&mut self.questions) {
            match self.edition {
                Edition::First => {
                    group.retain(|place| !self.vote_held.contains(place));
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
    fn any_counts(&self, group: &[AnswerPlace<LAST>]) -> bool {
        group.iter().any(|&place| self.counts(place))
    }

    /// Records the vote that these answers are the same.
    pub(in crate::rules) fn record_same(&mut self, group: Group<LAST>) {
        self.rulings.same.push(group);
    }

    /// Records that an answer was voted down.
    pub(in crate::rules) fn vote_down(&mut self, place: AnswerPlace<LAST>) {
        self.rulings.voted_down.insert(place);
        self.update_questions();
    }

    /// Pairs of similar answers that count and had no vote. At least one of the two is on the current line.
    pub(in crate::rules) fn hints(&self) -> Vec<SimilarPair> {
        let line = self.line();
        let undecided = |&place: &AnswerPlace<LAST>| self.counts(place) && !self.vote_held.contains(&place);
        let undecided: Vec<AnswerPlace<LAST>> = self.all_read().filter(undecided).collect();
        let pairs = undecided
            .iter()
            .enumerate()
            .flat_map(|(index, &a)| undecided[index + 1..].iter().map(move |&b| [a, b]));
        let on_line = pairs.filter(|pair| pair.iter().any(|place| place.line == line));
        let hint = |places: [AnswerPlace<LAST>; 2]| {
            let similarity = self.sheets.similarity(places[0], places[1])?;
            // The page opens a vote on very similar answers by itself, so it shows them here only if that vote was
            // cancelled.
            let cancelled = places.iter().all(|place| self.cancelled.contains(place));
            let shown = cancelled || !similarity.opens_vote();
            shown.then(|| SimilarPair { places: places.map(AnyAnswerPlace::from), similarity })
        };
        on_line.filter_map(hint).collect()
    }
}
