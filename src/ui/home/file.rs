//! Games as files, off the shelf.

use super::spine::{Record, Spine};
use crate::{
    browser::{files, shelf},
    play::Kind,
    ui::file_name::file_name,
};

/// Saves a game as a file: its record, or, where that is not whole, every byte that is there.
pub(super) fn save(spine: &Spine) {
    let text = match spine.record {
        Record::Whole => shelf::lines(&spine.id).unwrap_or_default().join("\n") + "\n",
        Record::Torn(_) | Record::Shut(_) => shelf::raw(&spine.id),
    };
    let name = file_name(spine.kind.map_or("partypiece", Kind::slug), &spine.who, ".jsonl");
    files::save(&name, "application/jsonl", &text);
}
