//! The state that all parts of the screen share.

use crate::ui::prelude::*;

use crate::{
    rules::{
        Seat,
        rememory::{Action, CoinSource, Person, Rememory, Variant, View},
    },
    screens::rememory::{FoundTile, acting_seat, ends_private_part, found_tile, name, take_action},
    ui::{curtain::Curtain, parts::Fleeting, session::Session},
};

/// An open game and the state of its screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct RememoryContext {
    pub(super) session: Session<Rememory>,
    pub(super) curtain: Curtain,
    /// The tile that was just found, on its way to whoever found it.
    pub(super) on_its_way: Fleeting<FoundTile>,
}

/// As long as a found tile needs to its owner in `style/games/rememory-people.css`.
const ON_ITS_WAY_MS: u32 = 1900;

impl RememoryContext {
    pub(super) fn new(session: Session<Rememory>) -> Self {
        let on_its_way = Fleeting::lasting(ON_ITS_WAY_MS);
        Effect::new(move |_| {
            if let Some(found) = session.latest.with(|events| found_tile(events)) {
                on_its_way.show(found);
            }
        });
        Self { session, curtain: Curtain::new(session.viewer, session.notice), on_its_way }
    }

    /// Reads the view; tracks it.
    pub(super) fn with<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.session.view.with(read)
    }

    /// Reads the view as it is now.
    pub(super) fn with_untracked<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.session.view.with_untracked(read)
    }

    /// The variant. It never changes during a game.
    pub(super) fn variant(self) -> Variant {
        self.with_untracked(|view| view.variant)
    }

    /// All players, computer players too, in seat order.
    pub(super) fn people(self) -> Vec<Person> {
        self.with_untracked(|view| view.people.clone())
    }

    pub(super) fn name(self, seat: Seat) -> String {
        self.with_untracked(|view| name(view, seat))
    }

    /// The seat that a press is for.
    pub(super) fn acting_seat(self) -> Seat {
        self.with_untracked(acting_seat)
    }

    /// Plays `action` and ends the private part, unless the action was to look. A refusal is shown and announced.
    pub(super) fn act(self, action: Action) {
        if self.session.act(self.acting_seat(), action) && ends_private_part(action) && self.is_behind() {
            self.curtain.leave();
        }
    }

    /// Takes the coin of a place.
    pub(super) fn take(self, source: CoinSource) {
        self.act(take_action(source, self.acting_seat()));
    }

    /// Whether somebody is behind the curtain. Tracks it.
    pub(super) fn is_behind(self) -> bool {
        self.session.viewer.get().seat().is_some()
    }
}
