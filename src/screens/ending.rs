//! The end of a game: the ranking, and the best moments of Clear! and Rememory.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::names::first_names;
use crate::{
    evening::BestMoment,
    rules::{Seat, clear, name::Name, piecepack::Suit, rememory},
};

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

/// The names on a step of the podium.
pub fn podium_names(on_step: &[&Ranked]) -> String {
    listed(&on_step.iter().map(|ranked| ranked.name.as_str()).collect::<Vec<_>>())
}

/// Names in a row: `Ana, Bo and Cy`. If there are too many, the rest is only counted.
pub fn listed(all: &[&str]) -> String {
    /// The number of names that fit, beside "and 2 more".
    const MAX: usize = 3;
    let (names, more) = first_names(all, MAX);
    match (more, names.split_last()) {
        (0, Some((last, []))) => (*last).to_owned(),
        (0, Some((last, before))) => format!("{} and {last}", before.join(", ")),
        (more, _) => format!("{} and {more} more", names.join(", ")),
    }
}

/// The best moments of a game of Clear!: the most points of a player in one deal, and the most Fours of a
/// player. A number below two is left out. If several players are equal, all are named.
pub fn of_clear(view: &clear::View) -> Vec<BestMoment> {
    let seats = 0..view.people.len();
    let deals = (1..).zip(&view.sheet).flat_map(|(deal, score)| {
        score.parts.iter().enumerate().map(move |(seat, parts)| (parts.total(), deal, seat))
    });
    let (points, best_deals) = highest(deals);
    let deal = best_deals.first().map(|(deal, _)| *deal);
    let deal = deal.filter(|deal| best_deals.iter().all(|(other, _)| other == deal));
    let fours = seats.map(|seat| {
        let fours = view.sheet.iter().filter_map(|score| score.parts.get(seat));
        (fours.map(clear::ScoreParts::fours).sum::<u32>(), 0, seat)
    });
    let (times, best_callers) = highest(fours);
    let who = names_of(view, &best_deals);
    let best = (points > 1).then_some(BestMoment::DealPoints { points, deal, who });
    let fours = (times > 1).then(|| BestMoment::Fours { times, who: names_of(view, &best_callers) });
    best.into_iter().chain(fours).collect()
}

/// The names of the players of these results, each once.
fn names_of(view: &clear::View, results: &[(u32, usize)]) -> Vec<String> {
    let people = view.people.iter().enumerate();
    let named = people.filter(|(seat, _)| results.iter().any(|(_, other)| other == seat));
    named.map(|(_, person)| person.name.to_string()).collect()
}

/// The turn of a game of Rememory with the most tiles found, if these are at least two.
pub fn of_rememory<'a>(
    view: &rememory::View,
    events: impl Iterator<Item = &'a rememory::Event>,
) -> Option<BestMoment> {
    let (mut found, mut best) = (0, (0, Seat(0)));
    for event in events {
        if let rememory::Event::Hit { by, .. } = event {
            found += 1;
            if found > best.0 {
                best = (found, *by);
            }
        } else if matches!(event, rememory::Event::TurnBegins { .. }) {
            found = 0;
        }
    }
    let (tiles, by) = best;
    let who = view.people.get(by.index())?.name.to_string();
    (tiles > 1).then_some(BestMoment::TurnTiles { tiles, who })
}

/// The largest first number, and the rest of all results that have it.
fn highest(results: impl Iterator<Item = (u32, u32, usize)>) -> (u32, Vec<(u32, usize)>) {
    let (mut most, mut found) = (0, Vec::new());
    for (number, deal, seat) in results {
        if number > most {
            (most, found) = (number, Vec::new());
        }
        if number == most {
            found.push((deal, seat));
        }
    }
    (most, found)
}
