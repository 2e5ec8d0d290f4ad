//! The mark of an answer as a symbol and in words, so that nobody depends on colours.

use super::SheetTable;
use crate::{
    rules::{
        Seat,
        sheets::{AnswerMark, AnswerPlace},
    },
    wording::{agreeing, listed},
};

/// A mark as it is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownMark {
    /// The symbol.
    pub symbol: &'static str,
    /// The text.
    pub text: String,
}

impl AnswerMark {
    /// The symbol, and the name in style sheets. Style sheets show all struck answers alike.
    fn symbol_and_slug(&self) -> (&'static str, &'static str) {
        match self {
            AnswerMark::Empty => ("–", "empty"),
            AnswerMark::Stands { points: 0 | 1 } => ("✓", "stands"),
            AnswerMark::Stands { .. } => ("★", "more"),
            AnswerMark::WrongLetter => ("≠", "struck"),
            AnswerMark::NoLetter => ("#", "struck"),
            AnswerMark::LeadingArticle => ("⇥", "struck"),
            AnswerMark::Several => ("/", "struck"),
            AnswerMark::RepeatOnSheet { .. } => ("↺", "struck"),
            AnswerMark::Duplicate { .. } => ("=", "struck"),
            AnswerMark::VotedSame { .. } => ("≈", "struck"),
            AnswerMark::VotedDown => ("✗", "struck"),
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
    pub fn text(&self, table: &SheetTable, line: u8) -> String {
        match self {
            AnswerMark::Empty => "nothing".to_owned(),
            AnswerMark::Stands { points: 0 | 1 } => "counts".to_owned(),
            AnswerMark::Stands { points: 2 } => "worth two".to_owned(),
            AnswerMark::Stands { points: 3 } => "worth three".to_owned(),
            AnswerMark::Stands { points } => format!("worth {points}"),
            AnswerMark::WrongLetter => "wrong letter".to_owned(),
            AnswerMark::NoLetter => "does not begin with A to Z".to_owned(),
            AnswerMark::LeadingArticle => "article in front".to_owned(),
            AnswerMark::Several => "more than one answer".to_owned(),
            AnswerMark::RepeatOnSheet { line: first } => format!("already on line {first}"),
            AnswerMark::Duplicate { with } => {
                let have = agreeing(writers(with).len(), "has", "have");
                let none = agreeing(with.len(), "neither counts", "none of them counts");
                let owners = owners(table, with, line);
                // An answer that was read earlier, in another category, loses its points only now.
                if with.iter().all(|place| place.line == line) {
                    format!("{owners} {have} it too")
                } else {
                    format!("{owners} {have} it too: {none}")
                }
            }
            AnswerMark::VotedSame { with } => {
                format!("struck by vote: the same as what {} wrote", owners(table, with, line))
            }
            AnswerMark::VotedDown => "struck by vote".to_owned(),
        }
    }
}

/// Every symbol and what it means, for the rules of both word games (LK-35).
pub const SYMBOLS: [(&str, &str); 11] = [
    ("✓", "It counts."),
    ("★", "It counts two points or more."),
    ("=", "Somebody else has it, too."),
    ("≈", "The table voted that it is the same as another answer."),
    ("≠", "It begins with another letter."),
    ("#", "It begins with no letter from A to Z."),
    ("⇥", "An article stands in front."),
    ("/", "It is more than one answer."),
    ("↺", "It stands on an earlier line of the same sheet."),
    ("✗", "The table voted against it."),
    ("–", "Nothing was written."),
];

/// The owners of answers, as seen from `line`: the numbers of an owner's answers are named, unless they are only on that line.
fn owners(table: &SheetTable, places: &[AnswerPlace], line: u8) -> String {
    let owner = |&seat: &Seat| {
        let lines: Vec<u8> =
            places.iter().filter(|place| place.seat == seat).map(|place| place.line).collect();
        let name = table.name(seat);
        if lines == [line] {
            return name;
        }
        format!("{name} ({} {})", agreeing(lines.len(), "number", "numbers"), listed(lines))
    };
    listed(writers(places).iter().map(owner))
}

/// The seats of the owners of answers, each once.
fn writers(places: &[AnswerPlace]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Vec::new();
    for place in places {
        if !seats.contains(&place.seat) {
            seats.push(place.seat);
        }
    }
    seats
}
