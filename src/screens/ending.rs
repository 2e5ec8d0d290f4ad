//! The end of a game: the ranking.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::names::{NAMED, first_names, listed_briefly};
use crate::rules::{name::Name, piecepack::Suit};

/// A player in the ranking.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked {
    /// Their place: 1 for the winner. Players with equal scores share a place, and the next places are skipped.
    pub place: usize,
    /// Their name.
    pub name: String,
    /// Their pawn.
    pub pawn: Option<(Suit, String)>,
    /// Their result, for example "3 cards"; empty if it is shown elsewhere.
    pub result: String,
}

/// How many winners share the large letters, as the name in style sheets.
pub fn sharing(winners: usize) -> &'static str {
    match winners {
        0..=1 => "one",
        2..=4 => "some",
        _ => "many",
    }
}

/// Ranks all players, best first. Players with equal scores stay in seat order.
pub fn ranked<Score: Ord + Copy>(
    people: impl Iterator<Item = (Score, Name, Option<Suit>, String)>,
) -> Vec<Ranked> {
    let mut people: Vec<_> = people.collect();
    people.sort_by_key(|(score, ..)| Reverse(*score));
    let scores: Vec<Score> = people.iter().map(|(score, ..)| *score).collect();
    let rank = |(score, name, suit, result): (Score, Name, Option<Suit>, String)| Ranked {
        place: place(&score, &scores),
        pawn: suit.map(|suit| (suit, name.initial())),
        name: name.to_string(),
        result,
    };
    people.into_iter().map(rank).collect()
}

/// The place of somebody with this score among all. A greater score is better.
pub(super) fn place<Score: Ord>(score: &Score, all: &[Score]) -> usize {
    1 + all.iter().filter(|other| *other > score).count()
}

/// The players at a place.
pub fn at_place(ranked: &[Ranked], place: usize) -> Vec<&Ranked> {
    ranked.iter().filter(|ranked| ranked.place == place).collect()
}

/// The names on a step of the podium.
pub fn podium_names(on_step: &[&Ranked]) -> String {
    listed_briefly(&on_step.iter().map(|ranked| ranked.name.as_str()).collect::<Vec<_>>())
}

/// Those whom the podium does not name: who came fourth or later, and of many on one step those who are only counted there.
pub fn beyond_podium(ranked: &[Ranked]) -> Vec<&Ranked> {
    let counted = (1..=3).flat_map(|place| {
        let on_step = at_place(ranked, place);
        let named = first_names(&on_step, NAMED).0.len();
        on_step.into_iter().skip(named)
    });
    counted.chain(ranked.iter().filter(|ranked| ranked.place > 3)).collect()
}

/// How equal winners have won, after their names: `wins with 12 points`, or `win together with 12 points each`.
pub(super) fn won_with(winners: usize, what: &str) -> String {
    match winners {
        1 => format!("wins with {what}"),
        _ => format!("win together with {what} each"),
    }
}
