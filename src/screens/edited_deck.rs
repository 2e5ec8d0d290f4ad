//! A deck of categories on its screen: its changes, what undo brings back, and what another tab has made of it.

use std::sync::Arc;

use crate::decks::CategoryDeck;

/// How many changes can be undone. Each keeps a whole deck, which may be large.
const MAX_UNDO_STEPS: usize = 10;

/// The description of what another tab has changed, however much that was.
const CHANGED_ELSEWHERE: &str = "changed in another tab";

/// What is said while another tab has deleted the deck.
pub const DELETED_ELSEWHERE: &str =
    "This deck was deleted in another tab. It is stored again as soon as you change it here.";

/// A deck that can be changed.
#[derive(Debug, Clone)]
pub struct EditedDeck {
    deck: Arc<CategoryDeck>,
    changes: Vec<DeckChange>,
    is_deleted: bool,
}

/// A change that can be undone.
#[derive(Debug, Clone)]
struct DeckChange {
    /// What was changed: announced when it is done and when it is undone, and shown beside the undo button.
    description: String,
    before: Arc<CategoryDeck>,
}

impl EditedDeck {
    /// A deck as it is stored.
    pub fn new(deck: Arc<CategoryDeck>) -> Self {
        Self { deck, changes: Vec::new(), is_deleted: false }
    }

    /// The deck as it is now.
    pub fn deck(&self) -> &Arc<CategoryDeck> {
        &self.deck
    }

    /// Whether another tab has deleted it, and nothing was changed here since.
    pub fn is_deleted(&self) -> bool {
        self.is_deleted
    }

    /// The description of the last change, which undo would undo.
    pub fn last_change(&self) -> Option<&str> {
        self.changes.last().map(|change| change.description.as_str())
    }

    /// Changes the deck. `change` returns a description. Returns whether anything is different now.
    ///
    /// # Errors
    /// Why the change is not possible. Then nothing is changed.
    pub fn change<E>(
        &mut self,
        change: impl FnOnce(&mut CategoryDeck) -> Result<String, E>,
    ) -> Result<bool, E> {
        let mut deck = (*self.deck).clone();
        let description = change(&mut deck)?;
        let is_changed = deck != *self.deck;
        if is_changed {
            self.replace(Arc::new(deck), description);
        }
        Ok(is_changed)
    }

    /// Undoes the last change, and returns its description.
    pub fn undo(&mut self) -> Option<String> {
        let DeckChange { description, before } = self.changes.pop()?;
        self.deck = before;
        self.is_deleted = false;
        Some(description)
    }

    /// Takes the deck as it is stored, if another tab has changed or deleted it since. What was here before can be brought back by undo.
    /// Returns whether anything is different now.
    pub fn take(&mut self, stored: Option<Arc<CategoryDeck>>) -> bool {
        let was_deleted = std::mem::replace(&mut self.is_deleted, stored.is_none());
        let changed = stored.filter(|stored| *stored != self.deck);
        let is_news = was_deleted != self.is_deleted || changed.is_some();
        if let Some(deck) = changed {
            if self.last_change() == Some(CHANGED_ELSEWHERE) {
                // Undo brings back what was here, and not each step of the other tab.
                self.deck = deck;
            } else {
                self.replace(deck, CHANGED_ELSEWHERE.to_owned());
            }
        }
        is_news
    }

    fn replace(&mut self, deck: Arc<CategoryDeck>, description: String) {
        let before = std::mem::replace(&mut self.deck, deck);
        self.is_deleted = false;
        self.changes.push(DeckChange { description, before });
        self.changes.drain(..self.changes.len().saturating_sub(MAX_UNDO_STEPS));
    }
}
