//! What the table of a word game looks like, in words that both games share.

use std::collections::BTreeMap;

use super::Mark;
use crate::rules::{
    Seat,
    piecepack::Suit,
    sheets::{self, AnyPlace, Ground},
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
    pub list: Vec<RoundCategory>,
    /// The letter, for those who may know it.
    pub letter: Option<char>,
    /// How long everybody writes, in seconds.
    pub seconds: u32,
    /// Whether the table has a timer of its own.
    pub own_timer: bool,
    /// Whether a sheet may be handed in before time is up.
    pub early: bool,
    /// What the table is doing.
    pub stage: RoundStage,
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
pub struct RoundCategory {
    /// What it says.
    pub text: String,
    /// The numbers it had before, struck through.
    pub older: Vec<u8>,
    /// The names of those who wrote it, as far as the table may know.
    pub authors: String,
}

/// What the table is doing, as far as sheets go.
#[derive(Debug, Clone, PartialEq)]
pub enum RoundStage {
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
        appeals: Vec<Appeal>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Answers are read.
    Reading {
        /// The line that is being read.
        line: u8,
        /// The answer that is read next.
        next: Option<AnyPlace>,
        /// What has been read, in the order of reading.
        heard: Vec<Heard>,
        /// Pairs that the table may want to compare.
        hints: Vec<[AnyPlace; 2]>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Something that has to do with no sheets.
    Other,
}

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Where it is.
    pub place: AnyPlace,
    /// What it says.
    pub text: String,
    /// What became of it, as far as the table has heard.
    pub mark: Mark,
    /// Whether its writer calls it a title.
    pub title: bool,
    /// On what grounds it may still be challenged.
    pub grounds: Vec<Ground>,
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
pub type Question = sheets::Question<AnyPlace>;

/// An answer that begins with no letter, before the reading.
pub type Appeal = sheets::Appeal<AnyPlace>;

/// What somebody wants done with sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetAction {
    /// Begin to write.
    Begin,
    /// Time is up for all who write on paper.
    TimeUp,
    /// Hand in the sheet on the pad.
    HandIn,
    /// Enter points, by seat, then line.
    EnterPoints(Vec<Vec<u8>>),
    /// Ask for a vote on an own answer that begins with no letter.
    Appeal(AnyPlace),
    /// Go on: to the reading, the next answer, or the score.
    Next,
    /// Ask whether answers are the same.
    Join(Vec<AnyPlace>),
    /// Challenge an answer.
    Challenge(AnyPlace, Ground),
    /// Vote, or take the vote back.
    Vote(Option<Ballot>),
    /// Count the votes.
    Count,
    /// Cancel the vote.
    Drop,
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
        if let RoundStage::Typing { open, .. } | RoundStage::Entering { open, .. } = &self.stage {
            open.clone()
        } else {
            Vec::new()
        }
    }

    /// The open vote.
    pub fn poll(&self) -> Option<&Poll> {
        if let RoundStage::Appeals { poll, .. } | RoundStage::Reading { poll, .. } = &self.stage {
            poll.as_ref()
        } else {
            None
        }
    }

    /// What has been read, in the order of reading.
    pub fn heard(&self) -> &[Heard] {
        if let RoundStage::Reading { heard, .. } = &self.stage { heard } else { &[] }
    }

    /// The answer that was read from a place, if it was.
    pub fn heard_at(&self, place: AnyPlace) -> Option<&Heard> {
        self.heard().iter().find(|heard| heard.place == place)
    }

    /// The answer that is read next.
    pub fn next(&self) -> Option<AnyPlace> {
        if let RoundStage::Reading { next, .. } = &self.stage { *next } else { None }
    }

    /// The line that is being read.
    pub fn line(&self) -> u8 {
        if let RoundStage::Reading { line, .. } = &self.stage { *line } else { 1 }
    }

    /// What is written at a place, as far as everybody may read it.
    pub fn text(&self, place: AnyPlace) -> String {
        let appealed = if let RoundStage::Appeals { appeals, .. } = &self.stage {
            appeals.iter().find(|appeal| appeal.place == place).map(|appeal| &appeal.text)
        } else {
            None
        };
        appealed.or_else(|| self.heard_at(place).map(|heard| &heard.text)).cloned().unwrap_or_default()
    }
}
