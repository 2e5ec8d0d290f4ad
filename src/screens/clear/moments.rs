//! The best moments of a game of Clear!.

use std::collections::BTreeSet;

use crate::{
    evening::BestMoment,
    rules::clear::{ScoreParts, View},
};

/// One point or one Four is nothing to remember.
const LEAST: u32 = 2;

/// The best moments of a game of Clear!: the most points of a player in one deal, and the most Fours of a
/// player. If several players are equal, all are named.
pub fn best_moments(view: &View) -> Vec<BestMoment> {
    let deals = (1..).zip(&view.sheet).flat_map(|(deal, score)| {
        score.parts.iter().enumerate().map(move |(seat, parts)| (parts.total(), (deal, seat)))
    });
    let (points, best_deals) = highest(deals);
    let first = best_deals.first().map(|(deal, _)| *deal);
    let only_deal = first.filter(|first| best_deals.iter().all(|(deal, _)| deal == first));
    let fours = (0..view.people.len()).map(|seat| {
        let fours = view.sheet.iter().filter_map(|score| score.parts.get(seat));
        (fours.map(ScoreParts::fours).sum::<u32>(), seat)
    });
    let (times, best_callers) = highest(fours);
    let who = names_of(view, best_deals.iter().map(|(_, seat)| *seat));
    let best = (points >= LEAST).then_some(BestMoment::DealPoints { points, deal: only_deal, who });
    let who = names_of(view, best_callers.into_iter());
    let fours = (times >= LEAST).then_some(BestMoment::Fours { times, who });
    best.into_iter().chain(fours).collect()
}

/// The names of the players of these seats, each once.
fn names_of(view: &View, seats: impl Iterator<Item = usize>) -> Vec<String> {
    let seats: BTreeSet<usize> = seats.collect();
    seats.into_iter().filter_map(|seat| view.people.get(seat)).map(|person| person.name.to_string()).collect()
}

/// The largest number, and everything that has it.
fn highest<T>(results: impl Iterator<Item = (u32, T)>) -> (u32, Vec<T>) {
    let (mut most, mut found) = (0, Vec::new());
    for (number, of) in results {
        if number > most {
            (most, found) = (number, Vec::new());
        }
        if number == most {
            found.push(of);
        }
    }
    (most, found)
}
