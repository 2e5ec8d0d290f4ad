//! Answer sheets: how they are written, read out, compared and questioned.
//!
//! Used by both word games. Each defines what an answer must begin with and what it is worth; the rest is here, for
//! sheets with any number of lines.

mod appeals;
mod around;
mod edition;
mod mark;
mod number;
mod parsed;
mod question;
mod reading;
mod score;
mod seen;
mod sentences;
mod throw;
mod writing;

use serde::{Deserialize, Serialize};

pub(super) use appeals::Appeals;
pub(super) use around::{Around, blitz_seconds};
pub(super) use edition::Edition;
pub use mark::Mark;
pub(super) use number::owners;
pub use number::{AnyPlace, Number, Place};
pub(super) use parsed::ParsedSheets;
pub use question::{Ground, Question};
pub(super) use reading::{JoinRefusal, Reading};
pub(super) use score::{best, rows, totals};
pub use seen::{Appeal, SimilarPair};
pub(super) use sentences::{Names, verdict};
pub use throw::LetterThrow;
pub(super) use writing::{Writing, WritingRefusal};

/// A group of answers that may be the same.
pub type Group<const LAST: u8> = Vec<Place<LAST>>;

/// The most letters an answer, or a category, may have.
pub const LONGEST: usize = 200;

/// How answers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answers {
    /// Each in turn takes the laptop and types against a clock of their own.
    Typed,
    /// Everybody writes on paper against one clock.
    Paper,
}

/// From how many players on paper is preselected: typing in turn would be most of the evening (PG-R58, SC-R28).
pub const PAPER_FROM: usize = 5;

impl Answers {
    /// What is preselected for many players, or for few.
    pub fn preselected(many: bool) -> Self {
        if many { Answers::Paper } else { Answers::Typed }
    }
}

/// Which clock is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// The one on the page.
    Page,
    /// The table's own. The page says what to set and waits until somebody reports that time is up.
    Own,
}
