//! The best moments of a result as they are stored.

use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use super::{BestMoment, moment::contains_name};
use crate::{json, rules::name::Name};

/// The best moments of a game. What is no moment for this page, such as one of a newer page, is kept as it is stored, because the
/// whole result would be lost with it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "Vec<Value>")]
pub struct Moments {
    /// Those that can be shown.
    pub known: Vec<BestMoment>,
    /// The others, as JSON.
    unknown: Vec<Value>,
}

impl Moments {
    /// Whether there is none at all, so that nothing is stored.
    pub(super) fn is_empty(&self) -> bool {
        self.known.is_empty() && self.unknown.is_empty()
    }

    /// How many are kept and cannot be shown.
    pub(super) fn unknown_count(&self) -> usize {
        self.unknown.len()
    }

    /// Removes those of a person, and those that contain one of these spellings of their name. Returns whether there were any.
    pub(super) fn forget(&mut self, person: &Name, spellings: &[String]) -> bool {
        let count = self.known.len() + self.unknown.len();
        self.known.retain(|moment| !moment.names(person, spellings));
        self.unknown.retain(|value| !mentions(value, spellings));
        self.known.len() + self.unknown.len() < count
    }
}

/// Whether a text anywhere in this value contains one of these spellings of a name.
fn mentions(value: &Value, spellings: &[String]) -> bool {
    let is_named = |text: &String| spellings.iter().any(|name| contains_name(text, name));
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
        Value::String(text) => is_named(text),
        Value::Array(values) => values.iter().any(|value| mentions(value, spellings)),
        Value::Object(fields) => {
            let named = |(key, value)| is_named(key) || mentions(value, spellings);
            fields.iter().any(named)
        }
    }
}

impl From<Vec<BestMoment>> for Moments {
    fn from(known: Vec<BestMoment>) -> Self {
        Self { known, unknown: Vec::new() }
    }
}

impl From<Vec<Value>> for Moments {
    /// Each moment is read from its text, because code that reads the rules of BLANK from values would be some 20 KB more.
    fn from(stored: Vec<Value>) -> Self {
        let mut moments = Self::default();
        for value in stored {
            match json::read(&value.to_string()) {
                Ok(moment) => moments.known.push(moment),
                Err(_) => moments.unknown.push(value),
            }
        }
        moments
    }
}

/// A moment as it is stored.
#[derive(Serialize)]
#[serde(untagged)]
enum StoredMoment<'a> {
    Known(&'a BestMoment),
    Unknown(&'a Value),
}

impl Serialize for Moments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = self.known.iter().map(StoredMoment::Known);
        serializer.collect_seq(known.chain(self.unknown.iter().map(StoredMoment::Unknown)))
    }
}
