//! The best moment of a game of Rememory.

use crate::{
    evening::BestMoment,
    rules::{
        Seat,
        rememory::{Event, View},
    },
};

/// The turn of a game of Rememory with the most tiles found, if these are at least two.
pub fn best_moment<'a>(view: &View, events: impl Iterator<Item = &'a Event>) -> Option<BestMoment> {
    let (mut found, mut best) = (0, (0, Seat(0)));
    for event in events {
        if let Event::Hit { by, .. } = event {
            found += 1;
            if found > best.0 {
                best = (found, *by);
            }
        } else if matches!(event, Event::TurnBegins { .. }) {
            found = 0;
        }
    }
    let (tiles, by) = best;
    let who = view.people.get(by.index())?.name.to_string();
    (tiles > 1).then_some(BestMoment::TurnTiles { tiles, who })
}
