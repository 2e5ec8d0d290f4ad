//! Scattergories as the sheets know it: what its table looks like, and what pressing something on a sheet does.

mod remark;
mod seen;

pub(super) use seen::{face, mark, pawn};

use crate::ui::prelude::*;

use super::{about, die, kinds::kind};
use crate::{
    rules::scattergories::{Action, Entry, Event, Ground, LINES, Scattergories, Sheet, View},
    ui::sheets::{Deed, Doubt, Pad, Played, Round, Spot, WordRules},
};

impl WordRules for Scattergories {
    const LINES: usize = LINES;

    fn round(view: &View) -> Round {
        seen::round(view)
    }

    fn action(deed: &Deed, pad: Pad) -> Option<Action> {
        Some(match deed {
            Deed::Begin => Action::Begin,
            Deed::TimeUp => Action::TimeUp,
            Deed::HandIn => Action::HandIn(Box::new(untrack(|| sheet(pad)))),
            Deed::EnterPoints(points) => {
                let row = |row: &Vec<u8>| row.as_slice().try_into().ok();
                Action::EnterPoints(points.iter().map(row).collect::<Option<_>>()?)
            }
            Deed::Appeal(spot) => Action::Appeal(spot.place()?.line),
            Deed::Next => Action::Next,
            Deed::Liken(spots) => Action::Liken(spots.iter().filter_map(|spot| spot.place()).collect()),
            Deed::Challenge(spot, doubt) => {
                Action::Challenge { place: spot.place()?, ground: ground(*doubt) }
            }
            Deed::Vote(ballot) => Action::Vote(*ballot),
            Deed::Count => Action::Count,
            Deed::Drop => Action::Drop,
        })
    }

    fn counted(event: &Event) -> bool {
        matches!(event, Event::Counted { .. } | Event::Dropped)
    }

    fn remark(game: Played<Self>, line: u8) -> Html {
        remark::remark(game, line)
    }

    fn dice(view: &View) -> Html {
        die::dice(view)
    }

    fn about(game: Played<Self>, spot: Spot) -> Html {
        about::about(game, spot)
    }

    fn aside(game: Played<Self>) -> Html {
        about::several(game)
    }
}

/// What stands on the pad; follows it.
fn sheet(pad: Pad) -> Sheet {
    let mut texts = (1..).zip(pad.texts.get());
    std::array::from_fn(|_| {
        let (line, text) = texts.next().unwrap_or_default();
        Entry { text, kind: kind(pad, line) }
    })
}

/// What the rules call a ground.
fn ground(doubt: Doubt) -> Ground {
    match doubt {
        Doubt::Fit => Ground::Fit,
        Doubt::Proper => Ground::Proper,
        Doubt::Title => Ground::Title,
    }
}
