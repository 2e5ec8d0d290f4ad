//! Answers read out one after the other, and what comes up on the way.

use std::collections::BTreeSet;

use super::{Desk, Fate, Hint, Number, Place, desk::Rulings, number::owners};

/// A reading: how far it has come, what the page has in mind to ask, what the table has ruled.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Reading<F, const LAST: u8> {
    desk: Desk<F, LAST>,
    /// How many answers have been read, in the order of the desk's places.
    read: usize,
    /// Groups the page will ask about once all of each is read.
    questions: Vec<Vec<Place<LAST>>>,
    /// Answers that have had their vote on likeness (PG-R26).
    likened: BTreeSet<Place<LAST>>,
    rulings: Rulings<LAST>,
}

/// Why answers cannot be put to a vote as the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Unlike {
    /// One of them was not read yet.
    NotRead,
    /// The house compares within a category only.
    OtherCategory,
    /// One is no answer, or none of them stands.
    NotStanding,
    /// One of them had its vote.
    VotedAlready,
    /// They are one person's.
    OneOwner,
}

impl<F: Copy + PartialEq, const LAST: u8> Reading<F, LAST> {
    /// Opens the reading at the first answer.
    pub(in crate::rules) fn open(desk: Desk<F, LAST>) -> Self {
        let questions = desk.questions();
        Self { desk, read: 0, questions, likened: BTreeSet::new(), rulings: Rulings::NONE }
    }

    /// Goes on with sheets on which something has changed. What was ruled stays ruled.
    pub(in crate::rules) fn lay(&mut self, desk: Desk<F, LAST>) {
        self.questions = desk.questions();
        self.desk = desk;
        let likened = self.likened.clone();
        self.forget(|place| likened.contains(place));
    }

    /// The sheets.
    pub(in crate::rules) fn desk(&self) -> &Desk<F, LAST> {
        &self.desk
    }

    /// Whether the table has heard the answer at a place.
    pub(in crate::rules) fn heard(&self, place: Place<LAST>) -> bool {
        place.line.index() * self.desk.seats() + place.seat.index() < self.read
    }

    /// What the table has heard, in the order of reading.
    pub(in crate::rules) fn all_heard(&self) -> impl Iterator<Item = Place<LAST>> + use<F, LAST> {
        self.desk.places().take(self.read)
    }

    /// What became of an answer as far as the table has heard.
    pub(in crate::rules) fn fate(&self, place: Place<LAST>) -> Fate<'_, F, LAST> {
        self.desk.fate(place, &self.rulings, |other| self.heard(other))
    }

    /// Whether an answer stands as far as the table has heard.
    pub(in crate::rules) fn stands(&self, place: Place<LAST>) -> bool {
        matches!(self.fate(place), Fate::Stands(_))
    }

    /// The answer that is read next.
    pub(in crate::rules) fn next(&self) -> Option<Place<LAST>> {
        self.desk.places().nth(self.read)
    }

    /// The line that is being read; the last one when all are.
    pub(in crate::rules) fn line(&self) -> Number<LAST> {
        let last = self.desk.places().nth(self.read.saturating_sub(1));
        last.map_or(Number::FIRST, |place| place.line)
    }

    /// Reads the next answer (PG-63, SC-21).
    pub(in crate::rules) fn read_next(&mut self) -> Option<Place<LAST>> {
        let place = self.next()?;
        self.read += 1;
        Some(place)
    }

    /// Takes the first question that is worth asking, once all it is about and the line have been read (PG-66).
    pub(in crate::rules) fn question_due(&mut self) -> Option<Vec<Place<LAST>>> {
        let whole_line = self.read.is_multiple_of(self.desk.seats().max(1));
        while let Some(at) =
            self.questions.iter().position(|group| whole_line && group.iter().all(|&place| self.heard(place)))
        {
            let group = self.questions.remove(at);
            if owners(&group).len() > 1 && self.any_stands(&group) {
                self.likened.extend(&group);
                return Some(group);
            }
        }
        None
    }

    /// Whether somebody may ask for a vote on whether these are the same (PG-66, SC-R14).
    ///
    /// # Errors
    /// What is in the way.
    pub(in crate::rules) fn may_liken(&self, places: &[Place<LAST>]) -> Result<(), Unlike> {
        if places.iter().any(|&place| !self.heard(place)) {
            return Err(Unlike::NotRead);
        }
        let other_line = |place: &Place<LAST>| place.line != places[0].line;
        if self.desk.same_category() && places.iter().any(other_line) {
            return Err(Unlike::OtherCategory);
        }
        let group = self.group(places);
        if places.iter().any(|&place| self.desk.answer(place).is_none()) || !self.any_stands(&group) {
            return Err(Unlike::NotStanding);
        }
        if group.iter().any(|place| self.likened.contains(place)) {
            return Err(Unlike::VotedAlready);
        }
        if owners(&group).len() > 1 { Ok(()) } else { Err(Unlike::OneOwner) }
    }

    /// Asks about all that belongs to a question with `places`, as far as it was heard. What the page had in mind to
    /// ask about these is asked with this (PG-R26).
    pub(in crate::rules) fn liken(&mut self, places: &[Place<LAST>]) -> Vec<Place<LAST>> {
        let group = self.group(places);
        self.forget(|place| group.contains(place));
        self.likened.extend(&group);
        group
    }

    /// Takes answers out of what the page has in mind to ask.
    fn forget(&mut self, asked: impl Fn(&Place<LAST>) -> bool) {
        for question in &mut self.questions {
            question.retain(|place| !asked(place));
        }
    }

    fn group(&self, places: &[Place<LAST>]) -> Vec<Place<LAST>> {
        self.desk.group(places, |place| self.heard(place))
    }

    /// Whether a vote on these could still change anything.
    fn any_stands(&self, group: &[Place<LAST>]) -> bool {
        group.iter().any(|&place| self.stands(place))
    }

    /// The table has voted that these are the same.
    pub(in crate::rules) fn rule_alike(&mut self, group: Vec<Place<LAST>>) {
        self.rulings.alike.push(group);
    }

    /// The table has voted an answer down.
    pub(in crate::rules) fn vote_down(&mut self, place: Place<LAST>) {
        self.rulings.voted_down.insert(place);
    }

    /// Pairs of the line being read with anything heard, that are alike, stand, and had no vote.
    pub(in crate::rules) fn hints(&self) -> Vec<Hint<LAST>> {
        let line = self.line();
        let fresh = |&place: &Place<LAST>| self.stands(place) && !self.likened.contains(&place);
        let fresh: Vec<Place<LAST>> = self.all_heard().filter(fresh).collect();
        let pairs =
            fresh.iter().enumerate().flat_map(|(at, &a)| fresh[at + 1..].iter().map(move |&b| [a, b]));
        let on_line = pairs.filter(|pair| pair.iter().any(|place| place.line == line));
        let hint = |places: [Place<LAST>; 2]| {
            let likeness = self.desk.likeness(places[0], places[1])?;
            // What opens a vote by itself needs no hint.
            (!likeness.opens_vote()).then_some(Hint { places, likeness })
        };
        on_line.filter_map(hint).collect()
    }
}
