//! Entries that people type or paste into a deck.

use std::fmt;

use crate::{
    pasted::pasted_lines,
    wording::{Noun, counted, plural},
};

use super::{CategoryDeck, EntryError, Line, LineError, MAX_ENTRIES};

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
                /// How many characters of it are shown.
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

/// The lines of what was typed, without empty ones and without the marks of a list.
///
/// # Errors
/// Nothing was typed.
pub fn typed_lines(typed: &str) -> Result<Vec<&str>, TypedError> {
    let lines = pasted_lines(typed);
    if lines.is_empty() { Err(TypedError::Nothing) } else { Ok(lines) }
}

/// A description of the change that adds these lines but for the refused ones.
pub fn added(lines: &[&str], refused: usize) -> String {
    match lines {
        [one] => format!("added “{}”", one.trim()),
        _ => format!("added {}", counted(lines.len() - refused, Noun::ENTRY)),
    }
}

/// Why some lines were not added, as a sentence; `None` if all were.
pub fn not_added(refused: &[(&str, TypedError)]) -> Option<String> {
    let (_, first) = refused.first()?;
    Some(match refused.len() - 1 {
        0 => first.to_string(),
        more => {
            format!("{first} {}", plural(more, "1 more line was not added.", "# more lines were not added."))
        }
    })
}

impl CategoryDeck {
    /// Adds these lines as entries. Returns the lines that were not added, each with the reason: one slip in a long list does
    /// not keep the others out.
    ///
    /// # Errors
    /// The deck would have too many entries, or none of the lines was added; then the reason of the first.
    pub fn add_typed<'a>(&mut self, lines: &[&'a str]) -> Result<Vec<(&'a str, TypedError)>, TypedError> {
        if self.entries().len() + lines.len() > MAX_ENTRIES {
            return Err(TypedError::TooMany);
        }
        let mut add = |line| typed_entry(line).and_then(|entry| self.add(entry).map_err(TypedError::Entry));
        let mut refused: Vec<_> =
            lines.iter().filter_map(|&line| add(line).err().map(|reason| (line, reason))).collect();
        if refused.len() == lines.len() && !refused.is_empty() {
            return Err(refused.swap_remove(0).1);
        }
        Ok(refused)
    }
}
