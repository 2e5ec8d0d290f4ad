//! Finds what every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use super::{House, LINES};
use crate::rules::{
    Seat,
    sheets::{AnswerMark, AnswerPlace, Appeals, Entry, Judge},
    words::{Answer, InvalidAnswer, Letter},
};

/// The marks of a sheet before any vote and without the other sheets. Its writer sees them and can still change the
/// answers (PG-R23).
pub fn preliminary_marks(sheet: &[Entry], letter: Letter, house: &House) -> Vec<AnswerMark> {
    let judge = RoundJudge::new(letter, house);
    let parsed = judge.parse_sheets(&[sheet.to_vec()], &Appeals::default());
    let mark = |(line, entry)| {
        parsed.mark_alone(AnswerPlace { seat: Seat(0), line }, |answer| judge.points(answer, entry, false))
    };
    (1..).zip(sheet).map(mark).collect()
}

/// The requirements for answers of a round: the letter, and how they are scored.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct RoundJudge {
    letter: Letter,
    alliteration: bool,
    same_category: bool,
    skip_articles: bool,
    favourite: bool,
}

impl RoundJudge {
    /// The requirements for this letter under the house rules.
    pub(super) fn new(letter: Letter, house: &House) -> Self {
        let House { alliteration, same_category, skip_articles, favourite, .. } = *house;
        Self { letter, alliteration, same_category, skip_articles, favourite }
    }

    /// Parses an answer and checks its first letter. By house rule its leading article is ignored (PG-R62).
    fn checked(&self, text: &str) -> Option<(Answer, Result<(), InvalidAnswer>)> {
        if self.skip_articles {
            let answer = Answer::parse_ignoring_article(text)?;
            let check = answer.check_past_articles(self.letter);
            return Some((answer, check));
        }
        let answer = Answer::parse(text)?;
        let check = answer.check(self.letter);
        Some((answer, check))
    }
}

impl Judge for RoundJudge {
    const LINES: u8 = LINES as u8;
    const HAS_KINDS: bool = false;
    const APPEALS_WHEN_READ: bool = false;

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
        entry: &Entry,
        granted: bool,
    ) -> Option<Result<Answer, InvalidAnswer>> {
        let (answer, check) = self.checked(&entry.text)?;
        Some(match check {
            Err(reason) if !(reason == InvalidAnswer::NoLetter && granted) => Err(reason),
            Ok(()) | Err(_) => Ok(answer),
        })
    }

    fn favourite_scores(&self) -> bool {
        self.favourite
    }

    fn most_points(&self) -> u8 {
        if self.alliteration { 2 } else { 1 }
    }

    /// One point, or two for an alliteration by house rule (PG-72, PG-73).
    fn points(&self, answer: &Answer, _: &Entry, _: bool) -> u8 {
        1 + u8::from(self.alliteration && answer.alliterates(self.letter))
    }
}
