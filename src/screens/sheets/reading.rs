//! The reading: the answers of a line, what comes next, and what people may want to compare.

use super::{ShownMark, WordTable};
use crate::rules::{
    Seat,
    sheets::{AnyAnswerPlace, Ground, HeardAnswer, SheetStage},
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
    /// Whether it can be selected for comparison.
    pub can_compare: bool,
    /// Whether Tab stops here: at the first row of the line that can be selected.
    pub is_tab_stop: bool,
    /// The points of its writer for all that has been read.
    pub points: u32,
}

/// The row of the answer at a place.
pub fn answer_row(table: &WordTable, place: AnyAnswerPlace) -> AnswerRow {
    let heard = table.heard_at(place);
    let mark = |heard: &HeardAnswer| ShownMark {
        symbol: heard.mark.symbol(),
        text: heard.mark.text(table, place.line),
    };
    let first = table.heard().iter().find(|heard| heard.place.line == place.line && heard.mark.comparable());
    AnswerRow {
        text: heard.map(|heard| heard.text.clone()),
        mark: heard.map(mark),
        slug: heard.map_or("unread", |heard| heard.mark.slug()),
        is_next: table.next() == Some(place),
        can_challenge: heard.is_some_and(|heard| !heard.grounds.is_empty()),
        can_compare: heard.is_some_and(|heard| heard.mark.comparable()),
        is_tab_stop: first.is_some_and(|heard| heard.place == place),
        points: points_so_far(table, place.seat),
    }
}

fn points_so_far(table: &WordTable, seat: Seat) -> u32 {
    let heard = table.heard().iter().filter(|heard| heard.place.seat == seat);
    heard.map(|heard| u32::from(heard.mark.points())).sum()
}

/// What to do next after this number of answers was selected to be compared; `None` if none was.
pub fn compare_sentence(selected: usize) -> Option<&'static str> {
    match selected {
        0 => None,
        1 => Some("Now press “Compare” at the other answer."),
        _ => Some("The table will vote on it."),
    }
}

/// The selected answers that can be compared.
pub fn comparable(table: &WordTable, chosen: &[AnyAnswerPlace]) -> Vec<AnyAnswerPlace> {
    let can = |place: &&AnyAnswerPlace| table.heard_at(**place).is_some_and(|heard| heard.mark.comparable());
    chosen.iter().filter(can).copied().collect()
}

/// The line that the reading shows. `back` is set when somebody goes back: how many answers had been read then, and the
/// line. After the next answer the current line is shown again.
pub fn shown_line(table: &WordTable, back: Option<(usize, u8)>) -> u8 {
    match back {
        Some((heard_count, line)) if heard_count == table.heard().len() => line,
        Some(_) | None => table.line(),
    }
}

/// Pairs that are only a little similar, with their texts: the table decides whether to vote on them (PG-66, SC-R14).
pub fn similar_pairs(table: &WordTable) -> Vec<([AnyAnswerPlace; 2], [String; 2])> {
    let Some(SheetStage::Reading { hints, .. }) = table.stage() else { return Vec::new() };
    hints.iter().map(|hint| (hint.places, hint.places.map(|place| table.text(place)))).collect()
}

/// What the sentence beside the large button is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ReadingPrompt {
    /// The next answer is the first one to this category.
    Category(u8),
    /// Answers can be challenged.
    Challenge,
    /// All answers are read.
    Done,
}

/// What to do in the reading, and the text of the button to the next answer or the score.
pub fn reading_prompt(table: &WordTable) -> (ReadingPrompt, String) {
    let Some(next) = table.next() else { return (ReadingPrompt::Done, "See the score".to_owned()) };
    let is_new = table.heard().last().map(|last| last.place.line) != Some(next.line);
    let prompt = if is_new { ReadingPrompt::Category(next.line) } else { ReadingPrompt::Challenge };
    let is_here = table.people.iter().any(|writer| writer.seat == next.seat && writer.here);
    let name = table.name(next.seat);
    (prompt, if is_here { format!("{name} reads") } else { format!("Read for {name}, who left") })
}

/// The line of the next answer, while nobody has to vote first.
pub fn line_to_read(table: &WordTable) -> Option<u8> {
    if table.poll().is_some() { None } else { table.next().map(|place| place.line) }
}

/// The answers of a line that were read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LineSummary {
    /// A symbol for each.
    pub symbols: String,
    /// How many count.
    pub standing: usize,
    /// How many there are.
    pub all: usize,
}

/// The answers of a line that were read.
pub fn line_summary(table: &WordTable, line: u8) -> LineSummary {
    let on_line = table.heard().iter().filter(|heard| heard.place.line == line);
    on_line.fold(LineSummary::default(), |LineSummary { symbols, standing, all }, heard| LineSummary {
        symbols: symbols + heard.mark.symbol(),
        standing: standing + usize::from(heard.mark.stands()),
        all: all + 1,
    })
}

/// A ground of a challenge and what follows, for people who choose one.
pub fn ground_texts(ground: Ground) -> (&'static str, &'static str) {
    match ground {
        Ground::Fit => ("It does not fit", "If struck, it gets no points."),
        Ground::Proper => ("It is not a name", "If struck, its first word must begin with the letter."),
        Ground::Title => ("Title or not", "In a title only the first word may begin with the letter."),
    }
}
