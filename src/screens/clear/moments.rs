//! The best moments of a game of Clear!.

use crate::{
    evening::BestMoment,
    rules::clear::{ScoreParts, View},
};

/// The best moments of a game of Clear!: the most points of a player in one deal, and the most Fours of a
/// player. A number below two is left out. If several players are equal, all are named.
pub fn best_moments(view: &View) -> Vec<BestMoment> {
    let seats = 0..view.people.len();
    let deals = (1..).zip(&view.sheet).flat_map(|(deal, score)| {
        score.parts.iter().enumerate().map(move |(seat, parts)| (parts.total(), deal, seat))
    });
    let (points, best_deals) = highest(deals);
    let deal = best_deals.first().map(|(deal, _)| *deal);
    let deal = deal.filter(|deal| best_deals.iter().all(|(other, _)| other == deal));
    let fours = seats.map(|seat| {
        let fours = view.sheet.iter().filter_map(|score| score.parts.get(seat));
        // They are of all deals together, so the number of the deal is not looked at.
        (fours.map(ScoreParts::fours).sum::<u32>(), 0, seat)
    });
    let (times, best_callers) = highest(fours);
    let who = names_of(view, &best_deals);
    let best = (points > 1).then_some(BestMoment::DealPoints { points, deal, who });
    let fours = (times > 1).then(|| BestMoment::Fours { times, who: names_of(view, &best_callers) });
    best.into_iter().chain(fours).collect()
}

/// The names of the players of these results, each once.
fn names_of(view: &View, results: &[(u32, usize)]) -> Vec<String> {
    let people = view.people.iter().enumerate();
    let named = people.filter(|(seat, _)| results.iter().any(|(_, other)| other == seat));
    named.map(|(_, person)| person.name.to_string()).collect()
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
