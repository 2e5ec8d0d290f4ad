//! The history of all games played here: who played and won how often, as a table and as CSV, and how to forget a person.

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

/// What is shown of all results. The lists are bounded, so that a long history opens quickly.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// Those who played most, without computer players.
    pub people: Vec<PersonTotals>,
    /// How many more people there are.
    pub more_people: usize,
    /// The best moments of the latest games, each with the name of its game, the latest first.
    pub moments: Vec<BestMoment>,
}

impl History {
    /// The most people that are listed.
    pub const MAX_PEOPLE: usize = 50;
    /// The most moments that are listed.
    pub const MAX_MOMENTS: usize = 12;

    /// The history in one pass.
    pub fn of(results: &Results) -> Self {
        let mut totals: BTreeMap<String, PersonTotals> = BTreeMap::new();
        for game in &results.all {
            let kind = Kind::ALL.iter().position(|kind| *kind == game.kind).unwrap_or_default();
            for person in game.people.iter().filter(|person| !person.computer) {
                let Some(name) = &person.name else { continue };
                let person_totals = totals.entry(name.comparison_key()).or_insert_with(|| PersonTotals {
                    name: name.clone(),
                    games: Default::default(),
                    played: 0,
                    won: 0,
                });
                let won = u32::from(game.is_won_by(person));
                let (games_played, games_won) = &mut person_totals.games[kind];
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
        let moments = results.all.iter().rev().flat_map(|game| {
            game.moments.iter().map(|BestMoment { title, story }| {
                BestMoment::new(title.as_str(), format!("{story} ({})", game.kind.short()))
            })
        });
        Self { people, more_people, moments: moments.take(Self::MAX_MOMENTS).collect() }
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

/// What to do with a stored result to forget a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Forgotten {
    /// It does not name them.
    Unchanged,
    /// Store this instead.
    Changed(GameResult),
    /// Delete it: no other person has a name in it, or it is damaged and names them.
    Deleted,
}

/// Forgets a person in the text of a stored result. Places and scores of the others stay. Moments that contain the name as a
/// whole word are removed.
pub fn forget(text: &str, person: &Name) -> Forgotten {
    let key = person.comparison_key();
    let Ok(mut result) = GameResult::read(text) else {
        // The name as JSON without its closing quote, because the text may be cut off right after it.
        let quoted = serde_json::to_string(person).unwrap_or_default();
        let is_named = contains_name(text, quoted.trim_end_matches('"'));
        return if is_named { Forgotten::Deleted } else { Forgotten::Unchanged };
    };
    let mut spellings = vec![person.as_str().to_owned()];
    for finisher in result.people.iter_mut().filter(|finisher| !finisher.computer) {
        if let Some(name) = finisher.name.take_if(|name| name.comparison_key() == key) {
            spellings.push(name.as_str().to_owned());
        }
    }
    let moments = result.moments.len();
    result.moments.retain(|BestMoment { title, story }| {
        !spellings.iter().any(|name| contains_name(title, name) || contains_name(story, name))
    });
    if spellings.len() == 1 && result.moments.len() == moments {
        Forgotten::Unchanged
    } else if result.people.iter().any(|finisher| finisher.name.is_some() && !finisher.computer) {
        Forgotten::Changed(result)
    } else {
        Forgotten::Deleted
    }
}

/// Whether a text contains a name, and not only as a part of a longer word: “Ann” is not in “Anna”.
fn contains_name(text: &str, name: &str) -> bool {
    let ends_word = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + name.len()..]);
        ends_word(before.chars().next_back()) && ends_word(after.chars().next())
    })
}
