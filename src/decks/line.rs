//! A line of text in a deck: an entry, or a name.

use std::{collections::BTreeSet, fmt, iter};

use crate::rules::{
    name::{is_blank, is_direction_mark},
    sheets,
    words::{comparison_text, fold},
};

/// An entry of a deck, or a text about the deck: one line with at least one letter, digit or symbol, and at
/// most [`Line::MAX_CHARACTERS`] characters.
///
/// A `Line` is always clean: it has no line breaks, no double spaces and no characters that change the direction of
/// text. Reading a clean line returns the same line, so a deck can be written and read any number of times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    text: String,
    /// The key for comparisons, computed once because large decks need it often.
    key: String,
}

/// Why a text cannot be a line of a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineError {
    /// It has no letter, digit or symbol.
    Empty,
    /// It is too long.
    Long {
        /// The number of characters.
        characters: usize,
    },
    /// Some of its letters were lost, because the file was read in the wrong encoding.
    Lost,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Empty => f.write_str("there is nothing to read"),
            LineError::Lost => {
                f.write_str("some of its letters are lost; save the file as UTF-8 and try again")
            }
            LineError::Long { characters } => {
                write!(f, "it has {characters} characters, and a card has room for {}", Line::MAX_CHARACTERS)
            }
        }
    }
}

impl Line {
    /// The most characters of a line: as many as games allow for a category.
    pub const MAX_CHARACTERS: usize = sheets::MAX_CHARACTERS;

    /// Parses a line: line breaks, control characters and runs of spaces become one space, and direction characters are
    /// removed.
    ///
    /// # Errors
    /// Why it is not valid.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let mut line = String::with_capacity(text.len());
        for c in text.chars().filter(|c| !is_direction_mark(*c)) {
            if !(c.is_control() || c.is_whitespace()) {
                line.push(c);
            } else if !line.is_empty() && !line.ends_with(' ') {
                line.push(' ');
            }
        }
        if line.ends_with(' ') {
            line.pop();
        }
        let characters = line.chars().count();
        if line.contains(char::REPLACEMENT_CHARACTER) {
            Err(LineError::Lost)
        } else if characters > Self::MAX_CHARACTERS {
            Err(LineError::Long { characters })
        } else {
            let key = match comparison_text(&line) {
                None if !line.chars().any(is_symbol) => return Err(LineError::Empty),
                None => fold(&line),
                Some(key) => key,
            };
            Ok(Self { text: line, key })
        }
    }

    /// The text, which is clean, with its capitals and accents.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The line itself if `keys` does not contain its key; otherwise the line with a number at its end, the
    /// first from 2 that gives a key outside `keys`. If there is no room for that number, the line stays as
    /// it is.
    #[must_use]
    pub fn numbered_if_in(&self, keys: &BTreeSet<String>) -> Self {
        let numbered = (2..).map(|number| Self::parse(&format!("{self} {number}")));
        let mut lines = iter::once(Ok(self.clone())).chain(numbered);
        // A line that is too long ends the search: the next numbers have no room either.
        let free = lines.find(|line| line.as_ref().map_or(true, |line| !keys.contains(line.key())));
        free.and_then(Result::ok).unwrap_or_else(|| self.clone())
    }

    /// The key for comparisons: the words, or the whole line if it has no words. Two lines are the same entry
    /// if their keys are equal (SC-R22).
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Whether a character is a symbol, from the arrows on, or an emoji. An entry may consist only of these.
fn is_symbol(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}') && !is_blank(c)
}
