//! The problems of a text, as sentences.
//!
//! What is wrong is seen in the text itself: in the character at which it stops being JSON, or in the value to which the path
//! leads. Of the library's words only the names are used, which it puts in backticks.

use std::fmt;

use serde_json::{Value, error::Category};
use serde_path_to_error::{Path, Segment};

/// How many characters of a value are shown.
const MAX_SHOWN: usize = 40;

/// If there are more known words than this, none is listed.
const MAX_LISTED: usize = 8;

/// What is wrong with a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Problem {
    /// The text ends too early.
    UnexpectedEnd,
    /// This is not JSON.
    NotJson(String),
    /// Half of a surrogate pair.
    HalfCharacter(String),
    /// What a type of ours says about its own value, and the value if it is a text or a number.
    Refused {
        /// A whole sentence.
        sentence: String,
        /// The value.
        value: Option<String>,
    },
    /// A value of the wrong kind, out of range, or a list of the wrong length.
    Unfit(String),
    /// An unknown word.
    Unknown {
        /// The word.
        found: String,
        /// The known words.
        known: Vec<String>,
    },
    /// A missing field.
    Missing(String),
    /// A repeated field.
    Twice(String),
}

impl Problem {
    /// The problem of `text`. `last` is where the last byte stands that was read.
    pub(super) fn of(text: &str, last: usize, path: &Path, error: &serde_json::Error) -> Self {
        match error.classify() {
            Category::Eof | Category::Io => Self::UnexpectedEnd,
            Category::Syntax => {
                let character = text.get(last..).and_then(|rest| rest.chars().next());
                match (half_character(text, last), character) {
                    (Some(escape), _) => Self::HalfCharacter(shown(escape)),
                    (None, Some(character)) => Self::NotJson(shown_char(character)),
                    (None, None) => Self::UnexpectedEnd,
                }
            }
            Category::Data => {
                let whole = serde_json::from_str::<Value>(text).ok();
                Self::of_value(whole.as_ref().and_then(|whole| value_at(whole, path)), path, error)
            }
        }
    }

    /// The problem of a value that can be read, but is not what is wanted. The value is unknown if the text is broken
    /// further on.
    fn of_value(value: Option<&Value>, path: &Path, error: &serde_json::Error) -> Self {
        let position = format!(" at line {} column {}", error.line(), error.column());
        let text = error.to_string();
        let message = text.strip_suffix(&position).unwrap_or(&text);
        // Our types say a whole sentence, the library does not.
        if message.ends_with(['.', '!', '?']) {
            let is_shown = |value: &&Value| value.is_string() || value.is_number();
            return Self::Refused {
                sentence: message.to_owned(),
                value: value.filter(is_shown).map(shown_value),
            };
        }
        let names: Vec<&str> = message.split('`').skip(1).step_by(2).collect();
        match (value, names.as_slice()) {
            (Some(Value::Object(fields)), [name]) if fields.contains_key(*name) => {
                Self::Twice((*name).to_owned())
            }
            (Some(Value::Object(_)), [name]) => Self::Missing((*name).to_owned()),
            (Some(value), [found, known @ ..])
                if !known.is_empty() && (says(value, found) || ends_in(path, found)) =>
            {
                Self::Unknown {
                    found: shown(found),
                    known: known.iter().map(|&name| name.to_owned()).collect(),
                }
            }
            (Some(value), _) => Self::Unfit(shown_value(value)),
            (None, _) => Self::Unfit("this value".to_owned()),
        }
    }

    /// Whether the text is not JSON.
    pub(super) fn is_broken(&self) -> bool {
        match self {
            Problem::UnexpectedEnd | Problem::NotJson(_) | Problem::HalfCharacter(_) => true,
            Problem::Refused { .. }
            | Problem::Unfit(_)
            | Problem::Unknown { .. }
            | Problem::Missing(_)
            | Problem::Twice(_) => false,
        }
    }

    /// The value, if the sentence does not name it.
    pub(super) fn value(&self) -> Option<&str> {
        match self {
            Problem::Refused { value, .. } => value.as_deref(),
            Problem::UnexpectedEnd
            | Problem::NotJson(_)
            | Problem::HalfCharacter(_)
            | Problem::Unfit(_)
            | Problem::Unknown { .. }
            | Problem::Missing(_)
            | Problem::Twice(_) => None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::UnexpectedEnd => f.write_str("the text ends here, in the middle."),
            Problem::NotJson(found) => write!(f, "{found} is not JSON here."),
            Problem::HalfCharacter(escape) => write!(f, "{escape} is only half of a letter."),
            Problem::Refused { sentence, .. } => f.write_str(sentence),
            Problem::Unfit(found) => write!(f, "{found} does not fit here."),
            Problem::Unknown { found, known } if known.len() <= MAX_LISTED => {
                write!(f, "{found} is not one of: {}.", known.join(", "))
            }
            Problem::Unknown { found, .. } => write!(f, "{found} is not known here."),
            Problem::Missing(field) => write!(f, "“{field}” is missing."),
            Problem::Twice(field) => write!(f, "“{field}” occurs twice."),
        }
    }
}

/// The value at the end of a path. A variant without content is a text, in which its name is no further step.
fn value_at<'v>(whole: &'v Value, path: &Path) -> Option<&'v Value> {
    path.iter().try_fold(whole, |value, segment| match segment {
        Segment::Seq { index } => value.get(index),
        Segment::Enum { .. } if value.is_string() => Some(value),
        Segment::Map { key: name } | Segment::Enum { variant: name } => value.get(name),
        Segment::Unknown => None,
    })
}

/// Whether a value is this word, or an object that has it as a key.
fn says(value: &Value, word: &str) -> bool {
    value.as_str() == Some(word) || value.get(word).is_some()
}

/// Whether the last step of a path is this field.
fn ends_in(path: &Path, field: &str) -> bool {
    matches!(path.iter().next_back(), Some(Segment::Map { key }) if key == field)
}

/// Half of a surrogate pair, such as `\ud83c`, if reading stopped because of it at the byte `last`: that is the end of this escape
/// or of the one behind a first half, or one of the two bytes behind a first half.
fn half_character(text: &str, last: usize) -> Option<&str> {
    [11, 7, 6, 5].into_iter().find_map(|distance| {
        let escape = text.get(last.checked_sub(distance)?..)?.get(..6)?;
        let unit = u16::from_str_radix(escape.strip_prefix("\\u")?, 16).ok()?;
        let is_first = (0xd800..0xdc00).contains(&unit);
        let is_second = (0xdc00..=0xdfff).contains(&unit);
        (is_first || is_second && distance == 5).then_some(escape)
    })
}

/// A text for a sentence: in quotation marks, shortened, with spaces instead of control characters such as line breaks.
fn shown(text: &str) -> String {
    let cut = text.chars().nth(MAX_SHOWN).is_some();
    let visible = |c: char| if c.is_control() { ' ' } else { c };
    let start: String = text.chars().take(MAX_SHOWN).map(visible).collect();
    format!("“{start}{}”", if cut { "…" } else { "" })
}

/// A character for a sentence.
fn shown_char(character: char) -> String {
    if character.is_control() {
        format!("the mark U+{:04X}", u32::from(character))
    } else {
        shown(character.encode_utf8(&mut [0; 4]))
    }
}

/// A value for a sentence.
fn shown_value(value: &Value) -> String {
    match value {
        Value::String(text) => shown(text),
        Value::Array(_) => "this list".to_owned(),
        Value::Object(_) => "this object".to_owned(),
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
    }
}
