//! The mark of an answer as a symbol and in words, so that nobody depends on colours.

use super::WordTable;
use crate::rules::{
    sheets::{self, AnyAnswerPlace},
    words::listed,
};

/// The mark of an answer.
pub type Mark = sheets::Mark<AnyAnswerPlace>;

/// A mark as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownMark {
    /// The symbol.
    pub symbol: &'static str,
    /// The words.
    pub words: String,
}

impl Mark {
    /// The symbol, and the name in style sheets. Style sheets show all struck answers alike.
    fn symbol_and_slug(&self) -> (&'static str, &'static str) {
        match self {
            Mark::Empty => ("–", "empty"),
            Mark::Stands { points: 0 | 1 } => ("✓", "stands"),
            Mark::Stands { .. } => ("★", "two"),
            Mark::WrongLetter => ("≠", "struck"),
            Mark::NoLetter => ("#", "struck"),
            Mark::LeadingArticle => ("⇥", "struck"),
            Mark::Several => ("/", "struck"),
            Mark::RepeatOnSheet { .. } => ("↺", "struck"),
            Mark::Duplicate { .. } => ("=", "struck"),
            Mark::VotedSame { .. } => ("≈", "struck"),
            Mark::VotedDown => ("✗", "struck"),
        }
    }

    /// The symbol.
    pub fn symbol(&self) -> &'static str {
        self.symbol_and_slug().0
    }

    /// The name in style sheets.
    pub fn slug(&self) -> &'static str {
        self.symbol_and_slug().1
    }

    /// The mark in words for an answer on `line`. If somebody has the same answer in another category, that category is
    /// named (PG-R22, SC-R05).
    pub fn words(&self, table: &WordTable, line: u8) -> String {
        match self {
            Mark::Empty => "nothing".to_owned(),
            Mark::Stands { points: 0 | 1 } => "counts".to_owned(),
            Mark::Stands { points: 2 } => "worth two".to_owned(),
            Mark::Stands { points: 3 } => "worth three".to_owned(),
            Mark::Stands { points } => format!("worth {points}"),
            Mark::WrongLetter => "wrong letter".to_owned(),
            Mark::NoLetter => "does not begin with a letter".to_owned(),
            Mark::LeadingArticle => "article in front".to_owned(),
            Mark::Several => "more than one answer".to_owned(),
            Mark::RepeatOnSheet { line: first } => format!("already on line {first}"),
            Mark::Duplicate { with } if with.len() == 1 => {
                format!("{} has it too", owners(table, with, line))
            }
            Mark::Duplicate { with } => format!("{} have it too", owners(table, with, line)),
            Mark::VotedSame { with } => format!("voted the same as what {} wrote", owners(table, with, line)),
            Mark::VotedDown => "struck by vote".to_owned(),
        }
    }
}

/// The owners of answers, as seen from `line`.
fn owners(table: &WordTable, places: &[AnyAnswerPlace], line: u8) -> String {
    let owner = |place: &AnyAnswerPlace| {
        let name = table.name(place.seat);
        if place.line == line { name } else { format!("{name} (number {})", place.line) }
    };
    listed(&places.iter().map(owner).collect::<Vec<_>>())
}
