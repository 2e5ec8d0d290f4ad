//! What people at the table are called.

use std::{fmt, sync::LazyLock};

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use super::words::{fold, seen};

/// A name as it is written and spoken at the table.
///
/// Only a checked name exists: one line, with something to see in it, of at most [`Name::LONGEST`] letters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why something cannot be a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotAName {
    /// Nothing that could be seen or said.
    Empty,
    /// More letters than fit beside a pawn.
    Long {
        /// How many there are.
        letters: usize,
    },
}

impl fmt::Display for NotAName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAName::Empty => write!(f, "Everybody needs a name."),
            NotAName::Long { letters } => {
                write!(f, "That name has {letters} letters; at most {} fit beside a pawn.", Name::LONGEST)
            }
        }
    }
}

impl Name {
    /// The most letters a name may have.
    pub const LONGEST: usize = 24;

    /// Reads a name: white space is tidied, and marks that would turn the text around them are left out.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, NotAName> {
        let kept: String =
            text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !turns(*c)).collect();
        let name = kept.split_whitespace().collect::<Vec<_>>().join(" ");
        let letters = name.chars().count();
        if !seen(&name).chars().any(shows) {
            Err(NotAName::Empty)
        } else if letters > Self::LONGEST {
            Err(NotAName::Long { letters })
        } else {
            Ok(Self(name))
        }
    }

    /// The name as it was written, without marks of direction.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether two names are one to the ear and the eye: `Zoë` and `zoe` are.
    pub fn same_as(&self, other: &Name) -> bool {
        self.sound() == other.sound()
    }

    /// What the ear and the eye make of it, which is the same for names that are one to them.
    pub(super) fn sound(&self) -> String {
        fold(&seen(&self.0))
    }

    /// What a seat is called that is nobody's.
    pub(super) fn nobody() -> &'static Self {
        static NOBODY: LazyLock<Name> = LazyLock::new(|| Name("nobody".to_owned()));
        &NOBODY
    }

    /// What stands on a pawn.
    pub fn initial(&self) -> String {
        initial(&self.0)
    }
}

/// The initial by which a pawn is known: the first letter or figure of a name, as a capital; of a name without any, its
/// first picture. It is all that a reader takes for one letter, accents, flags and families included.
pub fn initial(name: &str) -> String {
    let is_letter = |letter: &&str| letter.chars().any(char::is_alphanumeric);
    let first = name.graphemes(true).find(is_letter).or_else(|| name.graphemes(true).next());
    first.into_iter().flat_map(str::chars).flat_map(char::to_uppercase).collect()
}

/// Whether a character can be made out: a letter, a digit, or a picture, but not a mark that only changes one.
fn shows(c: char) -> bool {
    c.is_alphanumeric()
        || u32::from(c) > 0x2000
            && !matches!(c, '\u{20d0}'..='\u{20ff}' | '\u{2800}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether a character only steers the direction or joining of text and could turn a whole sentence around.
pub(crate) fn turns(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Whether a character belongs to a script written from right to left.
fn leftward(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}')
}

impl fmt::Display for Name {
    /// The name as part of a sentence: one written from right to left is set apart, so that it cannot pull the
    /// words around it to its own direction.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.chars().any(leftward) {
            write!(f, "\u{2068}{}\u{2069}", self.0)
        } else {
            f.write_str(&self.0)
        }
    }
}

impl TryFrom<String> for Name {
    type Error = NotAName;

    fn try_from(text: String) -> Result<Self, NotAName> {
        Name::read(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}
