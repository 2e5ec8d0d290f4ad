//! The problems of a text, as sentences.

use std::fmt;

use serde::de::{self, Expected, Unexpected};

/// How many characters of a value are shown.
const MAX_SHOWN: usize = 40;

/// If there are more known words than this, none is listed.
const MAX_LISTED: usize = 8;

/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Problem {
    /// The error of a type about its own value, as a sentence.
    Custom(String),
    /// The text ends too early.
    UnexpectedEnd,
    /// This is not JSON.
    NotJson(String),
    /// Half of a surrogate pair.
    HalfCharacter(String),
    /// Too many nested brackets.
    TooDeep,
    /// A value of the wrong kind.
    WrongKind {
        /// The value.
        found: String,
        /// The expected kind.
        wanted: &'static str,
    },
    /// The name of a variant without the variant's content.
    MissingContent(String),
    /// A value that its type does not accept, such as a number out of range.
    OutOfRange(String),
    /// An unknown word.
    Unknown {
        /// The word.
        found: String,
        /// The known words.
        known: &'static [&'static str],
    },
    /// A missing field.
    Missing(&'static str),
    /// A repeated field.
    Twice(&'static str),
    /// A list of the wrong length.
    Length(usize),
}

impl Problem {
    /// Whether it is about the object or list around the position, not about a value in it.
    pub(super) fn concerns_enclosing(&self) -> bool {
        matches!(self, Problem::Missing(_) | Problem::Length(_))
    }

    /// Whether it is about a value that its sentence does not name, so that the location has to show the value.
    pub(super) fn omits_value(&self) -> bool {
        matches!(self, Problem::Custom(_))
    }

    /// Whether the text is not JSON.
    pub(super) fn is_broken(&self) -> bool {
        matches!(
            self,
            Problem::UnexpectedEnd | Problem::NotJson(_) | Problem::HalfCharacter(_) | Problem::TooDeep
        )
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Custom(sentence) if sentence.ends_with(['.', '!', '?']) => f.write_str(sentence),
            Problem::Custom(sentence) => write!(f, "{sentence}."),
            Problem::UnexpectedEnd => f.write_str("the text ends here, in the middle."),
            Problem::NotJson(found) => write!(f, "{found} is not JSON here."),
            Problem::HalfCharacter(code) => write!(f, "{code} is only half of a letter."),
            Problem::TooDeep => f.write_str("brackets are nested too deeply."),
            Problem::WrongKind { found, wanted } => write!(f, "{found} is not {wanted}."),
            Problem::MissingContent(found) => write!(f, "{found} has no value."),
            Problem::OutOfRange(found) => write!(f, "{found} does not fit here."),
            Problem::Unknown { found, known } if (1..=MAX_LISTED).contains(&known.len()) => {
                write!(f, "{found} is not one of: {}.", known.join(", "))
            }
            Problem::Unknown { found, .. } => write!(f, "{found} is not known here."),
            Problem::Missing(field) => write!(f, "“{field}” is missing."),
            Problem::Twice(field) => write!(f, "“{field}” occurs twice."),
            Problem::Length(1) => f.write_str("1 entry does not fit here."),
            Problem::Length(entries) => write!(f, "{entries} entries do not fit here."),
        }
    }
}

impl std::error::Error for Problem {}

/// A text for a sentence: in quotation marks, shortened, with spaces instead of control characters such as line breaks.
pub(super) fn shown(text: &str) -> String {
    let cut = text.chars().nth(MAX_SHOWN).is_some();
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let start: String = text.chars().take(MAX_SHOWN).map(visible).collect();
    format!("“{start}{}”", if cut { "…" } else { "" })
}

/// The errors that types report while serde reads them.
impl de::Error for Problem {
    fn custom<T: fmt::Display>(sentence: T) -> Self {
        Self::Custom(sentence.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::OutOfRange(found_value(found))
    }

    fn invalid_value(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::OutOfRange(found_value(found))
    }

    fn invalid_length(entries: usize, _: &dyn Expected) -> Self {
        Self::Length(entries)
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown { found: shown(found), known }
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown { found: shown(found), known }
    }

    fn missing_field(field: &'static str) -> Self {
        Self::Missing(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::Twice(field)
    }
}

/// A value for a sentence. Only numbers from 0 up, texts and booleans are named.
fn found_value(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Str(text) => shown(text),
        Unexpected::Bool(yes) => yes.to_string(),
        _ => "this value".to_owned(),
    }
}
