//! Reading answers out one after the other, with votes on them.

use std::{collections::BTreeSet, mem};

use super::{AnswerMark, AnswerPlace, Group, ParsedSheets, SheetRefusal, owners, parsed::Rulings};
use crate::rules::words::{Answer, Similarity};

/// Two similar answers for which the page does not open a vote by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SimilarPair {
    /// The places of both answers.
    pub places: [AnswerPlace; 2],
    /// How they are similar.
    pub similarity: Similarity,
}

/// The state of a reading.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Reading {
    sheets: ParsedSheets,
    /// The number of answers read so far; they are read in the order of [`ParsedSheets::places`].
    read: usize,
    /// The last line that can be read now: the last of the sheet, or in a Blitz the one that everybody has just answered.
    last_line: u8,
    /// Groups about which the page still has to ask. It asks after all answers of a group were read.
    questions: Vec<Group>,
    /// Answers for which the table has voted on whether they are the same as others, with any result (PG-R26).
    vote_held: BTreeSet<AnswerPlace>,
    /// Answers whose vote was cancelled. People may ask for the vote again; the page does not open it by itself
    /// (PG-R51).
    cancelled: BTreeSet<AnswerPlace>,
    rulings: Rulings,
}

impl Reading {
    /// A reading in which no answer was read yet.
    pub(super) fn new(sheets: ParsedSheets) -> Self {
        let questions = sheets.questions();
        let (vote_held, cancelled) = (BTreeSet::new(), BTreeSet::new());
        let last_line = sheets.lines();
        Self { sheets, read: 0, last_line, questions, vote_held, cancelled, rulings: Rulings::NONE }
    }

    /// Sets the last line that can be read now.
    pub(super) fn read_up_to(&mut self, line: u8) {
        self.last_line = line;
    }

    /// How many lines were read to the end.
    pub(super) fn lines_read(&self) -> u8 {
        u8::try_from(self.read / self.sheets.seats().max(1)).unwrap_or(u8::MAX)
    }

    /// Replaces the sheets after a change. Votes stay.
    pub(super) fn replace_sheets(&mut self, sheets: ParsedSheets) {
        self.questions = sheets.questions();
        self.sheets = sheets;
        self.update_questions();
    }

    /// The sheets.
    pub(in crate::rules) fn sheets(&self) -> &ParsedSheets {
        &self.sheets
    }

    /// Whether the answer at a place was read.
    pub(super) fn was_read(&self, place: AnswerPlace) -> bool {
        let AnswerPlace { seat, line } = place;
        let is_on_a_sheet = seat.index() < self.sheets.seats() && (1..=self.sheets.lines()).contains(&line);
        is_on_a_sheet && (usize::from(line) - 1) * self.sheets.seats() + seat.index() < self.read
    }

    /// The places of all answers read so far, in the order of reading.
    pub(super) fn all_read(&self) -> impl Iterator<Item = AnswerPlace> + use<> {
        self.sheets.places().take(self.read)
    }

    /// The mark of an answer, by the answers read so far.
    pub(super) fn mark(&self, place: AnswerPlace, points: impl FnOnce(&Answer) -> u8) -> AnswerMark {
        self.sheets.mark(place, &self.rulings, |other| self.was_read(other), points)
    }

    /// Whether an answer counts, by the answers read so far.
    pub(super) fn counts(&self, place: AnswerPlace) -> bool {
        self.mark(place, |_| 1).stands()
    }

    /// The answer that is read next; `None` when all that can be read were.
    pub(super) fn next(&self) -> Option<AnswerPlace> {
        self.sheets.places().nth(self.read).filter(|place| place.line <= self.last_line)
    }

    /// The line of the last answer that was read; the first line if none was read.
    pub(super) fn line(&self) -> u8 {
        let last = self.sheets.places().nth(self.read.saturating_sub(1));
        last.map_or(1, |place| place.line)
    }

    /// Reads the next answer (PG-63, SC-21).
    pub(super) fn read_next(&mut self) -> Option<AnswerPlace> {
        let place = self.next()?;
        self.read += 1;
        Some(place)
    }

    /// Removes and returns the next group to ask about. All its answers and all answers of the current line must have
    /// been read (PG-66). Groups whose vote was cancelled, or would change nothing, are discarded.
    pub(super) fn take_next_question(&mut self) -> Option<Group> {
        if !self.read.is_multiple_of(self.sheets.seats().max(1)) {
            return None;
        }
        while let Some(index) =
            self.questions.iter().position(|group| group.iter().all(|&place| self.was_read(place)))
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
    pub(super) fn may_ask_same_vote(&self, places: &[AnswerPlace]) -> Result<(), SheetRefusal> {
        if places.iter().any(|&place| !self.was_read(place)) {
            return Err(SheetRefusal::NotRead);
        }
        let other_line = |pair: &[AnswerPlace]| pair[0].line != pair[1].line;
        if self.sheets.same_category() && places.windows(2).any(other_line) {
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
    pub(super) fn can_be_compared(&self, place: AnswerPlace, standing: &BTreeSet<AnswerPlace>) -> bool {
        let open = |place| self.sheets.answer(place).is_some() && !self.vote_held.contains(&place);
        let matters = |other| standing.contains(&place) || standing.contains(&other);
        let mut others = self.all_read();
        open(place)
            && others.any(|other| open(other) && matters(other) && self.sheets.comparable(place, other))
    }

    /// The group of the answers at `places`, among those that were read (PG-R26). Answers that have left their group
    /// are not added.
    pub(super) fn group(&self, places: &[AnswerPlace]) -> Group {
        let joins = |place: AnswerPlace| places.contains(&place) || !self.has_left(place);
        self.sheets.group(places, |place| self.was_read(place) && joins(place))
    }

    /// Whether some of these answers are so similar that the page asks by itself whether they are the same.
    pub(super) fn look_alike(&self, places: &[AnswerPlace]) -> bool {
        let asks = |a, b| self.sheets.similarity(a, b).is_some_and(Similarity::opens_vote);
        places.iter().enumerate().any(|(index, &a)| places[index + 1..].iter().any(|&b| asks(a, b)))
    }

    /// Records that the table has voted on whether these answers are the same.
    pub(super) fn record_vote_held(&mut self, group: &[AnswerPlace]) {
        self.vote_held.extend(group);
        self.update_questions();
    }

    /// Records that the vote on whether these answers are the same was cancelled. People may ask for the vote again, but
    /// the page does not open it by itself (PG-R51).
    pub(super) fn cancel(&mut self, group: &[AnswerPlace]) {
        self.cancelled.extend(group);
    }

    /// Whether an answer has left its group: after a vote on whether it is the same as others, and when it is voted down
    /// (PG-R53).
    fn has_left(&self, place: AnswerPlace) -> bool {
        self.vote_held.contains(&place) || self.rulings.voted_down.contains(&place)
    }

    /// Removes answers that have left their group from the groups to ask about, and groups the rest again (PG-R53).
    fn update_questions(&mut self) {
        for mut group in mem::take(&mut self.questions) {
            group.retain(|&place| !self.has_left(place));
            self.questions.extend(self.sheets.regroup(group));
        }
    }

    /// Whether at least one of these answers counts, so that a vote could change something.
    fn any_counts(&self, group: &[AnswerPlace]) -> bool {
        group.iter().any(|&place| self.counts(place))
    }

    /// Records the vote that these answers are the same.
    pub(super) fn record_same(&mut self, group: Group) {
        self.rulings.same.push(group);
    }

    /// Records that an answer was voted down.
    pub(super) fn vote_down(&mut self, place: AnswerPlace) {
        self.rulings.voted_down.insert(place);
        self.update_questions();
    }

    /// Pairs of similar answers that count and had no vote. At least one of the two is on the current line.
    pub(super) fn hints(&self) -> Vec<SimilarPair> {
        let line = self.line();
        let undecided = |&place: &AnswerPlace| self.counts(place) && !self.vote_held.contains(&place);
        let undecided: Vec<AnswerPlace> = self.all_read().filter(undecided).collect();
        let pairs = undecided
            .iter()
            .enumerate()
            .flat_map(|(index, &a)| undecided[index + 1..].iter().map(move |&b| [a, b]));
        let on_line = pairs.filter(|pair| pair.iter().any(|place| place.line == line));
        let hint = |places: [AnswerPlace; 2]| {
            let similarity = self.sheets.similarity(places[0], places[1])?;
            // The page opens a vote on very similar answers by itself, so it shows them here only if that vote was
            // cancelled.
            let cancelled = places.iter().all(|place| self.cancelled.contains(place));
            let shown = cancelled || !similarity.opens_vote();
            shown.then_some(SimilarPair { places, similarity })
        };
        on_line.filter_map(hint).collect()
    }
}
