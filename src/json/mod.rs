//! Reading what the page has written: JSON, straight into types.
//!
//! serde_json writes it. Its reader takes more than the page ever writes, numbers of every kind, lists for structs, a
//! sentence for each wrong turn, and all of that is compiled for each type anew; this one takes what its types ask
//! for, and no more. Decks, which come from anywhere, have a reader of their own (`decks/read`).

mod access;
mod place;
mod problem;
mod reader;

use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed};

use place::JsonLocation;
use problem::Problem;
use reader::JsonReader;

/// Why a text could not be read, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError {
    /// How far the reader had come, in bytes.
    pub at: usize,
    /// The line in which it stood, from 1.
    pub line: usize,
    /// The field of the value, such as `setup.players[2]`; empty for what stands outside of all.
    pub field: String,
    /// The value, if it is a text, a number or a word, and the problem says nothing of it by itself.
    value: Option<String>,
    problem: Problem,
}

impl ReadError {
    fn new(text: &str, reader: &JsonReader<'_>, problem: Problem) -> Self {
        let at = reader.at().min(text.len());
        let JsonLocation { line, field } = JsonLocation::of(text, at, problem.is_about_the_whole());
        let value = reader.just_read().filter(|_| problem.is_silent_about_the_value());
        Self { at, line, field, value, problem }
    }

    /// Whether the text is not JSON there, or ends there: nothing behind that place can be understood.
    pub fn is_broken(&self) -> bool {
        self.problem.is_broken()
    }

    /// Whether a field of that name is missing, of the object that is the whole text.
    pub fn misses(&self, field: &str) -> bool {
        self.field.is_empty() && matches!(self.problem, Problem::Missing(missing) if missing == field)
    }

    /// What is wrong there, as a sentence that does not say where.
    pub fn reason(&self) -> String {
        self.problem.to_string()
    }

    /// The field and, if there is something to be said of it, its value: `setup.players[2], “”`. Empty for what stands
    /// outside of all.
    pub fn place(&self) -> String {
        let parts = [Some(self.field.as_str()).filter(|field| !field.is_empty()), self.value.as_deref()];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The sentence with the field that it is about: `setup.rounds: -6 is not a whole number from 0 up.`
impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            place if place.is_empty() => self.problem.fmt(f),
            place => write!(f, "{place}: {}", self.problem),
        }
    }
}

/// Reads a text that holds one value and nothing else.
///
/// # Errors
/// It is no JSON, or says something else than the type asks for.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    read_with(text, std::marker::PhantomData)
}

/// Reads a text with a seed, which can keep what was read before something is wrong.
///
/// # Errors
/// It is no JSON, or says something else than the seed asks for.
pub fn read_with<S: for<'de> DeserializeSeed<'de, Value = T>, T>(
    text: &str,
    seed: S,
) -> Result<T, ReadError> {
    let mut reader = JsonReader::new(text);
    let value = seed.deserialize(&mut reader).and_then(|value| reader.end().map(|()| value));
    value.map_err(|problem| ReadError::new(text, &reader, problem))
}
