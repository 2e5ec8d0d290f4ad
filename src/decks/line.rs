//! A line of text, as it stands on a card or on the box of a deck.

use std::fmt;

use crate::rules::{
    name::turns,
    words::{fold, same_text},
};

/// An entry of a deck, or a word about it: one line with something to read in it, of at most [`Line::LONGEST`] letters.
///
/// Only a tidy line exists: no break, no double space, no mark that would turn the text around it. Reading a tidy line
/// gives that line again, so a deck survives any number of files.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    text: String,
    /// What it is compared by, worked out once: a deck of thousands asks for it again and again.
    key: String,
}

/// Why something cannot stand on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineError {
    /// There is nothing in it to read.
    Empty,
    /// It has more letters than anybody reads at a glance.
    Long {
        /// How many there are.
        letters: usize,
    },
    /// Some of its letters are lost, which happens to a text that was read in the wrong way.
    Lost,
}

impl fmt::Display for LineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineError::Empty => f.write_str("there is nothing to read"),
            LineError::Lost => {
                f.write_str("some of its letters are lost; save the file as UTF-8 and try again")
            }
            LineError::Long { letters } => {
                write!(f, "it has {letters} letters, and a card has room for {}", Line::LONGEST)
            }
        }
    }
}

impl Line {
    /// The most letters a line has: what the games take for a category.
    pub const LONGEST: usize = 200;

    /// Reads a line: breaks and runs of space become one space each, marks of direction are left out.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, LineError> {
        let mut line = String::with_capacity(text.len());
        for c in text.chars().filter(|c| !turns(*c)) {
            if !(c.is_control() || c.is_whitespace()) {
                line.push(c);
            } else if !line.is_empty() && !line.ends_with(' ') {
                line.push(' ');
            }
        }
        if line.ends_with(' ') {
            line.pop();
        }
        let letters = line.chars().count();
        if line.contains(char::REPLACEMENT_CHARACTER) {
            Err(LineError::Lost)
        } else if letters > Self::LONGEST {
            Err(LineError::Long { letters })
        } else {
            let key = match same_text(&line) {
                None if !line.chars().any(is_picture) => return Err(LineError::Empty),
                None => fold(&line),
                Some(key) => key,
            };
            Ok(Self { text: line, key })
        }
    }

    /// The line as it was written.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What it is compared by, its words or if it has none its letters: two lines are one when this is the same
    /// (SC-R22).
    pub fn key(&self) -> &str {
        &self.key
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// Whether a character is a picture, which a card may consist of.
fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}
