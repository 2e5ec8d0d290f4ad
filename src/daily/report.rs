//! What is said at the end of a day's game: whether it counts, what would be a good result, and the text to copy.

use serde::{Deserialize, Serialize};

use super::{Better, DayEnd, SpreadRow, stats::days_in_a_row};
use crate::wording::paragraph;

/// The result of a day as it is stored: `{"score":34,"game":"…"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DayResult {
    /// Turns or points.
    pub score: u32,
    /// The id of the game that counts.
    pub game: String,
}

/// Whether a finished day's game counts. Only the first one that was begun does, and only if nothing that was
/// seen has been undone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    /// It counts.
    Yes,
    /// It does not count, and no other game of that day does so far.
    No,
    /// A result that was stored earlier counts, with these turns or points: that of another game of that day,
    /// or that of this game before people undid something that they had seen.
    Other(u32),
}

impl DayEnd {
    /// Whether this finished game with this id counts. `first` is the stored result of the day;
    /// `seed_was_known` says whether another game of that day was begun before this one, deleted or not.
    pub fn counted(&self, id: &str, first: Option<&DayResult>, seed_was_known: bool) -> Counted {
        match first {
            Some(first) if first.game == id && !self.peeked => Counted::Yes,
            Some(first) => Counted::Other(first.score),
            None if self.peeked || seed_was_known => Counted::No,
            None => Counted::Yes,
        }
    }
}

/// A finished day's game with what is said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DayReport {
    /// The game.
    pub end: DayEnd,
    /// Whether it counts.
    pub counted: Counted,
    /// What would be a good result.
    pub good_score: Option<u32>,
    /// The streak: the number of days in a row, up to the day of this game.
    pub streak: u32,
    /// How the results of all days so far are spread.
    pub spread: Vec<SpreadRow>,
}

impl DayReport {
    /// `Game of the day 328, 24 November 2026: 14 points, Fern 5`.
    pub fn title(&self) -> String {
        let (date, result) = (self.end.date, self.result());
        match date.number() {
            Some(number) => format!("Game of the day {number}, {date}: {result}"),
            None => format!("Game of the day, {date}: {result}"),
        }
    }

    /// The result in words: `34 turns`, or `14 points, Fern 5`.
    fn result(&self) -> String {
        let amount = self.end.game.amount(self.end.score.score);
        match &self.end.score.computer {
            Some((name, points)) => format!("{amount}, {name} {points}"),
            None => amount,
        }
    }

    /// What would be a good result, and whether this one is.
    pub fn good_result(&self) -> Option<String> {
        let (good, score) = (self.good_score?, self.end.score.score);
        let (is_good, than) = match self.end.game.facts().better {
            Better::Fewer => (score <= good, "fewer"),
            Better::More => (score >= good, "more"),
        };
        let line = format!("A good result on this day: {} or {than}.", self.end.game.amount(good));
        Some(paragraph([line.as_str(), if is_good { "You reached it." } else { "" }]))
    }

    /// Whether it counts, in a sentence.
    pub fn counts(&self) -> String {
        match self.counted {
            Counted::Yes if self.streak > 1 => format!("This game counts. {}.", days_in_a_row(self.streak)),
            Counted::Yes => "This game counts, because it is your first one of this day.".to_owned(),
            Counted::No if self.end.peeked => {
                "For practice: you undid something that you had seen, so this game does not count.".to_owned()
            }
            Counted::No => "For practice: you had begun this game before, so it does not count.".to_owned(),
            Counted::Other(score) => {
                format!("For practice. Your first game of this day counts: {}.", self.end.game.amount(score))
            }
        }
    }

    /// The text to copy. It gives away nothing of the grid or the deal.
    pub fn to_text(&self) -> String {
        let counts = self.counted == Counted::Yes;
        let date = self.end.date;
        let heading = match date.number() {
            Some(number) => format!("Partypiece, game of the day {number}, {date}"),
            None => format!("Partypiece, game of the day, {date}"),
        };
        let result = format!("{}: {}", self.end.game.kind().short(), self.result());
        let good = self.good_score.map(|score| format!("A good result: {}", self.end.game.amount(score)));
        let lines = [
            Some(heading),
            Some(if counts { result } else { format!("{result} (for practice)") }),
            good,
            (counts && self.streak > 1).then(|| days_in_a_row(self.streak)),
            Some(self.end.score.symbols.clone()),
        ];
        lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
    }
}
