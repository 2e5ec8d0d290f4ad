//! An open deck: its present state, and the two functions that change and store it: change and undo.

use std::sync::Arc;

use crate::ui::prelude::*;

use crate::{
    browser::storage::CATEGORY_DECKS,
    decks::CategoryDeck,
    screens::edited_deck::{DELETED_ELSEWHERE, EditedDeck},
    ui::{
        deck_storage::{self, DeckRef},
        parts::announce,
    },
};

/// An open deck. Every copy uses the same signals.
#[derive(Clone, Copy)]
pub(super) struct DeckEditor {
    /// Which deck it is. It never changes.
    deck_ref: StoredValue<DeckRef>,
    edited: RwSignal<EditedDeck>,
    /// The deck as it is now.
    pub(super) deck: Memo<Arc<CategoryDeck>>,
    /// What was done last, for screen readers.
    pub(super) announced: RwSignal<String>,
    /// The error message if the deck could not be stored.
    save_error: RwSignal<Option<String>>,
}

impl DeckEditor {
    /// Opens a deck.
    pub(super) fn new(deck_ref: DeckRef, deck: Arc<CategoryDeck>) -> Self {
        let edited = RwSignal::new(EditedDeck::new(deck));
        let editor = Self {
            deck_ref: StoredValue::new(deck_ref),
            edited,
            deck: Memo::new(move |_| edited.with(|edited| edited.deck().clone())),
            announced: RwSignal::new(String::new()),
            save_error: RwSignal::new(None),
        };
        // If the deck could not be stored before and is only in memory, the browser may have space for it
        // now. If not, `save_error` says so at once.
        editor.store();
        if let DeckRef::Stored(id) = editor.deck_ref() {
            let take = move || {
                editor.take_newest();
            };
            keep_with_owner(CATEGORY_DECKS.on_change_elsewhere(&id, take));
        }
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

    /// Changes the deck and stores it, or returns why the change is not possible. `change` gets the deck as it is stored: another tab may
    /// have changed it since it was drawn. It returns a description of the change.
    pub(super) fn change<E>(
        self,
        change: impl FnOnce(&mut CategoryDeck) -> Result<String, E>,
    ) -> Result<(), E> {
        self.take_newest();
        let changed = self.edited.try_maybe_update(|edited| {
            let changed = edited.change(change);
            (matches!(changed, Ok(true)), changed)
        });
        if changed.transpose()?.unwrap_or_default() {
            self.say(untrack(|| self.last_change()).unwrap_or_default());
            self.store();
        }
        Ok(())
    }

    /// The description of the last change, which undo would undo.
    pub(super) fn last_change(self) -> Option<String> {
        self.edited.with(|edited| edited.last_change().map(str::to_owned))
    }

    /// Undoes the last change, unless another tab has changed the deck since: then this is the last change, and nobody has seen it.
    pub(super) fn undo(self) {
        if self.take_newest() {
            return;
        }
        if let Some(undone) = self.edited.try_update(EditedDeck::undo).flatten() {
            self.say(format!("Undone: {undone}"));
            self.store();
        }
    }

    /// What is wrong with storing it: another tab has deleted it, or it could not be stored. Tracks it.
    pub(super) fn trouble(self) -> Option<String> {
        let deleted = self.edited.with(EditedDeck::is_deleted).then(|| DELETED_ELSEWHERE.to_owned());
        deleted.or_else(|| self.save_error.get())
    }

    /// Shows the deck as it is stored. Returns whether another tab has changed it.
    fn take_newest(self) -> bool {
        if !self.is_own() {
            return false;
        }
        let stored = deck_storage::find(&self.deck_ref());
        let before = self.edited.with_untracked(|edited| edited.deck().clone());
        self.edited.try_maybe_update(|edited| (edited.take(stored), ()));
        let is_changed = self.edited.with_untracked(|edited| *edited.deck() != before);
        if is_changed {
            self.say(untrack(|| self.last_change()).unwrap_or_default());
        }
        is_changed
    }

    fn say(self, sentence: String) {
        announce(self.announced, sentence);
    }

    fn store(self) {
        if let DeckRef::Stored(id) = self.deck_ref() {
            let deck = self.edited.with_untracked(|edited| edited.deck().clone());
            let outcome = deck_storage::save(&id, deck);
            self.save_error.set(outcome.err().map(|error| deck_storage::error_sentence(error).to_owned()));
        }
    }
}
