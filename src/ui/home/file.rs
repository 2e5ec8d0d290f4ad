//! Saves stored games as files.

use super::row::{GameRow, RecordState};
use crate::{
    browser::{files, shelf},
    play::Kind,
    ui::file_name::file_name,
};

/// Saves a game as a file: its record, or all its stored keys and texts if the record is damaged or unreadable.
pub(super) fn save(game: &GameRow) {
    let text = match game.record {
        RecordState::Whole => shelf::lines(&game.id).unwrap_or_default().join("\n") + "\n",
        RecordState::Damaged(_) | RecordState::Unreadable(_) => shelf::raw(&game.id),
    };
    let name = file_name(game.kind.map_or("partypiece", Kind::slug), &game.who, ".jsonl");
    files::save(&name, "application/jsonl", &text);
}
