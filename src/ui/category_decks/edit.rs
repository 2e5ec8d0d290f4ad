//! An open deck: its present state, its undo stack, and the two functions that change it: change and undo.

use std::sync::Arc;

use crate::ui::prelude::*;

use crate::{
    decks::CategoryDeck,
    ui::{
        deck_storage::{self, DeckRef},
        parts::show_notice,
    },
};

/// How many changes can be undone. Each stores a whole deck, which may be large.
const MAX_UNDO_STEPS: usize = 10;

/// A change that can be undone.
#[derive(Clone)]
struct DeckChange {
    /// What was changed: announced when it is done and when it is undone, and shown beside the undo button.
    description: String,
    before: Arc<CategoryDeck>,
}

/// An open deck. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct DeckEditor {
    /// Which deck it is. It never changes.
    deck_ref: StoredValue<DeckRef>,
    /// The deck as it is now.
    pub(super) deck: RwSignal<Arc<CategoryDeck>>,
    changes: RwSignal<Vec<DeckChange>>,
    /// The last announcement, for screen readers only.
    pub(super) notice: RwSignal<Option<String>>,
    /// The error message if the deck could not be stored.
    pub(super) save_error: RwSignal<Option<String>>,
}

impl DeckEditor {
    /// Opens a deck.
    pub(super) fn new(deck_ref: DeckRef, deck: Arc<CategoryDeck>) -> Self {
        let editor = Self {
            deck_ref: StoredValue::new(deck_ref),
            deck: RwSignal::new(deck),
            changes: RwSignal::new(Vec::new()),
            notice: RwSignal::new(None),
            save_error: RwSignal::new(None),
        };
        // If the deck could not be stored before and is only in memory, the browser may have space for it
        // now. If not, `save_error` says so at once.
        editor.store();
        editor
    }

    /// Which deck it is.
    pub(super) fn deck_ref(self) -> DeckRef {
        self.deck_ref.get_value()
    }

    /// Whether it can be changed. Built-in decks cannot.
    pub(super) fn is_own(self) -> bool {
        matches!(self.deck_ref(), DeckRef::Stored(_))
    }

    /// Changes the deck and stores it, or returns why the change is not possible.
    pub(super) fn change<E>(
        self,
        description: String,
        change: impl FnOnce(&mut CategoryDeck) -> Result<(), E>,
    ) -> Result<(), E> {
        let before = self.deck.get_untracked();
        let mut deck = (*before).clone();
        change(&mut deck)?;
        if deck != *before {
            self.deck.set(Arc::new(deck));
            show_notice(self.notice, description.clone());
            self.changes.update(|changes| {
                changes.push(DeckChange { description, before });
                changes.drain(..changes.len().saturating_sub(MAX_UNDO_STEPS));
            });
            self.store();
        }
        Ok(())
    }

    /// The description of the last change, which undo would undo.
    pub(super) fn last_change(self) -> Option<String> {
        self.changes.with(|changes| changes.last().map(|change| change.description.clone()))
    }

    /// Undoes the last change.
    pub(super) fn undo(self) {
        if let Some(change) = self.changes.try_update(Vec::pop).flatten() {
            self.deck.set(change.before);
            show_notice(self.notice, format!("Undone: {}", change.description));
            self.store();
        }
    }

    fn store(self) {
        if let DeckRef::Stored(id) = self.deck_ref() {
            let outcome = deck_storage::save(&id, self.deck.get_untracked());
            self.save_error.set(outcome.err().map(|error| deck_storage::error_sentence(error).to_owned()));
        }
    }
}
