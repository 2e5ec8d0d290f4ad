//! The history of all games played here: who played and won how often, records, the best answers, and all results as CSV.

use std::{cmp::Reverse, collections::BTreeMap};

use super::{BestMoment, GameResult, RecordKind, Results};
use crate::{play::Kind, rules::name::Name};

/// What a person played and won.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonTotals {
    /// Their name.
    pub name: Name,
    /// Games played and games won, for each of [`Kind::ALL`].
    pub games: [(u32, u32); Kind::ALL.len()],
    /// All games played.
    pub played: u32,
    /// All games won.
    pub won: u32,
}

/// A moment, and the game it is from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatedMoment {
    /// Which game.
    pub kind: Kind,
    /// When that game ended, to be read by people.
    pub date: String,
    /// The moment.
    pub moment: BestMoment,
}

impl DatedMoment {
    fn of((game, moment): (&GameResult, &BestMoment)) -> Self {
        Self { kind: game.kind, date: game.date.clone(), moment: moment.clone() }
    }
}

/// What is shown of all results. The lists are bounded, so that a long history opens quickly.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// Those who played most, without computer players.
    pub people: Vec<PersonTotals>,
    /// How many more people there are.
    pub more_people: usize,
    /// The best moments of the latest games, the latest first.
    pub moments: Vec<DatedMoment>,
    /// For each record, the moment with the greatest number; of equal ones, the oldest.
    pub records: Vec<DatedMoment>,
    /// The answers of the word games that were worth most; of equal ones, the latest first.
    pub answers: Vec<DatedMoment>,
    /// The latest games, the latest first.
    pub games: Vec<GameResult>,
}

impl History {
    /// The most people that are listed.
    pub const MAX_PEOPLE: usize = 50;
    /// The most moments that are listed.
    pub const MAX_MOMENTS: usize = 12;
    /// The most answers that are listed.
    pub const MAX_ANSWERS: usize = 12;
    /// The most games that are listed.
    pub const MAX_GAMES: usize = 20;

    /// The history of all results.
    pub fn of(results: &Results) -> Self {
        let mut totals: BTreeMap<String, PersonTotals> = BTreeMap::new();
        for game in &results.all {
            let kind_index = Kind::ALL.iter().position(|kind| *kind == game.kind).unwrap_or_default();
            for person in game.people.iter().filter(|person| !person.computer) {
                let Some(name) = &person.name else { continue };
                let person_totals = totals.entry(name.comparison_key()).or_insert_with(|| PersonTotals {
                    name: name.clone(),
                    games: Default::default(),
                    played: 0,
                    won: 0,
                });
                let won = u32::from(game.is_won_by(person));
                let (games_played, games_won) = &mut person_totals.games[kind_index];
                *games_played += 1;
                *games_won += won;
                person_totals.played += 1;
                person_totals.won += won;
            }
        }
        let mut people: Vec<PersonTotals> = totals.into_values().collect();
        people.sort_by_key(|person| Reverse((person.played, person.won)));
        let more_people = people.len().saturating_sub(Self::MAX_PEOPLE);
        people.truncate(Self::MAX_PEOPLE);
        Self {
            people,
            more_people,
            moments: moments(results)
                .filter(|(_, moment)| moment.is_told())
                .take(Self::MAX_MOMENTS)
                .map(DatedMoment::of)
                .collect(),
            records: records(results),
            answers: best_answers(results),
            games: results.all.iter().rev().take(Self::MAX_GAMES).cloned().collect(),
        }
    }
}

/// All moments, the latest first.
fn moments(results: &Results) -> impl Iterator<Item = (&GameResult, &BestMoment)> {
    results.all.iter().rev().flat_map(|game| game.moments.known.iter().map(move |moment| (game, moment)))
}

/// The best moment of each kind of record, if there is one.
fn records(results: &Results) -> Vec<DatedMoment> {
    RecordKind::ALL.into_iter().filter_map(|kind| record(results, kind)).collect()
}

/// The moment with the greatest number; of equal ones the oldest, which comes last.
fn record(results: &Results, kind: RecordKind) -> Option<DatedMoment> {
    let number = |(_, moment): &(&GameResult, &BestMoment)| {
        moment.record().filter(|(other, _)| *other == kind).map(|(_, number)| number)
    };
    let counted = moments(results).filter_map(|moment| Some((number(&moment)?, moment)));
    counted.max_by_key(|(number, _)| *number).map(|(_, moment)| DatedMoment::of(moment))
}

/// The best answers of the word games.
fn best_answers(results: &Results) -> Vec<DatedMoment> {
    let mut answers: Vec<_> =
        moments(results).filter_map(|moment| Some((moment.1.answer_points()?, moment))).collect();
    answers.sort_by_key(|(points, _)| Reverse(*points));
    answers.truncate(History::MAX_ANSWERS);
    answers.into_iter().map(|(_, moment)| DatedMoment::of(moment)).collect()
}

/// All results as a table for spreadsheets: a row for each player of each game. It begins with a byte order mark, so that
/// spreadsheets read it as UTF-8.
pub fn csv(results: &Results) -> String {
    let mut out = "\u{feff}date,game,player,place,score,computer\r\n".to_owned();
    for game in &results.all {
        for person in &game.people {
            let name = person.name.as_ref().map_or("", Name::as_str);
            let computer = if person.computer { "yes" } else { "no" };
            out.push_str(&format!(
                "{},{},{},{},{},{computer}\r\n",
                cell(&game.date),
                cell(game.kind.title()),
                cell(name),
                person.place,
                person.score
            ));
        }
    }
    out
}

/// A quoted cell. An apostrophe keeps spreadsheets from running a text as a formula.
fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    format!("\"{}{}\"", if is_formula { "'" } else { "" }, text.replace('"', "\"\""))
}
