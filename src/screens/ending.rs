//! The ranking at the end of a game.

use std::cmp::Reverse;

use crate::rules::{name::Name, piecepack::Suit};

/// A player in the ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
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

/// Ranks all players, best first. Players with equal scores stay in seat order.
pub fn ranked<Score: Ord + Copy>(
    people: impl Iterator<Item = (Score, Name, Option<Suit>, String)>,
) -> Vec<Ranked> {
    let mut people: Vec<_> = people.collect();
    people.sort_by_key(|(score, ..)| Reverse(*score));
    let scores: Vec<Score> = people.iter().map(|(score, ..)| *score).collect();
    let place = |score: Score| 1 + scores.iter().filter(|other| **other > score).count();
    let rank = |(score, name, suit, result): (Score, Name, Option<Suit>, String)| Ranked {
        place: place(score),
        pawn: suit.map(|suit| (suit, name.initial())),
        name: name.to_string(),
        result,
    };
    people.into_iter().map(rank).collect()
}

/// The players at a place.
pub fn at_place(ranked: &[Ranked], place: usize) -> Vec<&Ranked> {
    ranked.iter().filter(|ranked| ranked.place == place).collect()
}

/// The names on a step of the podium. If there are too many, the rest is only counted.
pub fn step_names(on_step: &[&Ranked]) -> String {
    /// The number of names that fit.
    const MAX: usize = 3;
    let names: Vec<&str> = on_step.iter().take(MAX).map(|ranked| ranked.name.as_str()).collect();
    match (on_step.len().saturating_sub(MAX), names.split_last()) {
        (0, Some((last, []))) => (*last).to_owned(),
        (0, Some((last, before))) => format!("{} and {last}", before.join(", ")),
        (more, _) => format!("{} and {more} more", names.join(", ")),
    }
}
