//! The history of all games played here: who played and won how often, records, the best answers, and all results as CSV.

use std::{cmp::Reverse, collections::BTreeMap};

use super::{BestMoment, GameResult, Results};
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

/// The moments that can be records: the game, and the words after the number in the title. In other titles, such as the answer
/// “7 Up”, the number does not count anything.
const RECORDS: [(Kind, &str); 6] = [
    (Kind::Clear, "points in one deal"),
    (Kind::Clear, "times Four!"),
    (Kind::Rememory, "tiles in one turn"),
    (Kind::Blank, "cards at once"),
    (Kind::Blank, "cards in one hand"),
    (Kind::Blank, "Penalties"),
];

/// What is shown of all results. The lists are bounded, so that a long history opens quickly.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// Those who played most, without computer players.
    pub people: Vec<PersonTotals>,
    /// How many more people there are.
    pub more_people: usize,
    /// The best moments of the latest games, each with the name of its game, the latest first.
    pub moments: Vec<BestMoment>,
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
        let moments = moments(results).map(|(game, BestMoment { title, story })| {
            BestMoment::new(title.as_str(), format!("{story} ({})", game.kind.short()))
        });
        Self {
            people,
            more_people,
            moments: moments.take(Self::MAX_MOMENTS).collect(),
            records: records(results),
            answers: best_answers(results),
            games: results.all.iter().rev().take(Self::MAX_GAMES).cloned().collect(),
        }
    }
}

/// All moments, the latest first.
fn moments(results: &Results) -> impl Iterator<Item = (&GameResult, &BestMoment)> {
    results.all.iter().rev().flat_map(|game| game.moments.iter().map(move |moment| (game, moment)))
}

/// The best moment of each of [`RECORDS`], if there is one.
fn records(results: &Results) -> Vec<DatedMoment> {
    let mut best = [None::<(u32, (&GameResult, &BestMoment))>; RECORDS.len()];
    for (game, moment) in moments(results) {
        let Some((amount, counted)) = moment.title.split_once(' ') else { continue };
        let (Some(index), Ok(amount)) =
            (RECORDS.iter().position(|record| *record == (game.kind, counted)), amount.parse())
        else {
            continue;
        };
        if best[index].is_none_or(|(most, _)| amount >= most) {
            best[index] = Some((amount, (game, moment)));
        }
    }
    best.into_iter().flatten().map(|(_, moment)| DatedMoment::of(moment)).collect()
}

/// The best answers of the word games.
fn best_answers(results: &Results) -> Vec<DatedMoment> {
    let answers =
        moments(results).filter(|(game, _)| matches!(game.kind, Kind::Pieceagories | Kind::Scattergories));
    let mut answers: Vec<_> =
        answers.filter_map(|(game, moment)| Some((worth(&moment.story)?, (game, moment)))).collect();
    answers.sort_by_key(|(worth, _)| Reverse(*worth));
    answers.truncate(History::MAX_ANSWERS);
    answers.into_iter().map(|(_, moment)| DatedMoment::of(moment)).collect()
}

/// The points of an answer, by its story: `Ana, worth two for “Fruit”`. The only answer that counted is worth
/// one point. `None` if the answer did not count.
fn worth(story: &str) -> Option<u32> {
    if story.contains(" had the only answer that counted for “") {
        return Some(1);
    }
    let (points, _) = story.split_once(", worth ")?.1.split_once(" for “")?;
    match points {
        "two" => Some(2),
        "three" => Some(3),
        points => points.parse().ok(),
    }
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
