//! Finds what every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use super::{House, LINES, Number, Place, Sheet};
use crate::rules::{
    Seat,
    sheets::{self, Appeals},
    words::{Answer, InvalidAnswer, Letter, Wrapping},
};

/// The sheets of a round, parsed.
pub(super) type ParsedSheets = sheets::ParsedSheets<10>;

/// The mark of an answer: whether it counts, or why not.
pub type Mark = sheets::Mark<Place>;

/// The marks of a sheet before any vote and without the other sheets. Its writer sees them and can still change the
/// answers (PG-R23).
pub fn foreseen(sheet: &Sheet, letter: Letter, house: &House) -> [Mark; LINES] {
    let measure = Measure::new(letter, house, Wrapping::Ignored);
    let parsed = measure.parse(house, std::slice::from_ref(sheet), &Appeals::default());
    let place = |line| Place { seat: Seat(0), line: Number::at(line) };
    std::array::from_fn(|line| parsed.mark_alone(place(line), |answer| measure.points(answer)))
}

/// The requirements for answers of a round: the letter, and how they are scored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measure {
    letter: Letter,
    alliteration: bool,
    wrapping: Wrapping,
}

impl Measure {
    /// The requirements for this letter under the house rules.
    pub(super) fn new(letter: Letter, house: &House, wrapping: Wrapping) -> Self {
        Self { letter, alliteration: house.alliteration, wrapping }
    }

    /// Parses the sheets. Answers that do not begin with a letter count if their appeal was granted (PG-R49).
    pub(super) fn parse(self, house: &House, sheets: &[Sheet], appeals: &Appeals<10>) -> ParsedSheets {
        ParsedSheets::new(sheets.len(), house.same_category, |place: Place| {
            let answer = Answer::read_with(&sheets[place.seat.index()][place.line.index()], self.wrapping)?;
            Some(match answer.check(self.letter) {
                Err(reason) if !(reason == InvalidAnswer::NoLetter && appeals.granted(place)) => Err(reason),
                Ok(()) | Err(_) => Ok(answer),
            })
        })
    }

    /// The points of an answer if it counts (PG-72, PG-73).
    pub(super) fn points(self, answer: &Answer) -> u8 {
        1 + u8::from(self.alliteration && answer.alliterates(self.letter))
    }
}
