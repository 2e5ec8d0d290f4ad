//! Scattergories as a word game for the sheets.

mod remark;
mod seen;

pub(super) use seen::{face, mark, pawn};

use crate::ui::prelude::*;

use super::{about, die, kinds::kind};
use crate::{
    rules::scattergories::{Action, Entry, Event, LINES, Scattergories, Sheet, View},
    ui::sheets::{AnyPlace, Pad, Played, Round, SheetAction, WordRules},
};

impl WordRules for Scattergories {
    const LINES: usize = LINES;

    fn round(view: &View) -> Round {
        seen::round(view)
    }

    fn action(action: &SheetAction, pad: Pad) -> Option<Action> {
        Some(match action {
            SheetAction::Begin => Action::Begin,
            SheetAction::TimeUp => Action::TimeUp,
            SheetAction::HandIn => Action::HandIn(Box::new(untrack(|| sheet(pad)))),
            SheetAction::Answer(line) => Action::Answer(untrack(|| entry(pad, *line))),
            SheetAction::EnterPoints(points) => {
                let row = |row: &Vec<u8>| row.as_slice().try_into().ok();
                Action::EnterPoints(points.iter().map(row).collect::<Option<_>>()?)
            }
            SheetAction::Appeal(place) => Action::Appeal(place.place()?.line),
            SheetAction::Next => Action::Next,
            SheetAction::Join(places) => {
                Action::Join(places.iter().filter_map(|place| place.place()).collect())
            }
            SheetAction::Challenge(place, ground) => {
                Action::Challenge { place: place.place()?, ground: *ground }
            }
            SheetAction::Vote(ballot) => Action::Vote(*ballot),
            SheetAction::Unanimous(ballot) => Action::Unanimous(*ballot),
            SheetAction::Count => Action::Count,
            SheetAction::Drop => Action::Drop,
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

    fn about(game: Played<Self>, place: AnyPlace) -> Html {
        about::about(game, place)
    }

    fn aside(game: Played<Self>) -> Html {
        about::several(game)
    }
}

/// The sheet on the pad; follows it.
fn sheet(pad: Pad) -> Sheet {
    let mut lines = 1..;
    std::array::from_fn(|_| entry(pad, lines.next().unwrap_or_default()))
}

/// What stands on a line of the pad, from 1; follows it.
fn entry(pad: Pad, line: u8) -> Entry {
    Entry { text: pad.text(line), kind: kind(pad, line) }
}
