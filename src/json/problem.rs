//! The problems of a text, as sentences.

use std::fmt;

use serde::de::{self, Expected, Unexpected};

/// How many letters of a value are shown.
const MAX_SHOWN: usize = 40;

/// If there are more words than this, none is listed.
const MAX_LISTED: usize = 8;

/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Problem {
    /// The error of a type about its own value, as a sentence.
    Own(String),
    /// The text ends too early.
    Ends,
    /// This is not JSON.
    NotJson(String),
    /// Half of a surrogate pair.
    HalfLetter(String),
    /// Too many nested brackets.
    Deep,
    /// A value of the wrong kind.
    OtherKind {
        /// The value.
        found: String,
        /// The expected kind.
        wanted: &'static str,
    },
    /// A variant without its content.
    Alone(String),
    /// A value of the right kind but out of range.
    Unfit(String),
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
    /// Whether it is about the enclosing object or list, not about a value in it.
    pub(super) fn is_about_the_whole(&self) -> bool {
        matches!(self, Problem::Missing(_) | Problem::Length(_))
    }

    /// Whether its sentence does not contain the value.
    pub(super) fn is_silent_about_the_value(&self) -> bool {
        matches!(self, Problem::Own(_))
    }

    /// Whether it is not JSON.
    pub(super) fn is_broken(&self) -> bool {
        matches!(self, Problem::Ends | Problem::NotJson(_) | Problem::HalfLetter(_) | Problem::Deep)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Own(sentence) if sentence.ends_with(['.', '!', '?']) => f.write_str(sentence),
            Problem::Own(sentence) => write!(f, "{sentence}."),
            Problem::Ends => f.write_str("the text ends here, in the middle."),
            Problem::NotJson(found) => write!(f, "{found} is not JSON here."),
            Problem::HalfLetter(code) => write!(f, "{code} is only half of a letter."),
            Problem::Deep => f.write_str("too many brackets stand in each other."),
            Problem::OtherKind { found, wanted } => write!(f, "{found} is not {wanted}."),
            Problem::Alone(found) => write!(f, "{found} stands there without its value."),
            Problem::Unfit(found) => write!(f, "{found} does not fit here."),
            Problem::Unknown { found, known } if (1..=MAX_LISTED).contains(&known.len()) => {
                write!(f, "{found} is not one of: {}.", known.join(", "))
            }
            Problem::Unknown { found, .. } => write!(f, "{found} is not known here."),
            Problem::Missing(field) => write!(f, "“{field}” is missing."),
            Problem::Twice(field) => write!(f, "“{field}” stands there twice."),
            Problem::Length(1) => f.write_str("1 entry does not fit here."),
            Problem::Length(entries) => write!(f, "{entries} entries do not fit here."),
        }
    }
}

impl std::error::Error for Problem {}

/// A text for a sentence: in quotation marks, shortened, and without invisible characters.
pub(super) fn shown(text: &str) -> String {
    let cut = text.chars().nth(MAX_SHOWN).is_some();
    let seen = |c: char| if c.is_control() { ' ' } else { c };
    let start: String = text.chars().take(MAX_SHOWN).map(seen).collect();
    format!("“{start}{}”", if cut { "…" } else { "" })
}

/// The error of a type about its own value, as a sentence.
impl de::Error for Problem {
    fn custom<T: fmt::Display>(sentence: T) -> Self {
        Self::Own(sentence.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::Unfit(found_value(found))
    }

    fn invalid_value(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::Unfit(found_value(found))
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

/// A value for a sentence. The reader produces only these kinds.
fn found_value(found: Unexpected<'_>) -> String {
    match found {
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Str(text) => shown(text),
        Unexpected::Bool(yes) => yes.to_string(),
        _ => "what stands there".to_owned(),
    }
}
