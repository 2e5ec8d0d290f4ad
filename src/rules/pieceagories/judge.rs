//! Finds what every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use super::{AnswerPlace, House, LINES, Number, Sheet};
use crate::rules::{
    Seat,
    sheets::{self, Appeals, Judge},
    words::{Answer, InvalidAnswer, Letter, Wrapping},
};

/// The mark of an answer: whether it counts, or why not.
pub type AnswerMark = sheets::AnswerMark<AnswerPlace>;

/// The marks of a sheet before any vote and without the other sheets. Its writer sees them and can still change the
/// answers (PG-R23).
pub fn preliminary_marks(sheet: &Sheet, letter: Letter, house: &House) -> [AnswerMark; LINES] {
    let judge = RoundJudge::new(letter, house, Wrapping::Ignored);
    let parsed = judge.parse_sheets(std::slice::from_ref(sheet), &Appeals::default());
    std::array::from_fn(|line| {
        let place = AnswerPlace { seat: Seat(0), line: Number::at(line) };
        parsed.mark_alone(place, |answer| judge.points(answer, &sheet[line], false))
    })
}

/// The requirements for answers of a round: the letter, and how they are scored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct RoundJudge {
    letter: Letter,
    alliteration: bool,
    same_category: bool,
    skip_articles: bool,
    wrapping: Wrapping,
}

impl RoundJudge {
    /// The requirements for this letter under the house rules.
    pub(super) fn new(letter: Letter, house: &House, wrapping: Wrapping) -> Self {
        let House { alliteration, same_category, skip_articles, .. } = *house;
        Self { letter, alliteration, same_category, skip_articles, wrapping }
    }

    /// Parses an answer and checks its first letter. By house rule its leading article is ignored (PG-R62).
    fn checked(&self, text: &str) -> Option<(Answer, Result<(), InvalidAnswer>)> {
        if self.skip_articles {
            let answer = Answer::parse_ignoring_article_with(text, self.wrapping)?;
            let check = answer.check_past_articles(self.letter);
            return Some((answer, check));
        }
        let answer = Answer::parse_with(text, self.wrapping)?;
        let check = answer.check(self.letter);
        Some((answer, check))
    }
}

impl Judge<10> for RoundJudge {
    type Line = String;
    type Sheet = Sheet;

    fn letter(&self) -> Letter {
        self.letter
    }

    fn same_category(&self) -> bool {
        self.same_category
    }

    /// Parses an answer. An answer that does not begin with a letter from A to Z counts only if its appeal was granted
    /// (PG-R49).
    fn parse_line(
        &self,
        _: AnswerPlace,
        text: &String,
        granted: bool,
    ) -> Option<Result<Answer, InvalidAnswer>> {
        let (answer, check) = self.checked(text)?;
        Some(match check {
            Err(reason) if !(reason == InvalidAnswer::NoLetter && granted) => Err(reason),
            Ok(()) | Err(_) => Ok(answer),
        })
    }

    fn most_points(&self) -> u8 {
        if self.alliteration { 2 } else { 1 }
    }

    /// One point, or two for an alliteration by house rule (PG-72, PG-73).
    fn points(&self, answer: &Answer, _: &String, _: bool) -> u8 {
        1 + u8::from(self.alliteration && answer.alliterates(self.letter))
    }
}
