//! Whether an answer counts, or why not.

use super::AnswerPlace;
use crate::rules::words::InvalidAnswer;

/// Whether an answer counts, or the first reason why not, in the order of PG-R25.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerMark {
    /// Nothing was written.
    Empty,
    /// It counts.
    Stands {
        /// Its points, never 0 (PG-72, PG-73, SC-23, SC-25).
        points: u8,
    },
    /// It begins with another letter (PG-55, SC-15). Does not occur in Junior (SC-27).
    WrongLetter,
    /// It does not begin with a letter from A to Z, and no appeal was granted (PG-R49, SC-R18).
    NoLetter,
    /// It begins with an article (PG-56).
    LeadingArticle,
    /// The line has several answers, and its writer has not chosen one (SC-24).
    Several,
    /// It is the same as its writer's answer on an earlier line (PG-58, SC-R12).
    RepeatOnSheet {
        /// That line.
        line: u8,
    },
    /// Other players have the same answer (PG-64, SC-22).
    Duplicate {
        /// The places of those answers. They may be on other lines, in other categories (PG-R22, SC-R05).
        with: Vec<AnswerPlace>,
    },
    /// The table voted that it is the same as others (PG-66, SC-R14).
    VotedSame {
        /// The places of those answers.
        with: Vec<AnswerPlace>,
    },
    /// The table voted it down (PG-71, SC-29).
    VotedDown,
}

impl AnswerMark {
    /// The points; 0 if the answer does not count (SC-18).
    pub fn points(&self) -> u8 {
        if let AnswerMark::Stands { points } = self { *points } else { 0 }
    }

    /// Whether the answer counts.
    pub fn stands(&self) -> bool {
        self.points() > 0
    }
}

impl From<InvalidAnswer> for AnswerMark {
    fn from(reason: InvalidAnswer) -> Self {
        match reason {
            InvalidAnswer::WrongLetter => AnswerMark::WrongLetter,
            InvalidAnswer::NoLetter => AnswerMark::NoLetter,
            InvalidAnswer::LeadingArticle => AnswerMark::LeadingArticle,
            InvalidAnswer::Several => AnswerMark::Several,
        }
    }
}
