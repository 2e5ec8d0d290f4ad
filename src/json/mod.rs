//! Deserializes the JSON that the page has written.
//!
//! The page writes with serde_json, whose reader supports much more than the page needs and is compiled again
//! for each type. The reader here supports only what our types use. Decks from other programs have another
//! reader (`decks/read`).

mod access;
mod location;
mod problem;
mod reader;
mod version;

use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed};

use location::JsonLocation;
use problem::Problem;
use reader::JsonReader;

pub use version::{no_version, versions};

/// Why a text could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// The index of the byte.
    pub byte_index: usize,
    /// The line, from 1.
    pub line: usize,
    /// The path of the value, such as `setup.players[2]`; empty for the top level.
    pub path: String,
    /// The value, if it is a string, number or literal and the problem does not name it.
    value: Option<String>,
    problem: Problem,
}

impl ReadError {
    fn new(text: &str, reader: &JsonReader<'_>, problem: Problem) -> Self {
        let byte_index = reader.position().min(text.len());
        let JsonLocation { line, path } = JsonLocation::of(text, byte_index, problem.concerns_enclosing());
        let value = reader.last_token().filter(|_| problem.omits_value());
        Self { byte_index, line, path, value, problem }
    }

    /// Whether the text is not JSON at this position, so that the rest cannot be read.
    pub fn is_broken(&self) -> bool {
        self.problem.is_broken()
    }

    /// Whether this field of the top-level object is missing.
    pub fn is_missing_field(&self, field: &str) -> bool {
        self.path.is_empty() && matches!(self.problem, Problem::Missing(missing) if missing == field)
    }

    /// The value of this field of the top-level object as sentences show it, if it is of the wrong kind or does not fit.
    pub fn wrong_value_of(&self, field: &str) -> Option<&str> {
        match &self.problem {
            Problem::WrongKind { found, .. } | Problem::OutOfRange(found) if self.path == field => {
                Some(found)
            }
            _ => None,
        }
    }

    /// The path and, if the problem does not name it, the value: `setup.players[2], “”`.
    pub fn location(&self) -> String {
        let parts = [Some(self.path.as_str()).filter(|path| !path.is_empty()), self.value.as_deref()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The sentence with its path: `setup.rounds: -6 is not a whole number from 0 up.`
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
    let mut reader = JsonReader::new(text);
    let value = seed.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    value.map_err(|problem| ReadError::new(text, &reader, problem))
}
