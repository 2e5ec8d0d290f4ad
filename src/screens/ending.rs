//! Who stands where at the end of a game.

use std::cmp::Reverse;

use crate::rules::{name::Name, piecepack::Suit};

/// Somebody at the end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ranked {
    /// Their place: 1 for whoever won. Equals share one, and the next places are left out.
    pub place: usize,
    /// What they are called.
    pub name: String,
    /// Their pawn.
    pub pawn: Option<(Suit, String)>,
    /// What they have, for example "3 cards"; nothing where a table says so.
    pub result: String,
}

/// Everybody by how good they were, best first. Equals stay in the order of their seats.
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

/// Those of one place.
pub fn at_place(ranked: &[Ranked], place: usize) -> Vec<&Ranked> {
    ranked.iter().filter(|ranked| ranked.place == place).collect()
}

/// The names on one step of the podium. Of many, some are only counted.
pub fn step_names(on_step: &[&Ranked]) -> String {
    /// So many names fit.
    const FEW: usize = 3;
    let names: Vec<&str> = on_step.iter().take(FEW).map(|ranked| ranked.name.as_str()).collect();
    match (on_step.len().saturating_sub(FEW), names.split_last()) {
        (0, Some((last, []))) => (*last).to_owned(),
        (0, Some((last, before))) => format!("{} and {last}", before.join(", ")),
        (more, _) => format!("{} and {more} more", names.join(", ")),
    }
}
