//! The best moments of a result as they are stored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{BestMoment, moment::contains_name};
use crate::rules::name::Name;

/// The best moments of a game. What is no moment for this page, such as one of a newer page, is kept as it is stored, because the
/// whole result would be lost with it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<StoredMoment>", into = "Vec<StoredMoment>")]
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

/// A moment as it is stored.
#[derive(Clone, Serialize, Deserialize)]
#[serde(untagged)]
enum StoredMoment {
    Known(BestMoment),
    Unknown(Value),
}

impl From<Vec<StoredMoment>> for Moments {
    fn from(stored: Vec<StoredMoment>) -> Self {
        let mut moments = Self::default();
        for moment in stored {
            match moment {
                StoredMoment::Known(moment) => moments.known.push(moment),
                StoredMoment::Unknown(value) => moments.unknown.push(value),
            }
        }
        moments
    }
}

impl From<Moments> for Vec<StoredMoment> {
    fn from(Moments { known, unknown }: Moments) -> Self {
        known
            .into_iter()
            .map(StoredMoment::Known)
            .chain(unknown.into_iter().map(StoredMoment::Unknown))
            .collect()
    }
}
