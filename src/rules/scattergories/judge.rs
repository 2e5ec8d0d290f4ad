//! Finds what every answer of a round is worth, and why. Pure: the same sheets and votes give the same marks.

use std::collections::BTreeSet;

use super::{Face, House, LINES, Scoring, alternatives};
use crate::rules::{
    Seat,
    sheets::{AnswerKind, AnswerMark, AnswerPlace, Appeals, Entry, Judge, MAX_CHARACTERS},
    words::{Answer, InvalidAnswer, Letter},
};

/// The result for an answer, without the other sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreliminaryResult {
    /// Its mark before any vote.
    pub mark: AnswerMark,
    /// Whether its writer may ask the table to let it count (SC-R18).
    pub appealable: bool,
}

/// The results for one sheet without the other sheets. Its writer sees them and can still change the answers (SC-R12).
pub fn preliminary_results(
    sheet: &[Entry],
    face: Face,
    scoring: Scoring,
    house: &House,
) -> Vec<PreliminaryResult> {
    let judge = RoundJudge::new(face.letter(), scoring, house);
    let parsed = judge.parse_sheets(&[sheet.to_vec()], &Appeals::default());
    let result = |(line, entry)| {
        let place = AnswerPlace { seat: Seat(0), line };
        let mark = parsed.mark_alone(place, |answer| judge.points(answer, entry, false));
        PreliminaryResult { mark, appealable: judge.may_appeal(place, entry, false) }
    };
    (1..).zip(sheet).map(result).collect()
}

/// The requirements for answers of a round: the letter, and how they are scored.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct RoundJudge {
    letter: Letter,
    scoring: Scoring,
    same_category: bool,
    skip_articles: bool,
    favourite: bool,
    /// Lines that count as a single answer, although they may look like several (SC-24).
    pub(super) single_answers: BTreeSet<AnswerPlace>,
}

impl RoundJudge {
    /// The requirements for this letter, scoring and house rules.
    pub(super) fn new(letter: Letter, scoring: Scoring, house: &House) -> Self {
        let House { same_category, skip_articles, favourite, .. } = *house;
        Self { letter, scoring, same_category, skip_articles, favourite, single_answers: BTreeSet::new() }
    }

    /// Whether an answer fits the letter, or does not begin with a letter from A to Z and its appeal was granted.
    fn fits_or_granted(&self, answer: &Answer, kind: AnswerKind, granted: bool) -> bool {
        self.fits_letter(answer, kind) || (self.lacks_letter(answer) && granted)
    }

    /// Whether an answer of this kind fits the letter: by its first word (SC-13), or by any word if it is a proper
    /// noun and no title (SC-36, SC-39, SC-R11).
    fn fits_letter(&self, answer: &Answer, kind: AnswerKind) -> bool {
        let any_part = kind.proper && !kind.title;
        self.first_letter(answer) == Some(self.letter)
            || (any_part && answer.words_beginning_with(self.letter) > 0)
    }

    fn lacks_letter(&self, answer: &Answer) -> bool {
        self.first_letter(answer).is_none()
    }

    fn first_letter(&self, answer: &Answer) -> Option<Letter> {
        if self.skip_articles { answer.first_letter_past_articles() } else { answer.first_letter() }
    }
}

impl Judge for RoundJudge {
    const LINES: u8 = LINES as u8;
    const HAS_KINDS: bool = true;
    const APPEALS_WHEN_READ: bool = true;

    fn letter(&self) -> Letter {
        self.letter
    }

    fn same_category(&self) -> bool {
        self.same_category
    }

    /// Parses a line. In Junior an answer may begin with any letter (SC-27, SC-R13).
    fn parse_line(
        &self,
        place: AnswerPlace,
        entry: &Entry,
        granted: bool,
    ) -> Option<Result<Answer, InvalidAnswer>> {
        let answer = Answer::parse_ignoring_article(&entry.text)?;
        if alternatives(&entry.text).len() > 1 && !self.single_answers.contains(&place) {
            return Some(Err(InvalidAnswer::Several));
        }
        Some(if self.scoring == Scoring::Junior || self.fits_or_granted(&answer, entry.kind, granted) {
            Ok(answer)
        } else if self.lacks_letter(&answer) {
            Err(InvalidAnswer::NoLetter)
        } else {
            Err(InvalidAnswer::WrongLetter)
        })
    }

    /// Whether the writer of an answer may appeal for it (SC-R18). In Junior it counts anyway; an appeal can give it the
    /// second point.
    fn may_appeal(&self, place: AnswerPlace, entry: &Entry, granted: bool) -> bool {
        match self.parse_line(place, entry, granted) {
            Some(Ok(answer)) => {
                self.lacks_letter(&answer) && !self.fits_or_granted(&answer, entry.kind, granted)
            }
            Some(Err(reason)) => reason == InvalidAnswer::NoLetter,
            None => false,
        }
    }

    /// With alliteration a proper noun that counts has at least one point (SC-25), even if only its article begins with the
    /// letter, or its appeal was granted.
    fn points(&self, answer: &Answer, entry: &Entry, granted: bool) -> u8 {
        match self.scoring {
            Scoring::Standard { alliteration: true } if entry.kind.proper => {
                u8::try_from(answer.words_beginning_with(self.letter)).unwrap_or(u8::MAX).max(1)
            }
            Scoring::Standard { .. } => 1,
            Scoring::Junior => 1 + u8::from(self.fits_or_granted(answer, entry.kind, granted)),
        }
    }

    fn favourite_scores(&self) -> bool {
        self.favourite
    }

    fn usual_points(&self) -> u8 {
        if self.scoring == Scoring::Junior { 2 } else { 1 }
    }

    /// With alliteration each word may give a point. An answer has at most half as many words as characters, because a space stands
    /// between them.
    fn most_points(&self) -> u8 {
        match self.scoring {
            Scoring::Standard { alliteration: true } => (MAX_CHARACTERS / 2) as u8,
            Scoring::Standard { alliteration: false } => 1,
            Scoring::Junior => 2,
        }
    }
}
