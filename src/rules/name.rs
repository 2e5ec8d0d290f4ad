//! The names of players.

use std::{fmt, sync::LazyLock};

use serde::{Deserialize, Serialize};
use unicode_segmentation::UnicodeSegmentation;

use super::words::{fold, is_letter_or_digit, without_invisible};

/// The name of a player as it is shown.
///
/// A `Name` is always valid: one line with visible characters, at most [`Name::MAX_CHARACTERS`] characters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name(String);

/// Why a text cannot be a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InvalidName {
    /// No visible characters.
    Empty,
    /// Too many characters to fit beside a pawn.
    Long {
        /// The number of characters.
        characters: usize,
    },
}

impl fmt::Display for InvalidName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidName::Empty => write!(f, "Everybody needs a name."),
            InvalidName::Long { characters } => {
                write!(
                    f,
                    "That name has {characters} characters; at most {} fit beside a pawn.",
                    Name::MAX_CHARACTERS
                )
            }
        }
    }
}

impl Name {
    /// The most characters a name may have.
    pub const MAX_CHARACTERS: usize = 24;

    /// Parses a name: white space and control characters are reduced to single spaces, and invisible
    /// characters that change the direction or the line breaks of text are removed. Others stay, because they join the parts of an emoji.
    ///
    /// # Errors
    /// Why it is not a name.
    pub fn parse(text: &str) -> Result<Self, InvalidName> {
        let cleaned: String = text
            .chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .filter(|c| !is_direction_mark(*c))
            .collect();
        let name = cleaned.split_whitespace().collect::<Vec<_>>().join(" ");
        let characters = name.chars().count();
        if !without_invisible(&name).chars().any(is_visible) {
            Err(InvalidName::Empty)
        } else if characters > Self::MAX_CHARACTERS {
            Err(InvalidName::Long { characters })
        } else {
            Ok(Self(name))
        }
    }

    /// The name as text, without the marks that [`Display`](fmt::Display) may add.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether people would take two names for the same: `Zoë` and `zoe` are the same.
    pub fn same_as(&self, other: &Name) -> bool {
        self.comparison_key() == other.comparison_key()
    }

    /// A key that is equal for names that are the same to people.
    pub fn comparison_key(&self) -> String {
        fold(&without_invisible(&self.0))
    }

    /// The name that stands for a player who does not exist.
    pub(crate) fn nobody() -> &'static Self {
        static NOBODY: LazyLock<Name> = LazyLock::new(|| Name("nobody".to_owned()));
        &NOBODY
    }

    /// The initial on a pawn.
    pub fn initial(&self) -> String {
        initial(&self.0)
    }
}

/// The initial of a name: its first letter or digit as a capital, or else its first character. A letter
/// with its accents is one character (a grapheme), and so is a flag or a joined emoji.
pub fn initial(name: &str) -> String {
    let has_one = |grapheme: &&str| grapheme.chars().any(is_letter_or_digit);
    let first = name.graphemes(true).find(has_one).or_else(|| name.graphemes(true).next());
    first.into_iter().flat_map(str::chars).flat_map(char::to_uppercase).collect()
}

/// Whether a character is visible alone: a letter, a digit, or an emoji or symbol above U+2000. A mark that
/// changes another character is not.
fn is_visible(c: char) -> bool {
    is_letter_or_digit(c) || u32::from(c) > 0x2000 && !is_blank(c)
}

/// Whether a character is seen only together with another one, or is an empty Braille cell.
pub(crate) fn is_blank(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{20d0}'..='\u{20ff}' | '\u{2800}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether something can be seen of a text. Titles, texts of cards and names of decks need that; unlike a name of a player, it
/// may be a mark such as `!`.
pub fn can_be_seen(text: &str) -> bool {
    without_invisible(text).chars().any(|c| !(c.is_whitespace() || c.is_control() || is_blank(c)))
}

/// Whether a character is invisible and only changes the direction or the line breaks of the text around it.
pub(crate) fn is_direction_mark(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

/// Whether a character belongs to a script written from right to left.
fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}')
}

impl fmt::Display for Name {
    /// The name in a sentence. Marks around a right-to-left name keep it from changing the direction of other words.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.chars().any(is_right_to_left) {
            write!(f, "\u{2068}{}\u{2069}", self.0)
        } else {
            f.write_str(&self.0)
        }
    }
}

impl TryFrom<String> for Name {
    type Error = InvalidName;

    fn try_from(text: String) -> Result<Self, InvalidName> {
        Name::parse(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}
