//! Answer sheets: writing, reading out, comparing answers, and votes on answers.
//!
//! Both word games use this module, for sheets with any number of lines. A game only decides which answers are valid
//! and what they are worth (`Judge`), and who may act.

mod blitz;
mod checks;
mod each;
mod event;
mod judge;
mod mark;
mod number;
mod parsed;
mod question;
mod reading;
mod refusal;
mod round;
mod scene;
mod sentences;
mod throw;
mod writing;

use serde::{Deserialize, Serialize};

use super::words::Wrapping;

pub(super) use blitz::{Blitz, blitz_seconds};
pub use event::SheetEvent;
pub(super) use judge::Judge;
pub use mark::AnswerMark;
pub use number::{AnswerPlace, AnyAnswerPlace, Number};
pub(super) use number::{best, owners, rows, totals};
pub(super) use parsed::ParsedSheets;
pub use question::{AnswerKind, Appeal, Asked, Ground, PollSeen, Question};
pub(super) use question::{Appeals, Poll};
pub(super) use reading::Reading;
pub use reading::SimilarPair;
pub use refusal::SheetRefusal;
pub(super) use round::RoundSheets;
pub use scene::{HeardAnswer, SheetScene, SheetStage, Typing};
pub(super) use sentences::{Names, verdict};
pub use throw::LetterThrow;
pub(super) use writing::{BlitzRule, Writing};

/// A group of answers that may be the same.
pub type Group<const LAST: u8> = Vec<AnswerPlace<LAST>>;

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
    #[serde(rename = "own")]
    Physical,
}

/// The versions of the rules of both word games, which changed together. A game is continued by the version it was
/// started with; otherwise an action that was allowed then could be refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Edition {
    /// Version 1: whoever proposed a list also agreed to it, and players who had left could get points. A
    /// cancelled vote on whether answers are the same counted as held. After a vote on some answers of a
    /// group, the page still asked about the others, even if they were not similar to each other. Quotation
    /// marks belonged to an answer.
    First,
    /// Version 2 (PG-R50 to PG-R53, SC-R26).
    Second,
}

impl Edition {
    /// The edition for a version number of either game.
    pub(in crate::rules) fn of(version: u32) -> Self {
        if version < 2 { Edition::First } else { Edition::Second }
    }

    /// Whether quotation marks and similar characters belong to an answer (PG-R50).
    pub(in crate::rules) fn wrapping(self) -> Wrapping {
        match self {
            Edition::First => Wrapping::Included,
            Edition::Second => Wrapping::Ignored,
        }
    }
}
