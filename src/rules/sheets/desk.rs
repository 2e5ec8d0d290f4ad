//! The sheets of a round, read once so that they can be compared often.

use std::collections::BTreeSet;

use super::{Number, Place};
use crate::rules::{
    Seat,
    words::{Answer, Likeness},
};

/// A line after the steps that look at one sheet alone (PG-R25).
#[derive(Debug, Clone, PartialEq)]
enum Line<F, const LAST: u8> {
    Empty,
    /// It is no answer in this game, and why.
    Faulty(F),
    Repeat {
        line: Number<LAST>,
    },
    /// It is an answer (PG-R24).
    Counts(Answer),
}

/// What became of a line, and what it is worth anything for: the first of these that holds (PG-R25).
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) enum Fate<'a, F, const LAST: u8> {
    /// Nothing was written.
    Empty,
    /// It is no answer in this game, and why.
    Faulty(F),
    /// Its writer has it on an earlier line.
    Repeat {
        /// That line.
        line: Number<LAST>,
    },
    /// Others have it too.
    Duplicate {
        /// Where.
        with: Vec<Place<LAST>>,
    },
    /// The table voted that it is the same as others.
    Alike {
        /// As which.
        with: Vec<Place<LAST>>,
    },
    /// The table voted it down.
    VotedDown,
    /// It stands.
    Stands(&'a Answer),
}

/// What the table has decided by votes in the reading.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Rulings<const LAST: u8> {
    /// Groups that were voted the same.
    pub(super) alike: Vec<Vec<Place<LAST>>>,
    /// Answers voted down.
    pub(super) voted_down: BTreeSet<Place<LAST>>,
}

impl<const LAST: u8> Rulings<LAST> {
    /// Nothing is decided yet.
    pub(super) const NONE: Self = Self { alike: Vec::new(), voted_down: BTreeSet::new() };
}

/// The sheets of a round; `F` is why a line may be no answer in this game.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Desk<F, const LAST: u8> {
    same_category: bool,
    sheets: Vec<Vec<Line<F, LAST>>>,
}

impl<F: Copy + PartialEq, const LAST: u8> Desk<F, LAST> {
    /// Takes in the sheets of so many people. `read` is what stands at a place: nothing, an answer, or why it is none.
    ///
    /// `same_category`: whether only answers to the same category are compared (PG-R22, SC-R05).
    pub(in crate::rules) fn new(
        seats: usize,
        same_category: bool,
        read: impl Fn(Place<LAST>) -> Option<Result<Answer, F>>,
    ) -> Self {
        let sheet = |seat| read_sheet(|line| read(Place { seat, line }));
        Self { same_category, sheets: (0..).map(Seat).take(seats).map(sheet).collect() }
    }

    /// How many sheets there are.
    pub(super) fn seats(&self) -> usize {
        self.sheets.len()
    }

    /// All places in the order in which they are read (PG-63, PG-R42, SC-21).
    pub(in crate::rules) fn places(&self) -> impl Iterator<Item = Place<LAST>> + use<F, LAST> {
        let seats = u8::try_from(self.sheets.len()).unwrap_or(u8::MAX);
        Number::all().flat_map(move |line| (0..seats).map(move |seat| Place { seat: Seat(seat), line }))
    }

    fn line(&self, place: Place<LAST>) -> &Line<F, LAST> {
        let sheet = self.sheets.get(place.seat.index());
        sheet.and_then(|sheet| sheet.get(place.line.index())).unwrap_or(&Line::Empty)
    }

    /// The answer at a place, if it is one: not empty, not faulty, not the same again (PG-R24, SC-R13).
    pub(in crate::rules) fn answer(&self, place: Place<LAST>) -> Option<&Answer> {
        match self.line(place) {
            Line::Counts(answer) => Some(answer),
            Line::Empty | Line::Faulty(_) | Line::Repeat { .. } => None,
        }
    }

    /// Why a line is no answer, if it was found to be none.
    pub(in crate::rules) fn fault(&self, place: Place<LAST>) -> Option<F> {
        match self.line(place) {
            Line::Faulty(fault) => Some(*fault),
            Line::Empty | Line::Counts(_) | Line::Repeat { .. } => None,
        }
    }

    /// Whether two places are compared at all: two people's, and in one category if the house says so.
    fn meet(&self, a: Place<LAST>, b: Place<LAST>) -> bool {
        a.seat != b.seat && (!self.same_category || a.line == b.line)
    }

    /// Whether two people have the very same answer (PG-64, SC-22).
    fn twins(&self, a: Place<LAST>, b: Place<LAST>) -> bool {
        let same = || Some(self.answer(a)?.same(self.answer(b)?));
        self.meet(a, b) && same() == Some(true)
    }

    /// How the answers of two people are alike, if they are not the same (PG-66, SC-R14).
    pub(super) fn likeness(&self, a: Place<LAST>, b: Place<LAST>) -> Option<Likeness> {
        if self.meet(a, b) { self.answer(a)?.likeness(self.answer(b)?) } else { None }
    }

    /// Whether answers to different categories are never compared.
    pub(super) fn same_category(&self) -> bool {
        self.same_category
    }

    /// What became of one line, by the steps of PG-R25 in their order.
    ///
    /// `heard` says which answers the table has heard: what nobody has heard yet must not show in a mark.
    pub(super) fn fate(
        &self,
        place: Place<LAST>,
        rulings: &Rulings<LAST>,
        heard: impl Fn(Place<LAST>) -> bool,
    ) -> Fate<'_, F, LAST> {
        let answer = match self.line(place) {
            Line::Empty => return Fate::Empty,
            Line::Faulty(fault) => return Fate::Faulty(*fault),
            Line::Repeat { line } => return Fate::Repeat { line: *line },
            Line::Counts(answer) => answer,
        };
        let with: Vec<Place<LAST>> =
            self.places().filter(|&other| heard(other) && self.twins(place, other)).collect();
        if !with.is_empty() {
            return Fate::Duplicate { with };
        }
        if let Some(group) = rulings.alike.iter().find(|group| group.contains(&place)) {
            return Fate::Alike { with: group.iter().copied().filter(|&other| other != place).collect() };
        }
        if rulings.voted_down.contains(&place) { Fate::VotedDown } else { Fate::Stands(answer) }
    }

    /// What became of a line by what stands on its own sheet, whatever others wrote (PG-R23, SC-R12).
    pub(in crate::rules) fn fate_alone(&self, place: Place<LAST>) -> Fate<'_, F, LAST> {
        self.fate(place, &Rulings::NONE, |_| false)
    }

    /// Everything that belongs to one question with `places`: what is the same as one of them, or so like one of
    /// them that the page asks by itself, and so on (PG-R26).
    ///
    /// Only what was `heard` joins, or joins others: a bridge nobody has heard of would tell of itself.
    pub(super) fn group(
        &self,
        places: &[Place<LAST>],
        heard: impl Fn(Place<LAST>) -> bool,
    ) -> Vec<Place<LAST>> {
        let heard: Vec<Place<LAST>> = self.places().filter(|&place| heard(place)).collect();
        let mut group: Vec<Place<LAST>> =
            heard.iter().copied().filter(|place| places.contains(place)).collect();
        let mut at = 0;
        while let Some(&member) = group.get(at) {
            let joins = |other: &Place<LAST>| !group.contains(other) && self.linked(member, *other);
            let more: Vec<Place<LAST>> = heard.iter().copied().filter(joins).collect();
            group.extend(more);
            at += 1;
        }
        group.sort_by_key(|place| (place.line, place.seat));
        group
    }

    /// The groups that are left of one when some have gone out of it (PG-R53).
    pub(super) fn regroup(&self, mut left: Vec<Place<LAST>>) -> Vec<Vec<Place<LAST>>> {
        let mut groups = Vec::new();
        while let Some(&first) = left.first() {
            let group = self.group(&[first], |place| left.contains(&place));
            left.retain(|place| !group.contains(place));
            groups.push(group);
        }
        groups
    }

    fn linked(&self, a: Place<LAST>, b: Place<LAST>) -> bool {
        self.twins(a, b) || self.likeness(a, b).is_some_and(Likeness::opens_vote)
    }

    /// The groups the page itself asks about: those in which answers are alike and one still stands. A group whose
    /// every answer is struck as a duplicate has nothing left to vote on.
    pub(super) fn questions(&self) -> Vec<Vec<Place<LAST>>> {
        let mut groups: Vec<Vec<Place<LAST>>> = Vec::new();
        let stands =
            |&place: &Place<LAST>| matches!(self.fate(place, &Rulings::NONE, |_| true), Fate::Stands(_));
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

/// The lines of one sheet after what each of them says, then own repeats: the lowest line that is an answer keeps its
/// chance (PG-R23, SC-R12).
fn read_sheet<F, const LAST: u8>(
    read: impl Fn(Number<LAST>) -> Option<Result<Answer, F>>,
) -> Vec<Line<F, LAST>> {
    let mut lines: Vec<Line<F, LAST>> = Vec::new();
    for line in Number::all() {
        let read = match read(line) {
            None => Line::Empty,
            Some(Err(fault)) => Line::Faulty(fault),
            Some(Ok(answer)) => {
                let same =
                    |before: &Line<F, LAST>| matches!(before, Line::Counts(other) if other.same(&answer));
                match Number::all().zip(&lines).find(|(_, before)| same(before)) {
                    Some((line, _)) => Line::Repeat { line },
                    None => Line::Counts(answer),
                }
            }
        };
        lines.push(read);
    }
    lines
}
