//! The sheets of a round, parsed only once because answers are compared often.

use std::collections::BTreeSet;

use super::{AnswerMark, AnswerPlace, Group, at_line, places};
use crate::rules::{
    Seat,
    words::{Answer, InvalidAnswer, Similarity},
};

/// A line after the checks that need no other sheet (PG-R25).
#[derive(Debug, Clone, PartialEq)]
enum ParsedLine {
    Empty,
    /// It is not a valid answer.
    Invalid(InvalidAnswer),
    /// Its writer has the same answer on this earlier line.
    Repeat {
        line: u8,
    },
    /// It is a valid answer (PG-R24).
    Counts(Answer),
}

/// The table's votes during the reading.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Rulings {
    /// Groups that were voted the same.
    pub(super) same: Vec<Group>,
    /// Answers voted down.
    pub(super) voted_down: BTreeSet<AnswerPlace>,
}

impl Rulings {
    /// No votes yet.
    pub(super) const NONE: Self = Self { same: Vec::new(), voted_down: BTreeSet::new() };
}

/// The parsed sheets of a round.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct ParsedSheets {
    same_category: bool,
    /// How many lines each sheet has.
    lines: u8,
    /// By seat.
    sheets: Vec<Vec<ParsedLine>>,
}

impl ParsedSheets {
    /// Parses the sheets of `seats` players, of this many lines. `parse` returns the answer at a place, or why it is not valid;
    /// `None` if nothing was written.
    ///
    /// `same_category`: whether only answers to the same category are compared (PG-R22, SC-R05).
    pub(in crate::rules) fn new(
        seats: usize,
        lines: u8,
        same_category: bool,
        parse: impl Fn(AnswerPlace) -> Option<Result<Answer, InvalidAnswer>>,
    ) -> Self {
        let sheet = |seat| parse_sheet(lines, |line| parse(AnswerPlace { seat, line }));
        Self { same_category, lines, sheets: (0..).map(Seat).take(seats).map(sheet).collect() }
    }

    /// How many sheets there are.
    pub(super) fn seats(&self) -> usize {
        self.sheets.len()
    }

    /// How many lines each sheet has.
    pub(super) fn lines(&self) -> u8 {
        self.lines
    }

    /// All places in the order in which they are read.
    pub(super) fn places(&self) -> impl Iterator<Item = AnswerPlace> + use<> {
        places(self.seats(), self.lines)
    }

    fn line(&self, place: AnswerPlace) -> &ParsedLine {
        let sheet = self.sheets.get(place.seat.index());
        sheet.and_then(|sheet| at_line(sheet, place.line)).unwrap_or(&ParsedLine::Empty)
    }

    /// Whether nothing was written at a place.
    pub(super) fn is_empty(&self, place: AnswerPlace) -> bool {
        matches!(self.line(place), ParsedLine::Empty)
    }

    /// The answer at a place, if it is valid: not empty, not invalid, not a repeat (PG-R24, SC-R13).
    pub(super) fn answer(&self, place: AnswerPlace) -> Option<&Answer> {
        match self.line(place) {
            ParsedLine::Counts(answer) => Some(answer),
            ParsedLine::Empty | ParsedLine::Invalid(_) | ParsedLine::Repeat { .. } => None,
        }
    }

    /// Why the text on a line is not a valid answer.
    pub(in crate::rules) fn invalid(&self, place: AnswerPlace) -> Option<InvalidAnswer> {
        match self.line(place) {
            ParsedLine::Invalid(reason) => Some(*reason),
            ParsedLine::Empty | ParsedLine::Counts(_) | ParsedLine::Repeat { .. } => None,
        }
    }

    /// Whether two answers are compared: they have different writers, and the same category if the house rule
    /// asks for it.
    pub(super) fn comparable(&self, a: AnswerPlace, b: AnswerPlace) -> bool {
        a.seat != b.seat && (!self.same_category || a.line == b.line)
    }

    /// Whether two players have the same answer (PG-64, SC-22).
    fn same_answer(&self, a: AnswerPlace, b: AnswerPlace) -> bool {
        self.comparable(a, b)
            && self.answer(a).zip(self.answer(b)).is_some_and(|(answer, other)| answer.same(other))
    }

    /// How the answers of two players are similar, if they are not the same (PG-66, SC-R14).
    pub(super) fn similarity(&self, a: AnswerPlace, b: AnswerPlace) -> Option<Similarity> {
        if self.comparable(a, b) { self.answer(a)?.similarity(self.answer(b)?) } else { None }
    }

    /// Whether only answers to the same category are compared.
    pub(super) fn same_category(&self) -> bool {
        self.same_category
    }

    /// The mark of a line, by the steps of PG-R25 in this order.
    ///
    /// `heard` returns whether an answer was read: a mark must not reveal an answer that was not. `points` returns the
    /// points if the answer counts.
    pub(super) fn mark(
        &self,
        place: AnswerPlace,
        rulings: &Rulings,
        heard: impl Fn(AnswerPlace) -> bool,
        points: impl FnOnce(&Answer) -> u8,
    ) -> AnswerMark {
        let answer = match self.line(place) {
            ParsedLine::Empty => return AnswerMark::Empty,
            ParsedLine::Invalid(reason) => return (*reason).into(),
            ParsedLine::Repeat { line } => return AnswerMark::RepeatOnSheet { line: *line },
            ParsedLine::Counts(answer) => answer,
        };
        let with: Vec<AnswerPlace> =
            self.places().filter(|&other| heard(other) && self.same_answer(place, other)).collect();
        if !with.is_empty() {
            return AnswerMark::Duplicate { with };
        }
        if let Some(group) = rulings.same.iter().find(|group| group.contains(&place)) {
            let with = group.iter().copied().filter(|&other| other != place).collect();
            return AnswerMark::VotedSame { with };
        }
        if rulings.voted_down.contains(&place) {
            AnswerMark::VotedDown
        } else {
            AnswerMark::Stands { points: points(answer) }
        }
    }

    /// The mark of a line without the other sheets (PG-R23, SC-R12).
    pub(in crate::rules) fn mark_alone(
        &self,
        place: AnswerPlace,
        points: impl FnOnce(&Answer) -> u8,
    ) -> AnswerMark {
        self.mark(place, &Rulings::NONE, |_| false, points)
    }

    /// The group of the answers at `places`: these answers, and every answer that is the same as one of the group, or so
    /// similar that the page asks (PG-R26).
    ///
    /// Only answers for which `heard` is true are in the group; otherwise the question would reveal others.
    pub(super) fn group(&self, places: &[AnswerPlace], heard: impl Fn(AnswerPlace) -> bool) -> Group {
        let heard: Vec<AnswerPlace> = self.places().filter(|&place| heard(place)).collect();
        let mut group: Group = heard.iter().copied().filter(|place| places.contains(place)).collect();
        let mut index = 0;
        while let Some(&member) = group.get(index) {
            let joins = |other: &AnswerPlace| !group.contains(other) && self.joins(member, *other);
            let more: Vec<AnswerPlace> = heard.iter().copied().filter(joins).collect();
            group.extend(more);
            index += 1;
        }
        group.sort_by_key(|place| (place.line, place.seat));
        group
    }

    /// Groups the rest of a group again, after some answers have left it (PG-R53).
    pub(super) fn regroup(&self, mut rest: Group) -> Vec<Group> {
        let mut groups = Vec::new();
        while let Some(&first) = rest.first() {
            let group = self.group(&[first], |place| rest.contains(&place));
            rest.retain(|place| !group.contains(place));
            groups.push(group);
        }
        groups
    }

    fn joins(&self, a: AnswerPlace, b: AnswerPlace) -> bool {
        self.same_answer(a, b) || self.similarity(a, b).is_some_and(Similarity::opens_vote)
    }

    /// The groups for which the page opens a vote: several answers that are the same or similar, of which at least one
    /// stands. If all are struck as duplicates, there is nothing to vote on.
    pub(super) fn questions(&self) -> Vec<Group> {
        let mut groups: Vec<Group> = Vec::new();
        let stands = |&place: &AnswerPlace| self.mark(place, &Rulings::NONE, |_| true, |_| 1).stands();
        for place in self.places().filter(stands) {
            if !groups.iter().any(|group| group.contains(&place)) {
                let group = self.group(&[place], |_| true);
                if group.len() > 1 {
                    groups.push(group);
                }
            }
        }
        groups
    }
}

/// Parses the lines of one sheet. If its writer has an answer twice, only the first line counts (PG-R23, SC-R12).
fn parse_sheet(lines: u8, parse: impl Fn(u8) -> Option<Result<Answer, InvalidAnswer>>) -> Vec<ParsedLine> {
    let mut parsed: Vec<ParsedLine> = Vec::new();
    for line in 1..=lines {
        parsed.push(match parse(line) {
            None => ParsedLine::Empty,
            Some(Err(reason)) => ParsedLine::Invalid(reason),
            Some(Ok(answer)) => {
                let same =
                    |before: &ParsedLine| matches!(before, ParsedLine::Counts(other) if other.same(&answer));
                match (1..).zip(&parsed).find(|(_, before)| same(before)) {
                    Some((first, _)) => ParsedLine::Repeat { line: first },
                    None => ParsedLine::Counts(answer),
                }
            }
        });
    }
    parsed
}
