//! The best moments of a game of Clear! or Rememory, for the end of the game.

use crate::rules::{Seat, clear, rememory};

/// A player's best moment, in two lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameMoment {
    /// What was best: `19 points in one deal`.
    pub what: String,
    /// Who did it: `Ana, in deal 3`, or only `Ana`.
    pub who: String,
}

/// The best deal and the most Fours of a game of Clear!. Of equal ones, the first.
pub fn of_clear(view: &clear::View) -> Vec<GameMoment> {
    let name = |seat: usize| view.people.get(seat).map(|person| person.name.to_string()).unwrap_or_default();
    let deals = (1..).zip(&view.sheet).flat_map(|(deal, score)| {
        score.parts.iter().enumerate().map(move |(seat, parts)| (parts.total(), deal, seat))
    });
    let best = maximum(deals).filter(|(points, ..)| *points > 0).map(|(points, deal, seat)| GameMoment {
        what: format!("{points} points in one deal"),
        who: format!("{}, in deal {deal}", name(seat)),
    });
    let fours = (0..view.people.len()).map(|seat| {
        let fours = view.sheet.iter().filter_map(|score| score.parts.get(seat));
        (fours.map(|parts| u32::from(parts.four_points / clear::FOUR_POINTS)).sum::<u32>(), 0, seat)
    });
    let fours = maximum(fours).filter(|(fours, ..)| *fours > 1);
    let fours =
        fours.map(|(fours, _, seat)| GameMoment { what: format!("{fours} times Four!"), who: name(seat) });
    best.into_iter().chain(fours).collect()
}

/// The turn of a game of Rememory with the most tiles found, if these are at least two.
pub fn of_rememory<'a>(
    view: &rememory::View,
    events: impl Iterator<Item = &'a rememory::Event>,
) -> Option<GameMoment> {
    let (mut found, mut best) = (0, (0, Seat(0)));
    for event in events {
        if let rememory::Event::Hit { by, .. } = event {
            found += 1;
            if found > best.0 {
                best = (found, *by);
            }
        } else if matches!(event, rememory::Event::Turn { .. }) {
            found = 0;
        }
    }
    let (found, by) = best;
    let name = view.people.get(by.index())?.name.to_string();
    (found > 1).then(|| GameMoment { what: format!("{found} tiles in one turn"), who: name })
}

/// The element with the largest first number; of equal ones, the first.
fn maximum(all: impl Iterator<Item = (u32, usize, usize)>) -> Option<(u32, usize, usize)> {
    all.reduce(|best, next| if next.0 > best.0 { next } else { best })
}
