//! A round of sheets: written, appealed, read out, voted on.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    AnswerKind, AnswerMark, AnswerPlace, Answers, Appeal, Appeals, Blitz, BlitzRule, Entry, Ground, Judge,
    ParsedSheets, Poll, Reading, Sheet, SheetActivity, Writing, judge::entry_at, places,
};
use crate::rules::{
    Seat,
    words::{Answer, InvalidAnswer},
};

/// All sheets, with the mark of every answer, by seat, then line.
pub type MarkedSheets = (Vec<Sheet>, Vec<Vec<AnswerMark>>);

/// Whose answer to a category the table liked best, by the number of the category.
pub type Favourites = BTreeMap<u8, Seat>;

/// The sheets of a round, from the throw for the letter until the round is scored.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct SheetRound<J: Judge> {
    pub(super) judge: J,
    pub(super) phase: SheetPhase,
    /// What was handed in so far, by seat.
    pub(super) sheets: Vec<Sheet>,
    pub(super) appeals: Appeals,
    /// What was read. In a Blitz it goes on after the next category went around.
    pub(super) reading: Reading,
    /// The challenges on which the table has voted: the answer and the ground (PG-R31, PG-R51, SC-R17,
    /// SC-R27).
    pub(super) challenged: BTreeSet<(AnswerPlace, Ground)>,
    /// The answer to each category that the table liked best (PG-R69, SC-R39).
    pub(super) favourites: Favourites,
    /// The open vote.
    pub(super) poll: Option<Poll>,
    /// What is still to be written of a Blitz after the category that is read now.
    pub(super) rest: Option<Blitz>,
}

/// The phase of a round.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum SheetPhase {
    /// Players write, or type in their paper sheets.
    Writing(Writing),
    /// Answers that do not begin with a letter from A to Z may be appealed before they are read.
    Appeals,
    /// Answers are read out.
    Reading,
}

impl<J: Judge> SheetRound<J> {
    /// A round before anybody writes.
    pub(in crate::rules) fn new(
        judge: J,
        answers: Answers,
        blitz: BlitzRule,
        players: usize,
        gone: &BTreeSet<Seat>,
    ) -> Self {
        let sheets = vec![vec![Entry::default(); usize::from(J::LINES)]; players];
        let unread = ParsedSheets::new(players, J::LINES, judge.same_category(), |_| None);
        Self {
            phase: SheetPhase::Writing(Writing::new(answers, blitz, players, gone)),
            judge,
            sheets,
            appeals: Appeals::default(),
            reading: Reading::new(unread),
            challenged: BTreeSet::new(),
            favourites: Favourites::new(),
            poll: None,
            rest: None,
        }
    }

    /// The number of players with a sheet.
    pub(super) fn players(&self) -> usize {
        self.sheets.len()
    }

    /// Who writes, while sheets are written or typed in.
    pub(in crate::rules) fn writing(&self) -> Option<&Writing> {
        match &self.phase {
            SheetPhase::Writing(writing) => Some(writing),
            SheetPhase::Appeals | SheetPhase::Reading => None,
        }
    }

    /// The reading, while answers are read.
    pub(super) fn reading(&self) -> Option<&Reading> {
        match &self.phase {
            SheetPhase::Reading => Some(&self.reading),
            SheetPhase::Writing(_) | SheetPhase::Appeals => None,
        }
    }

    /// The open vote.
    pub(in crate::rules) fn poll(&self) -> Option<&Poll> {
        self.poll.as_ref()
    }

    fn entry(&self, place: AnswerPlace) -> Option<&Entry> {
        entry_at(&self.sheets, place)
    }

    /// The text at a place.
    pub(in crate::rules) fn text(&self, place: AnswerPlace) -> &str {
        self.entry(place).map_or("", |entry| entry.text.trim())
    }

    /// What kind of answer stands at a place, according to its writer.
    pub(in crate::rules) fn kind(&self, place: AnswerPlace) -> AnswerKind {
        self.entry(place).map(|entry| entry.kind).unwrap_or_default()
    }

    /// Whether an answer does not begin with a letter from A to Z and its writer may ask the table to let it count.
    pub(super) fn is_appealable(&self, place: AnswerPlace) -> bool {
        let granted = self.appeals.granted(place);
        self.entry(place).is_some_and(|entry| self.judge.may_appeal(place, entry, granted))
    }

    fn points(&self, answer: &Answer, place: AnswerPlace) -> u8 {
        let granted = self.appeals.granted(place);
        let is_favourite = self.favourites.get(&place.line) == Some(&place.seat);
        let more = u8::from(self.judge.favourite_scores() && is_favourite);
        self.entry(place).map_or(0, |entry| self.judge.points(answer, entry, granted).saturating_add(more))
    }

    /// The mark of an answer, by the answers read so far.
    pub(in crate::rules) fn mark(&self, place: AnswerPlace) -> AnswerMark {
        self.reading.mark(place, |answer| self.points(answer, place))
    }

    /// The first line that was read and has several answers. Its writer has to choose one before the reading continues
    /// (SC-24).
    pub(in crate::rules) fn several(&self) -> Option<AnswerPlace> {
        let sheets = self.reading.sheets();
        self.reading.all_read().find(|&place| sheets.invalid(place) == Some(InvalidAnswer::Several))
    }

    /// The answers that do not begin with a letter from A to Z, with the table's decisions, for the view of the appeals.
    pub(super) fn appeals(&self) -> Vec<Appeal> {
        let read = self.reading.lines_read();
        places(self.players(), J::LINES)
            .filter(|place| place.line > read)
            .filter(|&place| self.appeals.ruled(place).is_some() || self.is_appealable(place))
            .map(|place| self.appeals.appeal(place, self.text(place)))
            .collect()
    }

    /// Whether the table has voted on a challenge of an answer on this ground.
    pub(in crate::rules) fn was_challenged(&self, place: AnswerPlace, ground: Ground) -> bool {
        self.challenged.contains(&(place, ground))
    }

    /// The last line that can be read now: the last of the sheet, or in a Blitz the one that everybody has just answered.
    pub(super) fn last_line(&self) -> u8 {
        self.next_line().map_or(J::LINES, |next| next - 1)
    }

    /// The category of a Blitz that goes around next, after the one that is read now.
    pub(super) fn next_line(&self) -> Option<u8> {
        self.rest.as_ref().map(Blitz::line)
    }

    /// How many categories everybody may see: in a Blitz only those that everybody has answered, and the one whose clock runs.
    pub(in crate::rules) fn shown_lines(&self) -> u8 {
        match self.writing() {
            Some(Writing::Blitz(blitz)) => blitz.shown_lines(),
            Some(_) => J::LINES,
            None => self.last_line(),
        }
    }

    /// Whether everybody may see the letter. In the first category of a Blitz it appears with the clock of each writer.
    pub(in crate::rules) fn shows_letter(&self) -> bool {
        self.shown_lines() > 0
    }

    /// Whether a Blitz still keeps the letter from some of its writers.
    pub(super) fn keeps_letter(&self) -> bool {
        matches!(self.writing(), Some(Writing::Blitz(blitz)) if !blitz.is_letter_known())
    }

    /// What the table does with the sheets now.
    pub(in crate::rules) fn activity(&self) -> SheetActivity {
        match &self.phase {
            SheetPhase::Writing(writing) => writing.activity(),
            SheetPhase::Appeals => SheetActivity::Appeals,
            SheetPhase::Reading => SheetActivity::Reading,
        }
    }

    /// The points of a round by seat, then line, and its marked sheets.
    pub(super) fn scores(&self) -> Scores {
        let row = |seat| (1..=J::LINES).map(|line| self.mark(AnswerPlace { seat, line })).collect();
        let marks: Vec<Vec<AnswerMark>> = (0..).map(Seat).take(self.players()).map(row).collect();
        let points = marks.iter().map(|row| row.iter().map(AnswerMark::points).collect()).collect();
        Scores { points, sheets: Some((self.sheets.clone(), marks)), favourites: self.favourites.clone() }
    }
}

/// The points of a round.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Scores {
    /// The points by seat, then line.
    pub(in crate::rules) points: Vec<Vec<u8>>,
    /// `None` if the table judged on paper and entered only points.
    pub(in crate::rules) sheets: Option<MarkedSheets>,
    /// The answers that the table liked best.
    pub(in crate::rules) favourites: Favourites,
}
