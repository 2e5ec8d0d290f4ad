//! A line of a sheet: the text of the answer, and how its writer marked it.

use serde::{Deserialize, Serialize};

use super::LINES;
use crate::rules::{
    sheets::AnswerKind,
    words::{Answer, without_invisible},
};

/// A line of a sheet: `{"text":"Harry S. Truman","proper":true}`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredEntry", into = "StoredEntry")]
pub struct Entry {
    /// The text; empty if nothing was written.
    pub text: String,
    /// How its writer marked it.
    pub kind: AnswerKind,
}

/// The form in a record.
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

impl AsRef<str> for Entry {
    fn as_ref(&self) -> &str {
        &self.text
    }
}

/// A column of a sheet: twelve lines for one round (SC-03).
pub type Sheet = [Entry; LINES];

/// The answers in a text that may have several, separated by slashes, semicolons or the word “or” (SC-24). With fewer
/// than two there is nothing to choose.
pub fn alternatives(text: &str) -> Vec<String> {
    let text = without_invisible(text);
    let parts = text.split(['/', ';', '\u{ff0f}', '\u{ff1b}']);
    let mut found: Vec<String> = Vec::new();
    for part in parts {
        let words: Vec<&str> = part.split_whitespace().collect();
        let between = words.split(|word| word.eq_ignore_ascii_case("or"));
        found.extend(between.map(|words| words.join(" ")).filter(|text| Answer::parse(text).is_some()));
    }
    found
}

/// Whether an answer looks like a proper noun, so that the page can suggest this mark: it has several words, and each
/// begins with a capital (SC-R07).
pub fn looks_proper(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let capital = |word: &str| word.chars().find(|c| c.is_alphanumeric()).is_some_and(char::is_uppercase);
    words.clone().nth(1).is_some() && words.all(capital)
}
