//! Entries that people type or paste into a deck.

use std::fmt;

use crate::rules::pasted::pasted_lines;

use super::{Deck, EntryError, Line, LineError, MAX_ENTRIES};

/// Why what was typed cannot go into a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TypedError {
    /// Nothing was typed.
    Nothing,
    /// The deck would have too many entries.
    TooMany,
    /// A line cannot be an entry.
    Line {
        /// The line.
        text: String,
        /// Why it cannot.
        reason: LineError,
    },
    /// The deck does not take an entry.
    Entry(EntryError),
}

impl fmt::Display for TypedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TypedError::Nothing => f.write_str("Write an entry first."),
            TypedError::TooMany => write!(f, "A deck can hold at most {MAX_ENTRIES} entries."),
            TypedError::Line { text, reason } => {
                const SHOWN: usize = 40;
                let short: String = text.chars().take(SHOWN).collect();
                write!(f, "“{short}” cannot be used: {reason}.")
            }
            TypedError::Entry(error) => error.fmt(f),
        }
    }
}

/// An entry of what was typed.
///
/// # Errors
/// It cannot be an entry.
pub fn typed_entry(text: &str) -> Result<Line, TypedError> {
    Line::parse(text).map_err(|reason| TypedError::Line { text: text.to_owned(), reason })
}

/// The lines of what was typed, without empty ones and without the marks of a list, and a description of the change that adds them.
///
/// # Errors
/// Nothing was typed.
pub fn typed_lines(typed: &str) -> Result<(Vec<&str>, String), TypedError> {
    let lines = pasted_lines(typed);
    let description = match &lines[..] {
        [] => return Err(TypedError::Nothing),
        [one] => format!("added “{}”", one.trim()),
        [..] => format!("added {} entries", lines.len()),
    };
    Ok((lines, description))
}

impl Deck {
    /// Adds these lines as entries. If one is refused, the entries before it stay in the deck, so call this
    /// on a copy.
    ///
    /// # Errors
    /// The deck would have too many entries, a line cannot be an entry, or the deck does not take it.
    pub fn add_typed(&mut self, lines: &[&str]) -> Result<(), TypedError> {
        if self.entries().len() + lines.len() > MAX_ENTRIES {
            return Err(TypedError::TooMany);
        }
        lines.iter().try_for_each(|line| self.add(typed_entry(line)?).map_err(TypedError::Entry))
    }
}
