//! Past rulings, shown when the same answer is given again to the same category.
//!
//! A past ruling decides nothing: people see it and vote freely. Only the newest ruling on a question is stored.

use std::fmt;

use crate::{json, rules::words::Answer};

/// How the table ruled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ruling {
    /// The answer may count.
    Counts,
    /// It may not.
    Struck,
    /// It is the same as another answer.
    Same,
    /// It is not the same as another answer.
    Different,
}

/// A ruling on one answer or two answers to a category.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastRuling {
    /// The category, as it was written.
    pub category: String,
    /// The answer, as it was written.
    pub answer: String,
    /// The other answer, if the question was whether two are the same.
    pub other: Option<String>,
    /// What the table ruled.
    pub ruling: Ruling,
}

/// The rulings of a table, the latest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PastRulings(Vec<PastRuling>);

impl Ruling {
    const ALL: [Self; 4] = [Self::Counts, Self::Struck, Self::Same, Self::Different];

    /// Its name in the storage.
    fn slug(self) -> &'static str {
        match self {
            Ruling::Counts => "counts",
            Ruling::Struck => "struck",
            Ruling::Same => "same",
            Ruling::Different => "different",
        }
    }
}

impl fmt::Display for PastRuling {
    /// The sentence that is shown the next time.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { answer, other, ruling, .. } = self;
        let other = other.as_deref().unwrap_or_default();
        match ruling {
            Ruling::Counts => write!(f, "Last time the table let “{answer}” count."),
            Ruling::Struck => write!(f, "Last time the table struck “{answer}”."),
            Ruling::Same => write!(f, "Last time “{answer}” and “{other}” were the same to the table."),
            Ruling::Different => write!(f, "Last time “{answer}” and “{other}” were different to the table."),
        }
    }
}

impl PastRuling {
    /// Whether it is about this category and these answers, in any spelling and order.
    fn is_about(&self, category: &str, answer: &str, other: Option<&str>) -> bool {
        let as_written = same(&self.answer, answer) && same_or_none(self.other.as_deref(), other);
        let swapped =
            || same_or_none(Some(&self.answer), other) && same_or_none(self.other.as_deref(), Some(answer));
        same(&self.category, category) && (as_written || swapped())
    }
}

impl PastRulings {
    /// The maximum number of stored rulings. An evening has about a dozen.
    pub const MAX: usize = 300;

    /// All of them, the latest first.
    pub fn all(&self) -> &[PastRuling] {
        &self.0
    }

    /// Adds a ruling and removes an older one on the same question. Beyond [`MAX`](Self::MAX), the oldest are
    /// dropped.
    pub fn remember(&mut self, past_ruling: PastRuling) {
        let PastRuling { category, answer, other, .. } = &past_ruling;
        self.0.retain(|known| !known.is_about(category, answer, other.as_deref()));
        self.0.insert(0, past_ruling);
        self.0.truncate(Self::MAX);
    }

    /// The ruling on these answers to this category, if there is one.
    pub fn find(&self, category: &str, answer: &str, other: Option<&str>) -> Option<&PastRuling> {
        self.0.iter().find(|known| known.is_about(category, answer, other))
    }

    /// Forgets a ruling.
    pub fn remove(&mut self, past_ruling: &PastRuling) {
        self.0.retain(|known| known != past_ruling);
    }

    /// The text to store, with four texts for each ruling: `["Fruit","Tomato","","struck",…]`.
    pub fn to_text(&self) -> String {
        let texts = |known: &PastRuling| {
            let PastRuling { category, answer, other, ruling } = known.clone();
            [category, answer, other.unwrap_or_default(), ruling.slug().to_owned()]
        };
        let texts: Vec<String> = self.0.iter().flat_map(texts).collect();
        // A list of texts always serialises.
        serde_json::to_string(&texts).unwrap_or_default()
    }

    /// Reads the stored text; invalid parts are left out.
    pub fn read(text: &str) -> Self {
        let texts: Vec<String> = json::read(text).unwrap_or_default();
        let past_ruling = |four: &[String]| {
            let [category, answer, other, slug] = four else { return None };
            let ruling = Ruling::ALL.into_iter().find(|ruling| ruling.slug() == slug)?;
            let other = Some(other.clone()).filter(|other| !other.is_empty());
            Some(PastRuling { category: category.clone(), answer: answer.clone(), other, ruling })
        };
        Self(texts.chunks(4).filter_map(past_ruling).take(Self::MAX).collect())
    }
}

/// Whether two optional texts are both missing or are the same answer.
fn same_or_none(one: Option<&str>, other: Option<&str>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(one), Some(other)) => same(one, other),
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// Whether two texts are the same answer. A leading article does not count.
fn same(one: &str, other: &str) -> bool {
    match (Answer::parse_ignoring_article(one), Answer::parse_ignoring_article(other)) {
        (Some(one), Some(other)) => one.same(&other),
        (None, None) => one.trim() == other.trim(),
        (Some(_), None) | (None, Some(_)) => false,
    }
}
