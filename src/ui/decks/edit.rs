//! A deck that is open: what it is now, what it was before, and the one way to change it.

use std::sync::Arc;

use crate::ui::prelude::*;

use crate::{
    decks::Deck,
    ui::stock::{self, DeckRef},
};

/// So many changes can be taken back. Each holds a deck, and a deck may be large.
const STEPS: usize = 10;

/// A change that can be taken back.
#[derive(Clone)]
struct DeckChange {
    /// What was done, as it is said when it is taken back.
    what: String,
    before: Arc<Deck>,
}

/// An open deck. Copied freely; there is still one.
#[derive(Clone, Copy)]
pub(super) struct OpenDeck {
    place: RwSignal<DeckRef>,
    /// What stands in it.
    pub(super) deck: RwSignal<Arc<Deck>>,
    changes: RwSignal<Vec<DeckChange>>,
    /// What is spoken, and shown beside what can be taken back.
    pub(super) said: RwSignal<Option<String>>,
    /// Why it is not kept, if it is not.
    pub(super) trouble: RwSignal<Option<String>>,
}

impl OpenDeck {
    /// Opens a deck.
    pub(super) fn new(place: DeckRef, deck: Arc<Deck>) -> Self {
        let open = Self {
            place: RwSignal::new(place),
            deck: RwSignal::new(deck),
            changes: RwSignal::new(Vec::new()),
            said: RwSignal::new(None),
            trouble: RwSignal::new(None),
        };
        open.keep();
        open
    }

    /// Where it stands.
    pub(super) fn place(self) -> DeckRef {
        self.place.get_untracked()
    }

    /// Whether it can be changed: those that come with the page never change.
    pub(super) fn is_own(self) -> bool {
        matches!(self.place(), DeckRef::Stored(_))
    }

    /// Changes it, and keeps what it has become; or hands on why it cannot be changed so.
    pub(super) fn change<E>(
        self,
        what: String,
        change: impl FnOnce(&mut Deck) -> Result<(), E>,
    ) -> Result<(), E> {
        let before = self.deck.get_untracked();
        let mut deck = (*before).clone();
        change(&mut deck)?;
        if deck != *before {
            self.deck.set(Arc::new(deck));
            self.said.set(Some(what.clone()));
            self.changes.update(|changes| {
                changes.push(DeckChange { what, before });
                changes.drain(..changes.len().saturating_sub(STEPS));
            });
            self.keep();
        }
        Ok(())
    }

    /// What was done last and can be taken back.
    pub(super) fn last(self) -> Option<String> {
        self.changes.with(|changes| changes.last().map(|change| change.what.clone()))
    }

    /// Takes back what was done last.
    pub(super) fn undo(self) {
        if let Some(change) = self.changes.try_update(Vec::pop).flatten() {
            self.deck.set(change.before);
            self.said.set(Some(format!("Undone: {}", change.what)));
            self.keep();
        }
    }

    fn keep(self) {
        if let DeckRef::Stored(id) = self.place() {
            let outcome = stock::keep(&id, self.deck.get_untracked());
            self.trouble.set(outcome.err().map(|trouble| stock::not_kept(trouble).to_owned()));
        }
    }
}
