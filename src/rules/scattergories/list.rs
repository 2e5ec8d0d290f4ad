//! A list of twelve categories, the same for everybody.

use serde::{Deserialize, Serialize};

use super::{LINES, Refusal};
use crate::rules::{
    sheets::MAX_CHARACTERS,
    words::{comparison_words, without_invisible},
};

/// Twelve categories: `{"name":"Card 2, list 3","categories":["Fruit",…]}`.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CategoryList {
    /// The name of the list, with its pack and card; may be empty (SC-05, SC-07).
    #[serde(default)]
    pub name: String,
    /// The categories, number 1 first.
    pub categories: [String; LINES],
}

impl CategoryList {
    /// Checks that it can be played: its name is not too long, and no category is empty, too long, or on the
    /// list twice (SC-06).
    ///
    /// # Errors
    /// The first problem found.
    pub fn check(&self) -> Result<(), Refusal> {
        let characters = self.name.chars().count();
        if characters > MAX_CHARACTERS {
            return Err(Refusal::LongName { characters });
        }
        for (line, category) in (1..).zip(&self.categories) {
            if without_invisible(category).trim().is_empty() {
                return Err(Refusal::NoCategory { line });
            }
            if category.chars().count() > MAX_CHARACTERS {
                return Err(Refusal::LongCategory { line });
            }
        }
        let keys = self.categories.each_ref().map(|category| comparison_words(category));
        let numbered = || (1..).zip(&keys);
        let twice = numbered().find_map(|(line, key)| {
            let (first, _) = numbered().find(|(_, before)| *before == key)?;
            (first < line).then_some(Refusal::CategoryTwice { line, first })
        });
        twice.map_or(Ok(()), Err)
    }
}
