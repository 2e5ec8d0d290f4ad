//! What every room of a game has at hand.

use std::sync::Arc;

use crate::ui::prelude::*;

use super::played::{Played, round};
use crate::{
    rules::{
        Seat, Viewer,
        pieceagories::{Action, Person, Pieceagories, Scene, TEN, View},
        words::listed,
    },
    ui::{
        curtain::Curtain,
        session::Session,
        sheets::{Pad, Sheets},
    },
};

/// The draft of slips being written.
pub(super) const SLIPS: &str = "slips";

/// An open game and what lies around it. Copied freely; there is still one of each.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) session: Session<Pieceagories>,
    pub(super) curtain: Curtain,
    pub(super) sheets: Sheets,
    /// The sentence that answers a press that was refused.
    pub(super) refused: RwSignal<Option<String>>,
}

impl At {
    pub(super) fn new(session: Session<Pieceagories>) -> Self {
        let curtain = Curtain::new(session.viewer);
        let refused = RwSignal::new(None);
        let pad = Pad::new(session.id(), session.trouble, TEN);
        let game = Arc::new(Played { session, pad, refused });
        let round = Memo::new(move |_| session.view.with(round));
        let sheets = Sheets::open(game, round, pad, curtain, session.viewer);
        Self { session, curtain, sheets, refused }
    }

    /// Does `action` for `by`; a refusal is shown and spoken. Says whether it was done.
    pub(super) fn act(self, by: Seat, action: Action) -> bool {
        Played { session: self.session, pad: self.sheets.pad, refused: self.refused }.does(by, action)
    }

    /// Does `action` for the host.
    pub(super) fn host_does(self, action: Action) -> bool {
        self.act(self.host(), action)
    }

    /// What a host's button does, and why it may not.
    pub(super) fn host_button(self, action: Action) -> (Callback<()>, Signal<Option<String>>) {
        let asked = action.clone();
        let refusal = Signal::derive(move || self.session.refusal(self.host(), &asked));
        (
            Callback::new(move |()| {
                self.host_does(action.clone());
            }),
            refusal,
        )
    }

    /// Looks at the view; follows it.
    pub(super) fn look<T>(self, look: impl FnOnce(&View) -> T) -> T {
        self.session.view.with(look)
    }

    /// Looks at the scene; follows it.
    pub(super) fn scene<T>(self, look: impl FnOnce(&Scene) -> T) -> T {
        self.look(|view| look(&view.scene))
    }

    pub(super) fn host(self) -> Seat {
        self.session.view.with_untracked(|view| view.host)
    }

    /// Everybody who has a pawn and is here.
    pub(super) fn participants(self) -> Vec<Person> {
        let people = self.session.view.with_untracked(|view| view.people.clone());
        people.into_iter().filter(|person| person.pawn.is_some() && person.here).collect()
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
