//! Answers read out one after the other, and what comes up on the way.

use std::{collections::BTreeSet, mem};

use super::{Desk, Edition, Fate, Hint, Number, Place, desk::Rulings, number::owners};

/// A reading: how far it has come, what the page has in mind to ask, what the table has ruled.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::rules) struct Reading<F, const LAST: u8> {
    edition: Edition,
    desk: Desk<F, LAST>,
    /// How many answers have been read, in the order of the desk's places.
    read: usize,
    /// Groups the page will ask about once all of each is read.
    questions: Vec<Vec<Place<LAST>>>,
    /// Answers that have had their vote on likeness (PG-R26).
    likened: BTreeSet<Place<LAST>>,
    /// Answers whose vote on likeness was let rest: people may ask for it again (PG-R51), the page does not.
    rested: BTreeSet<Place<LAST>>,
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
    pub(in crate::rules) fn open(desk: Desk<F, LAST>, edition: Edition) -> Self {
        let questions = desk.questions();
        let (likened, rested) = (BTreeSet::new(), BTreeSet::new());
        Self { edition, desk, read: 0, questions, likened, rested, rulings: Rulings::NONE }
    }

    /// Goes on with sheets on which something has changed. What was ruled stays ruled.
    pub(in crate::rules) fn lay(&mut self, desk: Desk<F, LAST>) {
        self.questions = desk.questions();
        self.desk = desk;
        self.part();
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
            let rested = group.iter().all(|place| self.rested.contains(place));
            if !rested && owners(&group).len() > 1 && self.any_stands(&group) {
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

    /// Everything that belongs to one question with `places`, as far as it was heard (PG-R26). What has left its group
    /// joins nobody else's, unless somebody names it.
    pub(in crate::rules) fn group(&self, places: &[Place<LAST>]) -> Vec<Place<LAST>> {
        let joins = |place: Place<LAST>| places.contains(&place) || !self.has_left(place);
        self.desk.group(places, |place| self.heard(place) && joins(place))
    }

    /// The table has counted its votes on whether these are the same: they had their vote.
    pub(in crate::rules) fn settle(&mut self, group: &[Place<LAST>]) {
        self.likened.extend(group);
        self.part();
    }

    /// The table has let the question rest whether these are the same. It never was (PG-R51), but the page does not
    /// ask the same again by itself.
    pub(in crate::rules) fn rest(&mut self, group: &[Place<LAST>]) {
        match self.edition {
            Edition::First => self.settle(group),
            Edition::Second => self.rested.extend(group),
        }
    }

    /// Whether an answer is in no group any more: it had its vote on likeness, or was voted down (PG-R53).
    fn has_left(&self, place: Place<LAST>) -> bool {
        match self.edition {
            Edition::First => false,
            Edition::Second => self.likened.contains(&place) || self.rulings.voted_down.contains(&place),
        }
    }

    /// Takes what had its vote, or was voted down, out of what the page has in mind to ask, and groups the rest anew
    /// (PG-R53).
    fn part(&mut self) {
        for mut group in mem::take(&mut self.questions) {
            match self.edition {
                Edition::First => {
                    group.retain(|place| !self.likened.contains(place));
                    self.questions.push(group);
                }
                Edition::Second => {
                    group.retain(|&place| !self.has_left(place));
                    self.questions.extend(self.desk.regroup(group));
                }
            }
        }
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
        self.part();
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
            // What the page asks about by itself needs no hint, unless that was let rest.
            let rested = places.iter().all(|place| self.rested.contains(place));
            (rested || !likeness.opens_vote()).then_some(Hint { places, likeness })
        };
        on_line.filter_map(hint).collect()
    }
}
