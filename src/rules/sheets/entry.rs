//! A sheet and its lines: the text of each answer, and how its writer marked it.

use serde::{Deserialize, Serialize};

use super::AnswerKind;

/// A line of a sheet: `{"text":"Harry S. Truman","proper":true}`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredEntry", into = "StoredEntry")]
pub struct Entry {
    /// The text; empty if nothing was written.
    pub text: String,
    /// How its writer marked it; always the default at Pieceagories, which has no marks.
    pub kind: AnswerKind,
}

/// A sheet: an entry for each category of the round, empty where no answer was written (PG-04, SC-03).
pub type Sheet = Vec<Entry>;

/// The form in a record: the marks stand beside the text.
#[derive(Serialize, Deserialize)]
struct StoredEntry {
    #[serde(default)]
    text: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    proper: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    title: bool,
}

impl From<StoredEntry> for Entry {
    fn from(StoredEntry { text, proper, title }: StoredEntry) -> Self {
        Self { text, kind: AnswerKind { proper, title } }
    }
}

impl From<Entry> for StoredEntry {
    fn from(Entry { text, kind: AnswerKind { proper, title } }: Entry) -> Self {
        Self { text, proper, title }
    }
}

impl From<&str> for Entry {
    /// An entry without a mark.
    fn from(text: &str) -> Self {
        Self { text: text.to_owned(), kind: AnswerKind::default() }
    }
}
