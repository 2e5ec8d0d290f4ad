//! What every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use super::{House, Number, Place, Sheet, TEN};
use crate::rules::{
    Seat,
    sheets::{self, Appeals},
    words::{Answer, InvalidAnswer, Letter, Wrapping},
};

/// The sheets of a round, parsed.
pub(super) type ParsedSheets = sheets::ParsedSheets<10>;

/// What became of an answer.
pub type Mark = sheets::Mark<Place>;

/// The marks of a sheet by what stands on it, before any vote and whatever others write: for its writer, who can still
/// mend it (PG-R23).
pub fn foreseen(sheet: &Sheet, letter: Letter, house: &House) -> [Mark; TEN] {
    let measure = Measure::new(letter, house, Wrapping::Ignored);
    let parsed = measure.parse(house, std::slice::from_ref(sheet), &Appeals::default());
    let place = |line| Place { seat: Seat(0), line: Number::at(line) };
    std::array::from_fn(|line| parsed.mark_alone(place(line), |answer| measure.points(answer)))
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
    pub(super) fn parse(self, house: &House, sheets: &[Sheet], appeals: &Appeals<10>) -> ParsedSheets {
        ParsedSheets::new(sheets.len(), house.same_category, |place: Place| {
            let answer = Answer::read_with(&sheets[place.seat.index()][place.line.index()], self.wrapping)?;
            Some(match answer.check(self.letter) {
                Err(reason) if !(reason == InvalidAnswer::NoLetter && appeals.granted(place)) => Err(reason),
                Ok(()) | Err(_) => Ok(answer),
            })
        })
    }

    /// What an answer is worth if it counts (PG-72, PG-73).
    pub(super) fn points(self, answer: &Answer) -> u8 {
        1 + u8::from(self.alliteration && answer.alliterates(self.letter))
    }
}
