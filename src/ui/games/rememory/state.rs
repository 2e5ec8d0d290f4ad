//! What every room of the game uses.

use crate::ui::prelude::*;

use crate::{
    rules::{
        Seat, Viewer,
        rememory::{Action, CoinSource, Person, Rememory, Variant, View},
    },
    screens::rememory::{name, presser, taking},
    ui::{
        afterwards::{afterwards, afterwards_unless},
        curtain::Curtain,
        session::Session,
    },
};

/// An open game and the state of its screen. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct RememoryTable {
    pub(super) session: Session<Rememory>,
    pub(super) curtain: Curtain,
    /// What the page shows: the table's view, behind the curtain one person's view, or the only person's view if there
    /// is just one.
    pub(super) view: Memo<View>,
    /// The same, one frame later.
    later: Signal<View>,
    /// The same, one frame later, but at once when the viewer changes: a secret has to disappear with its viewer.
    guarded: Memo<View>,
    /// The only person, if there is just one: they need no curtain.
    pub(super) only: Option<Seat>,
    /// Why the last press was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl RememoryTable {
    pub(super) fn new(session: Session<Rememory>) -> Self {
        let only = session.setup().only_person();
        let view = session.shown(only);
        let refused = RwSignal::new(None);
        let curtain = Curtain::new(session.viewer, refused);
        Self {
            session,
            curtain,
            view,
            later: afterwards(view),
            guarded: afterwards_unless(other_eyes, view),
            only,
            refused,
        }
    }

    /// Reads the view; follows it.
    pub(super) fn with<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.view.with(read)
    }

    /// Reads the view one frame later: for what only reports a press and is no secret. Follows it.
    pub(super) fn with_later<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.later.with(read)
    }

    /// The same for what not everybody may see.
    pub(super) fn with_guarded<T>(self, read: impl FnOnce(&View) -> T) -> T {
        self.guarded.with(read)
    }

    /// The variant. It never changes during a game.
    pub(super) fn variant(self) -> Variant {
        self.view.with_untracked(|view| view.variant)
    }

    /// Everybody at the table, in seat order.
    pub(super) fn people(self) -> Vec<Person> {
        self.view.with_untracked(|view| view.people.clone())
    }

    /// The name of a seat.
    pub(super) fn name(self, seat: Seat) -> String {
        self.view.with_untracked(|view| name(view, seat))
    }

    /// The seat that a press is for.
    pub(super) fn by(self) -> Seat {
        self.view.with_untracked(presser)
    }

    /// Does `action`. A refusal is shown and spoken. It also leaves the curtain, unless the action was to look.
    pub(super) fn act(self, action: Action) {
        let refused = self.session.play(self.by(), action).err();
        let done = refused.is_none();
        self.refused.set(refused);
        if done && action != Action::Look && self.is_behind() {
            self.curtain.leave();
        }
    }

    /// Takes the coin of a place.
    pub(super) fn take(self, source: CoinSource) {
        self.act(taking(source, self.by()));
    }

    /// Whether somebody is behind the curtain. Follows it.
    pub(super) fn is_behind(self) -> bool {
        self.session.viewer.get() != Viewer::Table
    }
}

/// Whether the viewer has changed.
fn other_eyes(shown: &View, now: &View) -> bool {
    shown.viewer != now.viewer
}
