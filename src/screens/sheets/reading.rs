//! The reading: the answers of a line, what comes next, and what people may want to compare.

use super::{SheetTable, ShownMark, sentences::read_back};
use crate::{
    rules::{
        Seat,
        sheets::{AnswerMark, AnswerPlace, Ground, HeardAnswer, OpenPhaseView},
    },
    wording::{agreeing, listed},
};

/// The row of an answer in the reading.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerRow {
    /// The answer; `None` before it is read.
    pub text: Option<String>,
    /// Its mark; `None` before it is read.
    pub mark: Option<ShownMark>,
    /// The name of the mark in style sheets.
    pub slug: &'static str,
    /// Whether it is read next.
    pub is_next: bool,
    /// Whether a press challenges it (PG-70, PG-R31, SC-29, SC-R17).
    pub can_challenge: bool,
    /// Whether it can be selected for comparison, as long as no other answer is selected. This may be a struck answer, if
    /// another one that counts can be compared with it.
    pub can_compare: bool,
    /// Whether Tab stops here, as long as no answer is selected: at the first row of the line that can be selected.
    pub is_tab_stop: bool,
    /// Whether it can be the favourite of its category, and whether it is; `None` if nothing was written or read.
    pub favourite: Option<bool>,
    /// The points of its writer for all that has been read.
    pub points: u32,
    /// Those of them that are for this answer.
    pub gained: u32,
}

/// The row of the answer at a place.
pub fn answer_row(table: &SheetTable, place: AnswerPlace) -> AnswerRow {
    let (heard, no_vote) = (table.heard_at(place), table.poll().is_none());
    let mark = |heard: &HeardAnswer| ShownMark {
        symbol: heard.mark.symbol(),
        text: heard.mark.text(table, place.line),
    };
    let first = table.heard().iter().find(|heard| heard.place.line == place.line && heard.can_be_compared);
    AnswerRow {
        text: heard.map(|heard| heard.text.clone()),
        mark: heard.map(mark),
        slug: heard.map_or("unread", |heard| heard.mark.slug()),
        is_next: table.next() == Some(place),
        can_challenge: no_vote && heard.is_some_and(|heard| !heard.grounds.is_empty()),
        can_compare: no_vote && heard.is_some_and(|heard| heard.can_be_compared),
        is_tab_stop: no_vote && first.is_some_and(|heard| heard.place == place),
        favourite: heard
            .filter(|heard| heard.mark != AnswerMark::Empty)
            .map(|_| table.favourite(place.line) == Some(place.seat)),
        points: points_read(table.heard(), place.seat),
        gained: heard.map_or(0, |heard| heard.mark.points().into()),
    }
}

/// The points of a seat for answers that were read.
pub fn points_read(heard: &[HeardAnswer], seat: Seat) -> u32 {
    let heard = heard.iter().filter(|heard| heard.place.seat == seat);
    heard.map(|heard| u32::from(heard.mark.points())).sum()
}

/// What to do next after answers were selected to be compared; `None` if none was. `allowed`: whether the table may vote
/// on whether these answers are the same.
pub fn compare_sentence(
    table: &SheetTable,
    selected: &[AnswerPlace],
    allowed: impl Fn(&[AnswerPlace]) -> bool,
) -> Option<&'static str> {
    let [one] = selected else {
        return (!selected.is_empty()).then_some("The table will vote on it.");
    };
    let on_line = table.heard().iter().map(|heard| heard.place).filter(|place| place.line == one.line);
    Some(if on_line.into_iter().any(|other| other != *one && allowed(&[*one, other])) {
        "Is another answer the same? Press “Compare” there, too."
    } else {
        "Is an answer in another category the same? Press its number, then “Compare” there."
    })
}

/// The selected answers that can be compared.
pub fn comparable(table: &SheetTable, chosen: &[AnswerPlace]) -> Vec<AnswerPlace> {
    let can = |place: &&AnswerPlace| table.heard_at(**place).is_some_and(|heard| heard.can_be_compared);
    chosen.iter().filter(can).copied().collect()
}

/// The line that the reading shows. `back` is set when somebody goes back: how many answers had been read then, and the
/// line. After the next answer the current line is shown again.
pub fn shown_line(table: &SheetTable, back: Option<(usize, u8)>) -> u8 {
    match back {
        Some((heard_count, line)) if heard_count == table.heard().len() => line,
        Some(_) | None => table.line(),
    }
}

/// Pairs that are only a little similar, with what is read of them: the table decides whether to vote on them (PG-66, SC-R14).
pub fn similar_pairs(table: &SheetTable) -> Vec<([AnswerPlace; 2], [String; 2])> {
    let Some(OpenPhaseView::Reading { hints, .. }) = table.phase() else { return Vec::new() };
    hints.iter().map(|hint| (hint.places, hint.places.map(|place| read_back(table, place)))).collect()
}

/// What the large button of a reading does next, and what the sentence beside it says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingPrompt {
    /// Nothing of this category was read yet.
    Category(u8),
    /// Some answers to this category were read; they can be challenged.
    Challenge(u8),
    /// All answers to this category are read, and the category with this number goes around (PG-R60, SC-R30).
    GoOn(u8),
    /// All answers are read.
    Done,
    /// All answers are read, and the game ends with the score.
    Over,
}

impl ReadingPrompt {
    /// The text of the large button.
    pub fn button(self) -> String {
        match self {
            ReadingPrompt::Category(line) => format!("Read number {line}"),
            ReadingPrompt::Challenge(line) => format!("Read the rest of number {line}"),
            ReadingPrompt::GoOn(line) => format!("Go on to number {line}"),
            ReadingPrompt::Done => "See the score".to_owned(),
            ReadingPrompt::Over => SEE_WHO_WON.to_owned(),
        }
    }
}

/// The button with which a game ends.
pub const SEE_WHO_WON: &str = "See who won";

/// The next answer of a category that somebody has answered. The categories before it are read with it (SC-R35, PG-R66).
fn next_answered(table: &SheetTable) -> Option<AnswerPlace> {
    let next = table.next()?;
    let last = table.last_line();
    let line = (next.line..=last).find(|line| !table.unanswered().contains(line))?;
    // A category that is not begun is read from the first seat on.
    Some(if line == next.line { next } else { AnswerPlace { seat: Seat(0), line } })
}

/// What comes next in a reading.
pub fn reading_prompt(table: &SheetTable) -> ReadingPrompt {
    let Some(AnswerPlace { line, .. }) = next_answered(table) else {
        let score = if table.is_last_round { ReadingPrompt::Over } else { ReadingPrompt::Done };
        return table.next_line().map_or(score, ReadingPrompt::GoOn);
    };
    let is_new = table.heard().last().map(|last| last.place.line) != Some(line);
    if is_new { ReadingPrompt::Category(line) } else { ReadingPrompt::Challenge(line) }
}

/// The categories that nobody answered, in a sentence: `Nobody answered numbers 4, 7 and 9.`
pub fn nobody_answered(lines: &[u8]) -> Option<String> {
    let numbers = agreeing(lines.len(), "number", "numbers");
    (!lines.is_empty()).then(|| format!("Nobody answered {numbers} {}.", listed(lines)))
}

/// The text of the quiet button that reads only the next answer; `None` when all were read.
pub fn next_answer_button(table: &SheetTable) -> Option<String> {
    let next = next_answered(table)?;
    let is_here = table.people.iter().any(|writer| writer.seat == next.seat && writer.here);
    let name = table.name(next.seat);
    Some(if is_here {
        format!("Only {name}’s answer")
    } else {
        format!("Only the answer of {name}, who left")
    })
}

/// The line of the next answer, while nobody has to vote first.
pub fn line_to_read(table: &SheetTable) -> Option<u8> {
    if table.poll().is_some() { None } else { table.next().map(|place| place.line) }
}

/// The round and the line of the answer that was read last. What is decided about a line is decided before the next one is read.
pub fn line_read(table: &SheetTable) -> (u32, u8) {
    (table.round, table.line())
}

/// Whether the next answer is nobody's: then the same press reads on.
pub fn is_unanswered(table: &SheetTable) -> bool {
    line_to_read(table).is_some_and(|line| table.unanswered().contains(&line))
}

/// How many of the answers of a line that were read count; `None` if none was read.
pub fn line_summary(table: &SheetTable, line: u8) -> Option<String> {
    let on_line = || table.heard().iter().filter(|heard| heard.place.line == line);
    let all = on_line().count();
    (all > 0).then(|| count_of(on_line().filter(|heard| heard.mark.stands()).count(), all))
}

/// How many answers count: `2 of 4 count`.
pub(super) fn count_of(standing: usize, all: usize) -> String {
    format!("{standing} of {all} {}", agreeing(standing, "counts", "count"))
}

/// A ground of a challenge and what follows, for people who choose one.
pub fn ground_texts(ground: Ground) -> (&'static str, &'static str) {
    match ground {
        Ground::Fit => ("It does not fit", "If struck, it gets no points."),
        Ground::Proper => ("It is not a name", "If struck, its first word must begin with the letter."),
        Ground::Title => ("Title or not", "In a title only the first word may begin with the letter."),
    }
}
