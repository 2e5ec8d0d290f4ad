//! What all games share: record, undo and redo, replay.
//!
//! A game is its record. Only setup, seed and steps are stored; the state is replayed from them.

mod any_game;
mod backup;
mod deadline;
mod decks_here;
mod game;
mod id;
pub mod journal;
mod merge_report;
mod past_rulings;
mod press_groups;
mod public_game;
mod record;
mod stored;

pub(crate) use any_game::with_rules;
pub use any_game::{AnyGame, Kind};
pub use backup::{Ancestry, Backup, BackupDamage, BackupError};
pub use deadline::{Clocks, Deadline, TableClock};
pub use decks_here::DecksHere;
pub use game::{Game, LogLine, NothingToRedo, PlayedAction, UndoError};
pub use id::{DeckId, GameId};
pub use merge_report::MergeReport;
pub use past_rulings::{PastRuling, PastRulings, Ruling, RulingOrigin};
pub use press_groups::PressGroups;
pub use public_game::PublicGame;
pub use record::{Damage, FORMAT, RecordError, Step, head_line, read, step_line};
pub use stored::{StoredRecord, step_key};
