//! The label on the box of a deck: name, mark and owner are set before the first prize is written (BL-79, BL-81, BL-R32).

use super::{free_mark, people};
use crate::rules::blank::{DeckMark, View};

/// The label on a box.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BoxLabel {
    /// The deck's name.
    pub name: String,
    /// Its owner.
    pub owner: String,
    /// Its mark.
    pub mark: DeckMark,
}

impl Default for BoxLabel {
    /// Nothing but a mark, because a mark is always chosen.
    fn default() -> Self {
        Self { name: String::new(), owner: String::new(), mark: DeckMark::Star }
    }
}

impl BoxLabel {
    /// The label for a deck: what its box says already, and otherwise what was typed. The first person is proposed as owner.
    #[must_use]
    pub fn for_deck(mut self, view: &View, deck: u8) -> Self {
        if let Some(seen) = view.decks.get(usize::from(deck)) {
            self.mark = seen.mark.unwrap_or(self.mark);
            if !seen.deck.owner.is_empty() {
                self.owner.clone_from(&seen.deck.owner);
            }
            if !seen.deck.name.is_empty() {
                self.name.clone_from(&seen.deck.name);
            } else if view.decks.iter().any(|other| other.deck.name == self.name) {
                // The form still contains the name of the deck that was labelled before.
                self.name.clear();
            }
        }
        if self.owner.is_empty() {
            self.owner = people(view).next().map(|person| person.name.to_string()).unwrap_or_default();
        }
        self
    }

    /// A free mark, if another deck has the chosen one. `None` if the chosen mark can stay, or if all are taken.
    pub fn other_mark(&self, taken: &[DeckMark]) -> Option<DeckMark> {
        free_mark(taken).ok().filter(|_| taken.contains(&self.mark))
    }
}

/// The marks of the other decks.
pub fn taken_marks(view: &View, deck: u8) -> Vec<DeckMark> {
    let others = (0u8..).zip(&view.decks).filter(|(other, _)| *other != deck);
    others.filter_map(|(_, deck)| deck.mark).collect()
}
