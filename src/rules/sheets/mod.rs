//! Sheets of answers: how they come in, how they are read out and compared, what is asked about them.
//!
//! Used by the two word games. What an answer must begin with and what it is worth is for each of them to say; what is
//! the same in both is here, for sheets of as many lines as a game has.

mod appeals;
mod desk;
mod edition;
mod number;
mod reading;
mod score;
mod seen;
mod throw;
mod writing;

use serde::{Deserialize, Serialize};

pub(super) use appeals::Appeals;
pub(super) use desk::{Desk, Fate};
pub(super) use edition::Edition;
pub use number::{Number, Place};
pub(super) use number::{elsewhere, owners};
pub(super) use reading::{Reading, Unlike};
pub(super) use score::{best, rows, totals};
pub use seen::{Claim, Hint};
pub use throw::Throw;
pub(super) use writing::{Halt, Writing};

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

/// Which clock is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// The one on the page.
    Page,
    /// The table's own; the page says what to set and waits for word that time is up.
    Own,
}
