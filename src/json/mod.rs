//! Reads the JSON that the page has written, and says in a sentence what is wrong with it.
//!
//! `serde_json` reads, `serde_path_to_error` knows the path to an error, and `problem` makes the sentence. Decks from other
//! programs have a reader that recovers (`decks/read`).
//!
//! Where nobody is told what is wrong, as in settings, `serde_json` reads alone: the path costs bytes for each type. Types with rules of
//! BLANK are always read here, because each further way to read them costs more than the path.

mod problem;
mod version;

use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed};
use serde_path_to_error::{Path, Segment, Track};

use problem::Problem;

pub use version::{no_version, versions};

/// The maximum number of characters of a path. Of a longer path only the end is shown.
const MAX_PATH: usize = 120;

/// Why a text could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The index of the byte: where the text is no JSON, or after the value that does not fit.
    pub byte_index: usize,
    /// The line, from 1.
    pub line: usize,
    /// The path of the value, such as `setup.players[2]`; empty for the top level.
    pub path: String,
    problem: Problem,
}

impl ReadError {
    fn new(text: &str, path: &Path, error: &serde_json::Error) -> Self {
        let end = byte_index(text, error.line(), error.column());
        // The byte that ends JSON has been read.
        let last = text.floor_char_boundary(end.saturating_sub(1));
        let problem = Problem::of(text, last, path, error);
        let byte_index = if error.is_syntax() { last } else { text.floor_char_boundary(end) };
        Self { byte_index, line: error.line().max(1), path: shown_path(path), problem }
    }

    /// Whether the text is not JSON at this position, so that the rest cannot be read.
    pub fn is_broken(&self) -> bool {
        self.problem.is_broken()
    }

    /// Whether this field of the top-level object is missing.
    pub fn is_missing_field(&self, field: &str) -> bool {
        self.path.is_empty() && matches!(&self.problem, Problem::Missing(missing) if missing == field)
    }

    /// The value of this field of the top-level object as sentences show it, if it does not fit.
    pub fn wrong_value_of(&self, field: &str) -> Option<&str> {
        let Problem::Unfit(found) = &self.problem else { return None };
        (self.path == field).then_some(found)
    }

    /// The path and, if the problem does not name it, the value: `setup.players[2], “”`.
    pub fn location(&self) -> String {
        let path = Some(self.path.as_str()).filter(|path| !path.is_empty());
        [path, self.problem.value()].into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The sentence with its path: `setup.rounds: -6 does not fit here.`
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.location() {
            location if location.is_empty() => self.problem.fmt(f),
            location => write!(f, "{location}: {}", self.problem),
        }
    }
}

/// Reads a text with exactly one value.
///
/// # Errors
/// It is not JSON, or does not match the type.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    read_with(text, std::marker::PhantomData)
}

/// Reads a text with a `DeserializeSeed`, which can keep what was read before an error.
///
/// # Errors
/// It is not JSON, or does not match the seed.
pub fn read_with<S: for<'de> DeserializeSeed<'de, Value = T>, T>(
    text: &str,
    seed: S,
) -> Result<T, ReadError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = Track::new();
    let value = seed
        .deserialize(serde_path_to_error::Deserializer::new(&mut json, &mut track))
        .map_err(|error| ReadError::new(text, &track.path(), &error))?;
    json.end().map_err(|error| ReadError::new(text, &Track::new().path(), &error))?;
    Ok(value)
}

/// The index behind the byte in this column of this line.
fn byte_index(text: &str, line: usize, column: usize) -> usize {
    let lines = text.split_inclusive('\n').take(line.saturating_sub(1));
    lines.map(str::len).sum::<usize>() + column
}

/// The path for a sentence: `setup.players[2]`.
fn shown_path(path: &Path) -> String {
    let mut shown = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => shown.push_str(&format!("[{index}]")),
            Segment::Map { key: name } | Segment::Enum { variant: name } => {
                shown.push_str(if shown.is_empty() { "" } else { "." });
                shown.push_str(name);
            }
            Segment::Unknown => {}
        }
    }
    let characters = shown.chars().count();
    if characters > MAX_PATH {
        let end: String = shown.chars().skip(characters - MAX_PATH).collect();
        shown = format!("…{end}");
    }
    shown
}
