//! What one viewer may know.

use std::{collections::BTreeSet, sync::Arc};

use super::{
    AnswerKind, Answers, Appeal, CategoryList, Face, Ground, House, LINES, Mark, Number, Place, Poll, Roll,
    Scoring, Sheet, SimilarPair, Timer,
};
use crate::rules::{Seat, Viewer, name::Name, words::Letter};

/// Everything one viewer may know, and nothing else: the page can show only what is here.
///
/// No field could hold a sheet that has not been read, or the letter for somebody whose time has not begun.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    /// Whose eyes it is made for.
    pub viewer: Viewer,
    /// Everybody at the table, in seat order.
    pub people: Vec<Person>,
    /// The set, from 1.
    pub set: u32,
    /// The round of the set, from 1 to 3; it is also the column on everybody's sheet (SC-01, SC-35).
    pub round: u8,
    /// Who rolls and starts the clock in this round, if nobody else feels like it (SC-R19).
    pub due: Seat,
    /// The list on the table, as far as there is one.
    pub list: Option<Arc<CategoryList>>,
    /// How long everybody writes, in seconds.
    pub seconds: u32,
    /// How answers are written.
    pub answers: Answers,
    /// Which clock is used.
    pub timer: Timer,
    /// What answers are worth.
    pub scoring: Scoring,
    /// What the house plays by.
    pub house: House,
    /// The letters that can come up.
    pub faces: Vec<Letter>,
    /// The columns of this set that are full, the first round's first (SC-03).
    pub columns: Vec<Arc<Column>>,
    /// What the sets before this one came to.
    pub sets: Vec<SetResult>,
    /// What the table is doing.
    pub scene: Scene,
}

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    /// Their seat.
    pub seat: Seat,
    /// What they are called.
    pub name: Name,
    /// Points in this set so far.
    pub points: u32,
    /// Points in all sets so far.
    pub total: u32,
    /// Whether they are still here.
    pub here: bool,
}

/// What is kept of a round until the set ends: one column of everybody's sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// How it came by its letter (SC-08, SC-33).
    pub roll: Roll,
    /// Its list.
    pub list: Arc<CategoryList>,
    /// Points by seat, then line.
    pub points: Vec<[u8; LINES]>,
    /// All answers and what became of them; `None` if the table judged on paper.
    pub sheets: Option<(Vec<Sheet>, Vec<[Mark; LINES]>)>,
}

/// What a set came to (SC-R16).
#[derive(Debug, Clone, PartialEq)]
pub struct SetResult {
    /// Points by seat, over all its rounds.
    pub totals: Vec<u32>,
    /// All who have the most.
    pub winners: Vec<Seat>,
}

/// What the table is doing, and what of it this viewer may know.
#[derive(Debug, Clone, PartialEq)]
pub enum Scene {
    /// A list has to be agreed on, and then the die rolled.
    Agreeing {
        /// Who has agreed to the list that lies there. Once all have, somebody rolls (SC-07).
        agreed: BTreeSet<Seat>,
    },
    /// One after the other writes.
    Typing {
        /// Who rolled.
        roller: Seat,
        /// How many rolls had to be made again (SC-34).
        again: u32,
        /// What was rolled, for those whose time has begun (SC-R24).
        face: Option<Face>,
        /// Who is writing.
        writing: Option<Seat>,
        /// Whose sheets are not in yet.
        open: Vec<Seat>,
    },
    /// A Blitz: one category at a time goes around the table (SC-R30).
    Around {
        /// What was rolled.
        roll: Roll,
        /// The category that goes around.
        line: Number,
        /// Who writes, or is next.
        writer: Seat,
        /// Whether their time is running.
        running: bool,
    },
    /// All write on paper.
    Paper {
        /// What was rolled.
        roll: Roll,
        /// Whether time runs.
        running: bool,
    },
    /// Paper sheets are typed in, or the points of a round that was judged on paper.
    Entering {
        /// What was rolled.
        roll: Roll,
        /// Whose sheets are not in yet.
        open: Vec<Seat>,
        /// The most points that may be entered for a line.
        most: u8,
    },
    /// Answers without a letter, before the reading.
    Appeals {
        /// What was rolled.
        roll: Roll,
        /// The answers, and what became of them.
        appeals: Vec<Appeal>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// Answers are read (SC-21).
    Reading {
        /// What was rolled.
        roll: Roll,
        /// The line that is being read.
        line: Number,
        /// The answer that is read next; `None` when all are.
        next: Option<Place>,
        /// What has been read, in the order of reading.
        heard: Vec<Heard>,
        /// A line with more than one answer on it: reading waits for its writer (SC-24).
        several: Option<Several>,
        /// Pairs that the table may want to compare; nothing follows from them by itself.
        hints: Vec<SimilarPair>,
        /// The open vote.
        poll: Option<Poll>,
    },
    /// The round is scored.
    Scored {
        /// The column that is full now; it is not yet among the others.
        column: Arc<Column>,
        /// Points of this round, by seat.
        totals: Vec<u32>,
    },
    /// The set is over (SC-01). Another may follow, or the end.
    SetOver(SetResult),
    /// Applause.
    Over {
        /// Who has the most points in all sets.
        winners: Vec<Seat>,
    },
}

/// An answer that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Where it is.
    pub place: Place,
    /// What it says.
    pub text: String,
    /// What it is taken for.
    pub kind: AnswerKind,
    /// Whether its writer may still say what it is.
    pub callable: bool,
    /// What became of it, as far as the table has heard.
    pub mark: Mark,
    /// The grounds on which it may still be challenged.
    pub grounds: Vec<Ground>,
}

/// A line with more than one answer on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Several {
    /// Where it is. Its writer decides, or anybody if they have gone home.
    pub place: Place,
    /// What there is to choose between.
    pub alternatives: Vec<String>,
}
