//! Finds what every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use std::collections::BTreeSet;

use super::{
    AnswerKind, Face, House, LINES, Number, Place, Roll, Scoring, Sheet, alternatives, phase::Written,
};
use crate::rules::{
    Seat,
    sheets::{self, Appeals},
    words::{Answer, InvalidAnswer, Letter, Wrapping},
};

/// The sheets of a round, parsed.
pub(super) type ParsedSheets = sheets::ParsedSheets<12>;

/// The mark of an answer: whether it counts, or why not.
pub type Mark = sheets::Mark<Place>;

/// The result for an answer, without the other sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreseen {
    /// Its mark before any vote.
    pub mark: Mark,
    /// Whether its writer may ask the table to let it count (SC-R18).
    pub appealable: bool,
}

/// The results for one sheet without the other sheets. Its writer sees them and can still change the answers (SC-R12).
pub fn foreseen(sheet: &Sheet, face: Face, scoring: Scoring, house: &House) -> [Foreseen; LINES] {
    let measure = Measure::new(face.letter(), scoring, house, Wrapping::Ignored);
    let roll = Roll { by: Seat(0), again: 0, face };
    let (one, appeals) = (BTreeSet::new(), Appeals::default());
    let written = Written { roll, sheets: vec![sheet.clone()], one, appeals };
    let parsed = measure.parse(&written);
    std::array::from_fn(|line| {
        let place = Place { seat: Seat(0), line: Number::at(line) };
        let mark = parsed.mark_alone(place, |answer| measure.points(answer, &written, place));
        Foreseen { mark, appealable: measure.appealable(&written, place) }
    })
}

/// The requirements for answers of a round: the letter, and how they are scored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Measure {
    letter: Letter,
    scoring: Scoring,
    same_category: bool,
    skip_articles: bool,
    wrapping: Wrapping,
}

impl Measure {
    /// The requirements for this letter, scoring and house rules.
    pub(super) fn new(letter: Letter, scoring: Scoring, house: &House, wrapping: Wrapping) -> Self {
        let House { same_category, skip_articles, .. } = *house;
        Self { letter, scoring, same_category, skip_articles, wrapping }
    }

    /// Parses the sheets.
    pub(super) fn parse(self, written: &Written) -> ParsedSheets {
        ParsedSheets::new(written.sheets.len(), self.same_category, |place| self.read(written, place))
    }

    /// Reads a line. In Junior an answer may begin with any letter (SC-27, SC-R13).
    fn read(self, written: &Written, place: Place) -> Option<Result<Answer, InvalidAnswer>> {
        let text = written.text(place);
        let answer = Answer::read_past_article_with(text, self.wrapping)?;
        if alternatives(text).len() > 1 && !written.one.contains(&place) {
            return Some(Err(InvalidAnswer::Several));
        }
        let counts = self.scoring == Scoring::Junior || self.is_on(&answer, written, place);
        Some(if counts {
            Ok(answer)
        } else if self.lacks_letter(&answer) {
            Err(InvalidAnswer::NoLetter)
        } else {
            Err(InvalidAnswer::WrongLetter)
        })
    }

    /// Whether an answer begins with the letter, or is treated so after an appeal.
    fn is_on(self, answer: &Answer, written: &Written, place: Place) -> bool {
        self.passes(answer, written.kind(place))
            || (self.lacks_letter(answer) && written.appeals.granted(place))
    }

    /// Whether an answer of this kind fits the letter: by its first word (SC-13), or by any word if it is a proper
    /// noun and no title (SC-36, SC-39, SC-R11).
    fn passes(self, answer: &Answer, kind: AnswerKind) -> bool {
        let any_part = kind.proper && !kind.title;
        self.opening(answer) == Some(self.letter) || (any_part && answer.words_on(self.letter) > 0)
    }

    fn lacks_letter(self, answer: &Answer) -> bool {
        self.opening(answer).is_none()
    }

    fn opening(self, answer: &Answer) -> Option<Letter> {
        if self.skip_articles { answer.opening_past_articles() } else { answer.opening() }
    }

    /// Whether the writer of an answer may appeal for it (SC-R18).
    pub(super) fn appealable(self, written: &Written, place: Place) -> bool {
        let answer = match self.read(written, place) {
            // In Junior it counts anyway; an appeal can give it the second point.
            Some(Ok(answer)) => answer,
            Some(Err(reason)) => return reason == InvalidAnswer::NoLetter,
            None => return false,
        };
        self.lacks_letter(&answer) && !self.is_on(&answer, written, place)
    }

    /// The most points of a line. An answer of two hundred letters has at most a hundred words.
    pub(super) fn most(scoring: Scoring) -> u8 {
        match scoring {
            Scoring::Standard { alliteration: true } => 100,
            Scoring::Standard { alliteration: false } => 1,
            Scoring::Junior => 2,
        }
    }

    /// The points of an answer if it counts.
    pub(super) fn points(self, answer: &Answer, written: &Written, place: Place) -> u8 {
        match self.scoring {
            Scoring::Standard { alliteration: true } if written.kind(place).proper => {
                u8::try_from(answer.words_on(self.letter)).unwrap_or(u8::MAX).max(1)
            }
            Scoring::Standard { .. } => 1,
            Scoring::Junior => 1 + u8::from(self.is_on(answer, written, place)),
        }
    }
}
