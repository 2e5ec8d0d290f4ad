//! What the table of a word game looks like, in words that both games share.

use std::collections::BTreeMap;

use super::Mark;
use crate::rules::{
    Seat,
    piecepack::Suit,
    sheets::Place,
    vote::{Ballot, Tally},
};

/// What the table looks like just now. Made of a view, it knows no more than a view does.
#[derive(Debug, Clone, PartialEq)]
pub struct Round {
    /// Everybody at the table, in seat order.
    pub people: Vec<Writer>,
    /// Who does what is nobody's own.
    pub due: Seat,
    /// The list, number 1 first.
    pub list: Vec<Category>,
    /// The letter, for those who may know it.
    pub letter: Option<char>,
    /// How long everybody writes, in seconds.
    pub seconds: u32,
    /// Whether the table has a timer of its own.
    pub own_timer: bool,
    /// Whether a sheet may be handed in before time is up.
    pub early: bool,
    /// What the table is doing.
    pub stage: Stage,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Writer {
    /// Where they sit.
    pub seat: Seat,
    /// What they are called.
    pub name: String,
    /// The suit of their pawn.
    pub suit: Option<Suit>,
    /// Whether they have a sheet.
    pub writes: bool,
    /// Whether they are still here.
    pub here: bool,
}

/// A category on the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Category {
    /// What it says.
    pub text: String,
    /// The numbers it had before, struck through.
    pub older: Vec<u8>,
    /// The names of those who wrote it, as far as the table may know.
    pub authors: String,
}

/// One answer's place, on a sheet of any length: whose, and which line, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// Whose sheet.
    pub seat: Seat,
    /// Which line, from 1.
    pub line: u8,
}

/// What the table is doing, as far as sheets go.
#[derive(Debug, Clone, PartialEq)]
pub enum Stage {
    /// One after the other writes.
    Typing {
        /// Who is writing.
        writing: Option<Seat>,
        /// Whose sheets are not in yet.
        open: Vec<Seat>,
    },
    /// All write on paper.
    Paper {
        /// Whether time runs.
        running: bool,
    },
    /// Paper sheets are typed in, or points entered.
    Entering {
        /// Whose sheets are not in yet.
        open: Vec<Seat>,
        /// What most answers are worth.
        usual: u8,
        /// The most that a line is worth.
        most: u8,
    },
    /// Answers without a letter, before the reading.
    Appeals {
        /// The answers, and what became of them.
        claims: Vec<Claim>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Answers are read.
    Reading {
        /// The line that is being read.
        line: u8,
        /// The answer that is read next.
        next: Option<Spot>,
        /// What has been read, in the order of reading.
        heard: Vec<Heard>,
        /// Pairs that the table may want to compare.
        hints: Vec<[Spot; 2]>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Something that has to do with no sheets.
    Other,
}

/// An answer without a letter, before the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Where it is.
    pub spot: Spot,
    /// What it says.
    pub text: String,
    /// What the table has ruled; `None` until it has counted its votes.
    pub granted: Option<bool>,
}

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Where it is.
    pub spot: Spot,
    /// What it says.
    pub text: String,
    /// What became of it, as far as the table has heard.
    pub mark: Mark,
    /// Whether its writer calls it a title.
    pub title: bool,
    /// On what grounds it may still be challenged.
    pub doubts: Vec<Doubt>,
}

/// On what ground an answer is challenged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doubt {
    /// It does not fit.
    Fit,
    /// It is no proper noun.
    Proper,
    /// It is no title and is called one, or the other way round.
    Title,
}

/// An open vote.
#[derive(Debug, Clone, PartialEq)]
pub struct Poll {
    /// What is asked.
    pub question: Question,
    /// What has been held up so far.
    pub ballots: BTreeMap<Seat, Ballot>,
    /// Whose answers are in question.
    pub challenged: Vec<Seat>,
    /// What it would come to now.
    pub tally: Tally,
}

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Whether an answer without a letter may count.
    Appeal(Spot),
    /// Whether answers are the same.
    Alike(Vec<Spot>),
    /// Whether an answer is what it is taken for.
    Challenge {
        /// Which answer.
        spot: Spot,
        /// On what ground.
        doubt: Doubt,
        /// Who challenged it.
        by: Seat,
    },
}

/// What somebody wants done with sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Deed {
    /// Begin to write.
    Begin,
    /// Time is up for all who write on paper.
    TimeUp,
    /// Hand in the sheet on the pad.
    HandIn,
    /// Enter points, by seat, then line.
    EnterPoints(Vec<Vec<u8>>),
    /// Ask for a vote on an own answer that begins with no letter.
    Appeal(Spot),
    /// Go on: to the reading, the next answer, or the score.
    Next,
    /// Ask whether answers are the same.
    Liken(Vec<Spot>),
    /// Challenge an answer.
    Challenge(Spot, Doubt),
    /// Vote, or take the vote back.
    Vote(Option<Ballot>),
    /// Count the votes.
    Count,
    /// Let the question rest.
    Drop,
}

impl<const LAST: u8> From<Place<LAST>> for Spot {
    fn from(Place { seat, line }: Place<LAST>) -> Self {
        Self { seat, line: line.into() }
    }
}

impl Spot {
    /// The place, on a sheet that is as long.
    pub fn place<const LAST: u8>(self) -> Option<Place<LAST>> {
        let line = self.line.try_into().ok()?;
        Some(Place { seat: self.seat, line })
    }
}

/// Spots of places.
pub fn spots<const LAST: u8>(places: &[Place<LAST>]) -> Vec<Spot> {
    places.iter().map(|&place| place.into()).collect()
}

impl Round {
    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.people
            .iter()
            .find(|person| person.seat == seat)
            .map_or_else(String::new, |person| person.name.clone())
    }

    /// What the category of a line says.
    pub fn category(&self, line: u8) -> String {
        let category = usize::from(line).checked_sub(1).and_then(|at| self.list.get(at));
        category.map_or_else(String::new, |category| category.text.clone())
    }

    /// The names of those who wrote the category of a line, as far as the table may know.
    pub fn authors(&self, line: u8) -> String {
        let category = usize::from(line).checked_sub(1).and_then(|at| self.list.get(at));
        category.map_or_else(String::new, |category| category.authors.clone())
    }

    /// The numbers of the lines.
    pub fn lines(&self) -> std::ops::RangeInclusive<u8> {
        1..=u8::try_from(self.list.len()).unwrap_or(u8::MAX)
    }

    /// Everybody who has a sheet; who went home left an empty one (PG-R46).
    pub fn writers(&self) -> Vec<Writer> {
        self.people.iter().filter(|person| person.writes).cloned().collect()
    }

    /// Whose sheets are not in yet.
    pub fn open(&self) -> Vec<Seat> {
        if let Stage::Typing { open, .. } | Stage::Entering { open, .. } = &self.stage {
            open.clone()
        } else {
            Vec::new()
        }
    }

    /// The open vote.
    pub fn poll(&self) -> Option<&Poll> {
        if let Stage::Appeals { poll, .. } | Stage::Reading { poll, .. } = &self.stage {
            poll.as_ref()
        } else {
            None
        }
    }

    /// What has been read, in the order of reading.
    pub fn heard(&self) -> &[Heard] {
        if let Stage::Reading { heard, .. } = &self.stage { heard } else { &[] }
    }

    /// The answer that was read from a spot, if it was.
    pub fn heard_at(&self, spot: Spot) -> Option<&Heard> {
        self.heard().iter().find(|heard| heard.spot == spot)
    }

    /// The answer that is read next.
    pub fn next(&self) -> Option<Spot> {
        if let Stage::Reading { next, .. } = &self.stage { *next } else { None }
    }

    /// The line that is being read.
    pub fn line(&self) -> u8 {
        if let Stage::Reading { line, .. } = &self.stage { *line } else { 1 }
    }

    /// What is written at a spot, as far as everybody may read it.
    pub fn text(&self, spot: Spot) -> String {
        let claimed = if let Stage::Appeals { claims, .. } = &self.stage {
            claims.iter().find(|claim| claim.spot == spot).map(|claim| &claim.text)
        } else {
            None
        };
        claimed.or_else(|| self.heard_at(spot).map(|heard| &heard.text)).cloned().unwrap_or_default()
    }
}

impl Question {
    /// What it is about.
    pub fn spots(&self) -> &[Spot] {
        match self {
            Question::Appeal(spot) | Question::Challenge { spot, .. } => std::slice::from_ref(spot),
            Question::Alike(spots) => spots,
        }
    }
}
