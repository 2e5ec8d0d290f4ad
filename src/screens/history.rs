//! The tables of the history: records, the best answers and the latest games.

use super::{
    moments::{MomentText, told},
    names::listed_briefly,
};
use crate::{
    daily::Date,
    evening::{DatedMoment, GameResult, History},
    rules::name::Name,
    wording::plural,
};

/// A table of texts. The first cell of a row is its head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextTable {
    /// What it is about.
    pub caption: &'static str,
    /// The headers of the columns.
    pub headers: Vec<&'static str>,
    /// The rows, each as long as the headers.
    pub rows: Vec<Vec<String>>,
}

/// That the history shows only some people; `None` if it shows all.
pub fn more_people(more: usize) -> Option<String> {
    let sentence =
        || plural(more, "One more person is in the CSV file.", "# more people are in the CSV file.");
    (more > 0).then(sentence)
}

/// The choice to delete the saved games of somebody who is forgotten.
pub fn also_delete(games: usize) -> String {
    plural(
        games,
        "Also delete the saved game in which they play.",
        "Also delete the # saved games in which they play.",
    )
}

/// The tables that have rows.
pub fn tables(history: &History) -> Vec<TextTable> {
    let moments = |caption, head, moments: &[DatedMoment]| TextTable {
        caption,
        headers: vec![head, "Who", "Game", "Date"],
        rows: moments.iter().map(moment_row).collect(),
    };
    let games = TextTable {
        caption: "Latest games",
        headers: vec!["Game", "Winner", "Date"],
        rows: history.games.iter().map(game_row).collect(),
    };
    let all = [
        moments("Records", "Record", &history.records),
        moments("Best answers", "Answer", &history.answers),
        games,
    ];
    all.into_iter().filter(|table| !table.rows.is_empty()).collect()
}

fn moment_row(DatedMoment { kind, date, moment }: &DatedMoment) -> Vec<String> {
    let MomentText { title, story } = told(moment);
    vec![title, story.to_string(), kind.title().to_owned(), day(date)]
}

fn game_row(game: &GameResult) -> Vec<String> {
    let winners = game.people.iter().filter(|person| person.place == 1);
    let names: Vec<&str> = winners.filter_map(|person| person.name.as_ref()).map(Name::as_str).collect();
    let winner = match names.as_slice() {
        [] => "–".to_owned(),
        [name] if !game.is_contest() => format!("{name} alone"),
        names => listed_briefly(names),
    };
    vec![game.kind.title().to_owned(), winner, day(&game.date)]
}

/// The day of a date with a time: `2026-11-24 21:00` is `24 November 2026`. What cannot be read stays as it is.
fn day(date: &str) -> String {
    let day = date.split(' ').next().and_then(Date::of_key);
    day.map_or_else(|| date.to_owned(), |day| day.to_string())
}
