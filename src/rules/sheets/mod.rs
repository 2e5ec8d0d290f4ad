//! Answer sheets: writing, reading out, comparing answers, and votes on answers.
//!
//! Both word games use this module: its actions, their one check and their one `apply`. A game only decides which answers
//! are valid and what they are worth (`Judge`), and who is the host.

mod action;
mod activity;
mod apply;
mod blitz;
mod check;
mod entry;
mod event;
mod gap;
mod judge;
mod mark;
mod parsed;
mod place;
mod question;
mod reading;
mod refusal;
mod round;
mod sentences;
mod throw;
mod view;
mod writing;

use serde::{Deserialize, Serialize};

pub use action::SheetAction;
pub use activity::SheetActivity;
pub(super) use apply::Applied;
pub(super) use blitz::Blitz;
pub use blitz::blitz_seconds;
pub(super) use check::{AllowedOnSheets, People};
pub use entry::{Entry, Sheet};
pub use event::SheetEvent;
pub use gap::{around_gap, in_gap};
pub(super) use judge::Judge;
pub use mark::AnswerMark;
pub(super) use parsed::ParsedSheets;
pub use place::{AnswerPlace, at_line, at_line_mut};
pub(super) use place::{best, totals};
use place::{owners, places};
pub use question::{AnswerKind, Appeal, Asked, Ground, PollSeen, Question};
pub(super) use question::{Appeals, Poll};
pub(super) use reading::Reading;
pub use reading::SimilarPair;
pub use refusal::SheetRefusal;
pub use round::{Favourites, MarkedSheets};
pub(super) use round::{Scores, SheetRound};
pub(super) use sentences::{Names, vote_sentence};
pub use throw::LetterThrow;
pub use view::{HeardAnswer, OpenPhaseView, SheetPhaseView, Typing};
pub(super) use writing::{BlitzRule, Writing};

/// A group of answers that may be the same.
pub type Group = Vec<AnswerPlace>;

/// The most characters of an answer or a category.
pub const MAX_CHARACTERS: usize = 200;

/// How answers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answers {
    /// Players take the laptop in turn, and each types against a timer of their own.
    Typed,
    /// Everybody writes on paper at the same time, against one timer.
    Paper,
}

/// From this number of players on, paper is preselected: typing in turn would take most of the evening (PG-R58,
/// SC-R28).
const PAPER_FROM: usize = 5;

impl Answers {
    /// How this number of players answers: as they chose, or else as the number suggests.
    pub fn for_players(players: usize, chosen: Option<Self>) -> Self {
        chosen.unwrap_or(if players >= PAPER_FROM { Answers::Paper } else { Answers::Typed })
    }

    /// This way to answer, if it differs from what the number of players suggests; such a choice is kept when
    /// the number of players changes. `None` lets the number decide.
    pub fn chosen_by(self, players: usize) -> Option<Self> {
        Some(self).filter(|&way| way != Self::for_players(players, None))
    }
}

/// The timer for writing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timer {
    /// The timer on the page.
    Page,
    /// The players' own timer. The page shows the time to set, and waits until somebody reports that it is up.
    Physical,
}
