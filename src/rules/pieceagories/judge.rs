//! What every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use super::{House, Number, Place, Sheet, TEN};
use crate::rules::{
    Seat,
    sheets::{self, Appeals, Fate},
    words::{Answer, Fault, Letter, Wrapping},
};

/// The sheets of a round, read once so that they can be compared often.
pub(super) type Desk = sheets::Desk<Fault, 10>;

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

/// The marks of a sheet by what stands on it, before any vote and whatever others write: for its writer, who can still
/// mend it (PG-R23).
pub fn foreseen(sheet: &Sheet, letter: Letter, house: &House) -> [Mark; TEN] {
    let measure = Measure::new(letter, house, Wrapping::Ignored);
    let desk = measure.desk(house, std::slice::from_ref(sheet), &Appeals::default());
    let place = |line| Place { seat: Seat(0), line: Number::at(line) };
    std::array::from_fn(|line| measure.mark(desk.fate_alone(place(line))))
}

/// What a game wants of an answer: where it must begin, and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measure {
    letter: Letter,
    alliteration: bool,
    wrapping: Wrapping,
}

impl Measure {
    /// The measure of a round with this letter.
    pub(super) fn new(letter: Letter, house: &House, wrapping: Wrapping) -> Self {
        Self { letter, alliteration: house.alliteration, wrapping }
    }

    /// Reads the sheets; answers without a letter count where an appeal was granted (PG-R49).
    pub(super) fn desk(self, house: &House, sheets: &[Sheet], appeals: &Appeals<10>) -> Desk {
        Desk::new(sheets.len(), house.same_category, |place: Place| {
            let answer = Answer::read_with(&sheets[place.seat.index()][place.line.index()], self.wrapping)?;
            Some(match answer.check(self.letter) {
                Err(fault) if !(fault == Fault::NoLetter && appeals.granted(place)) => Err(fault),
                Ok(()) | Err(_) => Ok(answer),
            })
        })
    }

    /// The mark for what became of an answer.
    pub(super) fn mark(self, fate: Fate<'_, Fault, 10>) -> Mark {
        match fate {
            Fate::Empty => Mark::Empty,
            Fate::Faulty(Fault::WrongLetter) => Mark::WrongLetter,
            Fate::Faulty(Fault::NoLetter) => Mark::NoLetter,
            Fate::Faulty(Fault::LeadingArticle) => Mark::LeadingArticle,
            Fate::Repeat { line } => Mark::OwnRepeat { line },
            Fate::Duplicate { with } => Mark::Duplicate { with },
            Fate::Alike { with } => Mark::Alike { with },
            Fate::VotedDown => Mark::VotedDown,
            Fate::Stands(answer) => {
                Mark::Stands { points: 1 + u8::from(self.alliteration && answer.alliterates(self.letter)) }
            }
        }
    }
}
