//! What every room of a game has at hand.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::played::{Played, round};
use crate::{
    rules::{
        Seat, Viewer,
        scattergories::{Action, LINES, Scattergories, Scene, View},
        words::listed,
    },
    ui::{
        curtain::Curtain,
        session::Session,
        sheets::{Pad, Sheets},
    },
};

/// An open game and what lies around it. Copied freely; there is still one of each.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) session: Session<Scattergories>,
    pub(super) curtain: Curtain,
    pub(super) sheets: Sheets,
    /// The sentence that answers a press that was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl At {
    pub(super) fn new(session: Session<Scattergories>) -> Self {
        let curtain = Curtain::new(session.viewer);
        let refused = RwSignal::new(None);
        let pad = Pad::new(session.id(), session.trouble, LINES);
        let game = Arc::new(Played { session, pad, refused });
        let round = Memo::new(move |_| session.view.with(round));
        let sheets = Sheets::open(game, round, pad, curtain, session.viewer);
        Self { session, curtain, sheets, refused }
    }

    /// Does `action` for `by`; a refusal is shown and spoken. Says whether it was done.
    pub(super) fn act(self, by: Seat, action: Action) -> bool {
        let Self { session, sheets, refused, .. } = self;
        Played { session, pad: sheets.pad, refused }.does(by, action)
    }

    /// What a button does that is nobody's own, and why it may not.
    pub(super) fn button(self, action: Action) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.session.refusal(self.due(), &asked));
        let press = move |()| {
            self.act(self.due(), action.clone());
        };
        (Callback::new(press), refusal)
    }

    /// Looks at the view; follows it.
    pub(super) fn look<T>(self, look: impl FnOnce(&View) -> T) -> T {
        self.session.view.with(look)
    }

    /// Looks at the view as it is now.
    pub(super) fn glance<T>(self, look: impl FnOnce(&View) -> T) -> T {
        self.session.view.with_untracked(look)
    }

    /// Looks at the scene; follows it.
    pub(super) fn scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.look(|view| look(&view.scene))
    }

    /// Who does in this round what anybody may do (SC-R19).
    pub(super) fn due(self) -> Seat {
        self.glance(|view| view.due)
    }

    /// What a seat is called.
    pub(super) fn name(self, seat: Seat) -> String {
        self.sheets.round.with_untracked(|round| round.name(seat))
    }

    /// What some seats are called, as one says it.
    pub(super) fn names(self, seats: &[Seat]) -> String {
        listed(&seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// Who is behind the curtain; nobody, if it is the table that looks.
    pub(super) fn behind(self) -> Option<Seat> {
        match self.session.viewer.get() {
            Viewer::Table => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }
}
