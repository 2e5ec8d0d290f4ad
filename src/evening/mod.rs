//! What lasts longer than a game: results, the standings of an evening, the history, and BLANK's decks.
//!
//! Each finished game leaves one line of JSON under its own key. Standings, history and CSV are computed from these lines.

mod card_decks;
mod forget;
mod history;
mod moment;
mod moments;
mod result;
mod standings;

pub use card_decks::{SavedDeckNote, StoredCardDeck};
pub use forget::{Forgotten, SOMEBODY, forget, forget_in_deck};
pub use history::{DatedMoment, History, PersonTotals, csv};
pub use moment::{BestMoment, RecordKind, TurnMoment};
pub use moments::Moments;
pub use result::{Finisher, GameResult, Results};
pub use standings::{PointRule, StandingRow, Standings};
