//! What every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use std::collections::BTreeSet;

use super::{House, Number, Place, Sheet, TEN};
use crate::rules::{
    Seat,
    words::{Answer, Fault, Letter, Likeness},
};

/// What became of an answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// Nothing was written.
    Empty,
    /// It stands, for one point or two.
    Stands {
        /// 1, or 2 with the house rule of alliteration (PG-72, PG-73).
        points: u8,
    },
    /// It begins with another letter (PG-55).
    WrongLetter,
    /// It begins with no letter, and no appeal was granted (PG-R49).
    NoLetter,
    /// Its article is not behind it (PG-56).
    LeadingArticle,
    /// Its writer has it on an earlier line (PG-58).
    OwnRepeat {
        /// That line.
        line: Number,
    },
    /// Others have it too (PG-64).
    Duplicate {
        /// Where.
        with: Vec<Place>,
    },
    /// The table voted that it is the same as others (PG-66).
    Alike {
        /// As which.
        with: Vec<Place>,
    },
    /// The table voted it down (PG-71).
    VotedDown,
}

impl Mark {
    /// Points, 0 to 2.
    pub fn points(&self) -> u8 {
        match self {
            Mark::Stands { points } => *points,
            Mark::Empty
            | Mark::WrongLetter
            | Mark::NoLetter
            | Mark::LeadingArticle
            | Mark::OwnRepeat { .. }
            | Mark::Duplicate { .. }
            | Mark::Alike { .. }
            | Mark::VotedDown => 0,
        }
    }

    /// Whether the answer still counts.
    pub fn stands(&self) -> bool {
        self.points() > 0
    }
}

/// What the table has decided by votes in the reading.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Rulings {
    /// Groups that were voted the same (PG-66).
    pub(super) alike: Vec<Vec<Place>>,
    /// Answers voted down (PG-71).
    pub(super) voted_down: BTreeSet<Place>,
}

/// A line after the two steps that look at one sheet alone (PG-R25).
#[derive(Debug, Clone, PartialEq)]
enum Line {
    Empty,
    Faulty(Fault),
    Repeat {
        line: Number,
    },
    /// It is an answer (PG-R24).
    Counts(Answer),
}

/// The sheets of a round, read once so that they can be compared often.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Desk {
    letter: Letter,
    same_category: bool,
    alliteration: bool,
    sheets: Vec<[Line; TEN]>,
}

impl Desk {
    /// Reads the sheets; answers without a letter count where an appeal was `granted` (PG-R49).
    pub(super) fn new(letter: Letter, house: &House, sheets: &[Sheet], granted: &BTreeSet<Place>) -> Self {
        let read = |(seat, sheet)| read_sheet(sheet, letter, |line| granted.contains(&Place { seat, line }));
        Self {
            letter,
            same_category: house.same_category,
            alliteration: house.alliteration,
            sheets: (0..).map(Seat).zip(sheets).map(read).collect(),
        }
    }

    /// All places in the order in which they are read (PG-63, PG-R42).
    pub(super) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        let seats = u8::try_from(self.sheets.len()).unwrap_or(u8::MAX);
        Number::all().flat_map(move |line| (0..seats).map(move |seat| Place { seat: Seat(seat), line }))
    }

    fn line(&self, place: Place) -> &Line {
        self.sheets.get(place.seat.index()).map_or(&Line::Empty, |sheet| &sheet[place.line.index()])
    }

    /// The answer at a place, if it is one: not empty, not faulty, not the same again (PG-R24).
    pub(super) fn answer(&self, place: Place) -> Option<&Answer> {
        match self.line(place) {
            Line::Counts(answer) => Some(answer),
            Line::Empty | Line::Faulty(_) | Line::Repeat { .. } => None,
        }
    }

    /// Whether an answer begins with no letter at all, so that its owner may appeal (PG-R49).
    pub(super) fn lacks_letter(&self, place: Place) -> bool {
        *self.line(place) == Line::Faulty(Fault::NoLetter)
    }

    /// Whether two places are compared at all: two people's, and in one category if the house says so (PG-R22).
    fn meet(&self, a: Place, b: Place) -> bool {
        a.seat != b.seat && (!self.same_category || a.line == b.line)
    }

    /// Whether two people have the very same answer (PG-64).
    fn twins(&self, a: Place, b: Place) -> bool {
        let same = || Some(self.answer(a)?.same(self.answer(b)?));
        self.meet(a, b) && same() == Some(true)
    }

    /// How the answers of two people are alike, if they are not the same (PG-66).
    pub(super) fn likeness(&self, a: Place, b: Place) -> Option<Likeness> {
        if self.meet(a, b) { self.answer(a)?.likeness(self.answer(b)?) } else { None }
    }

    /// The mark of one answer, by the steps of PG-R25 in their order.
    ///
    /// `heard` says which answers the table has heard: what nobody has heard yet must not show in a mark.
    pub(super) fn mark(&self, place: Place, rulings: &Rulings, heard: impl Fn(Place) -> bool) -> Mark {
        let answer = match self.line(place) {
            Line::Empty => return Mark::Empty,
            Line::Faulty(Fault::WrongLetter) => return Mark::WrongLetter,
            Line::Faulty(Fault::NoLetter) => return Mark::NoLetter,
            Line::Faulty(Fault::LeadingArticle) => return Mark::LeadingArticle,
            Line::Repeat { line } => return Mark::OwnRepeat { line: *line },
            Line::Counts(answer) => answer,
        };
        let with: Vec<Place> =
            self.places().filter(|&other| heard(other) && self.twins(place, other)).collect();
        if !with.is_empty() {
            return Mark::Duplicate { with };
        }
        if let Some(group) = rulings.alike.iter().find(|group| group.contains(&place)) {
            return Mark::Alike { with: group.iter().copied().filter(|&other| other != place).collect() };
        }
        if rulings.voted_down.contains(&place) {
            return Mark::VotedDown;
        }
        Mark::Stands { points: if self.alliteration && answer.alliterates(self.letter) { 2 } else { 1 } }
    }

    /// Everything that belongs to one question with `places`: what is the same as one of them, or so like one of
    /// them that the page asks by itself, and so on (PG-R26).
    ///
    /// Only what was `heard` joins, or joins others: a bridge nobody has heard of would tell of itself.
    pub(super) fn group(&self, places: &[Place], heard: impl Fn(Place) -> bool) -> Vec<Place> {
        let heard: Vec<Place> = self.places().filter(|&place| heard(place)).collect();
        let mut group: Vec<Place> = heard.iter().copied().filter(|place| places.contains(place)).collect();
        let mut at = 0;
        while let Some(&member) = group.get(at) {
            let joins = |other: &Place| !group.contains(other) && self.linked(member, *other);
            let more: Vec<Place> = heard.iter().copied().filter(joins).collect();
            group.extend(more);
            at += 1;
        }
        group.sort_by_key(|place| (place.line, place.seat));
        group
    }

    fn linked(&self, a: Place, b: Place) -> bool {
        self.twins(a, b) || self.likeness(a, b).is_some_and(Likeness::opens_vote)
    }

    /// The groups the page itself asks about: those in which answers are alike and one still stands. A group whose
    /// every answer is struck as a duplicate has nothing left to vote on.
    pub(super) fn questions(&self) -> Vec<Vec<Place>> {
        let mut groups: Vec<Vec<Place>> = Vec::new();
        let unruled = Rulings::default();
        for place in self.places().filter(|&place| self.mark(place, &unruled, |_| true).stands()) {
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

/// The lines of one sheet after the letter and the article (with appeals), then own repeats: the lowest line that
/// passes the first keeps its chance (PG-R23).
fn read_sheet(sheet: &Sheet, letter: Letter, granted: impl Fn(Number) -> bool) -> [Line; TEN] {
    let mut lines: [Line; TEN] = std::array::from_fn(|_| Line::Empty);
    for (line, text) in Number::all().zip(sheet) {
        let Some(answer) = Answer::read(text) else { continue };
        let before = |&earlier: &Number| {
            earlier < line && matches!(&lines[earlier.index()], Line::Counts(other) if other.same(&answer))
        };
        lines[line.index()] = match answer.check(letter) {
            Err(fault) if !(fault == Fault::NoLetter && granted(line)) => Line::Faulty(fault),
            Ok(()) | Err(_) => match Number::all().find(before) {
                Some(line) => Line::Repeat { line },
                None => Line::Counts(answer),
            },
        };
    }
    lines
}
