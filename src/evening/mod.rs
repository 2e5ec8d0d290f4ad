//! What lasts longer than a game: results, the standings of an evening, and the history.
//!
//! Each finished game leaves one line of JSON under its own key. Everything else is computed from these lines.

mod history;
mod result;
mod standings;

pub use history::{Forgotten, History, PersonTotals, csv, forget};
pub use result::{BestMoment, Finisher, GameResult, Results};
pub use standings::{PointRule, StandingRow, Standings};
