//! Scattergories as the sheets know it: what its table looks like, and what pressing something on a sheet does.

mod remark;
mod seen;

pub(super) use seen::{face, mark, pawn, round};

use crate::ui::prelude::*;

use super::{about, die, kinds::kind};
use crate::{
    rules::{
        Seat,
        scattergories::{Action, Entry, Event, Ground, Scattergories, Sheet},
    },
    ui::{
        session::Session,
        sheets::{Deed, Doubt, Pad, Spot, WordGame},
    },
};

/// The game behind the sheets.
#[derive(Clone, Copy)]
pub(super) struct Played {
    pub(super) session: Session<Scattergories>,
    pub(super) pad: Pad,
    /// The sentence that answers a press that was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl Played {
    /// What the game calls a deed; nothing, if it has none such.
    fn action(self, deed: &Deed) -> Option<Action> {
        Some(match deed {
            Deed::Begin => Action::Begin,
            Deed::TimeUp => Action::TimeUp,
            Deed::HandIn => Action::HandIn(Box::new(self.sheet())),
            Deed::EnterPoints => {
                let points = self.pad.points.get_untracked();
                Action::EnterPoints(points.into_iter().map(|row| row.try_into().ok()).collect::<Option<_>>()?)
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

    fn sheet(self) -> Sheet {
        let mut texts = (1..).zip(self.pad.texts.get_untracked());
        std::array::from_fn(|_| {
            let (line, text) = texts.next().unwrap_or_default();
            Entry { text, kind: untrack(|| kind(self.pad, line)) }
        })
    }

    /// Does `action` for `by`; a refusal is shown and spoken. Says whether it was done.
    pub(super) fn does(self, by: Seat, action: Action) -> bool {
        let refused = self.session.play(by, action).err();
        let done = refused.is_none();
        self.refused.set(refused);
        done
    }
}

/// What the rules call a ground.
fn ground(doubt: Doubt) -> Ground {
    match doubt {
        Doubt::Fit => Ground::Fit,
        Doubt::Proper => Ground::Proper,
        Doubt::Title => Ground::Title,
    }
}

impl WordGame for Played {
    fn act(&self, by: Seat, deed: &Deed) -> bool {
        self.action(deed).is_some_and(|action| self.does(by, action))
    }

    fn refusal(&self, by: Seat, deed: &Deed) -> Option<String> {
        self.action(deed).and_then(|action| self.session.refusal(by, &action))
    }

    fn remark(&self, line: u8) -> AnyView {
        remark::remark(*self, line)
    }

    fn dice(&self) -> AnyView {
        self.session.view.with_untracked(die::dice)
    }

    fn about(&self, spot: Spot) -> AnyView {
        about::about(*self, spot)
    }

    fn aside(&self) -> AnyView {
        about::several(*self)
    }

    fn verdict(&self) -> Option<String> {
        let session = self.session;
        let counted = |event: &&Event| matches!(event, Event::Counted { .. } | Event::Dropped);
        session.latest.with(|events| events.iter().find(counted).map(|event| session.sentence(event)))
    }

    fn say(&self, sentence: String) {
        self.session.say(sentence);
    }

    fn log(&self) -> Vec<String> {
        self.session.log()
    }
}
