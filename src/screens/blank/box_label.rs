//! The label on the box of a deck: name, mark and owner are set when the first prize is written (BL-79, BL-81, BL-R76).

use super::{free_mark, people};
use crate::rules::{
    blank::{CardDeck, DeckMark, MAX_TITLE, View},
    name::can_be_seen,
};

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
    /// The label for a deck: what its box says already, and otherwise what was typed. The first person is proposed as owner, and a
    /// name after them that is not among those of the `other` decks of the page (BL-R76).
    #[must_use]
    pub fn for_deck(mut self, view: &View, deck: u8, other: &[String]) -> Self {
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
        if self.name.is_empty() {
            self.name = free_name(&self.owner, other);
        }
        self
    }

    /// The label on the box of a deck. A mark that was chosen stays if the box has none.
    #[must_use]
    pub fn of(deck: &CardDeck, chosen: DeckMark) -> Self {
        Self { name: deck.name.clone(), owner: deck.owner.clone(), mark: deck.mark.unwrap_or(chosen) }
    }

    /// A deck with this label on its box.
    ///
    /// # Errors
    /// A sentence that says why the deck cannot be stored with it.
    pub fn put_on(&self, deck: CardDeck) -> Result<CardDeck, String> {
        if !can_be_seen(&self.name) {
            return Err("Enter a name for the deck.".to_owned());
        }
        let (name, owner) = (self.name.trim().to_owned(), self.owner.trim().to_owned());
        let labelled = CardDeck { name, owner, mark: Some(self.mark), ..deck };
        labelled.check().map_err(|error| error.to_string())?;
        Ok(labelled)
    }

    /// A free mark, if another deck has the chosen one. `None` if the chosen mark can stay, or if all are taken.
    pub fn other_mark(&self, taken: &[DeckMark]) -> Option<DeckMark> {
        free_mark(taken).ok().filter(|_| taken.contains(&self.mark))
    }
}

/// A name for the deck of this owner: the first of “Ana’s deck”, “Ana’s deck 2” and so on that no other deck has.
fn free_name(owner: &str, other: &[String]) -> String {
    // There has to be room for a space and two digits.
    let own = Some(format!("{owner}’s deck")).filter(|name| name.chars().count() + 3 <= MAX_TITLE);
    let name = own.filter(|_| !owner.is_empty()).unwrap_or_else(|| "Our deck".to_owned());
    // More than the decks that the marks are enough for.
    let numbered = (2..99).map(|number| format!("{name} {number}"));
    [name.clone()].into_iter().chain(numbered).find(|name| !other.contains(name)).unwrap_or_default()
}

/// The marks that this deck cannot have: those of the other decks of the table and, if any mark is left, those of the `stored` ones.
pub fn taken_marks(view: &View, deck: u8, stored: &[DeckMark]) -> Vec<DeckMark> {
    let others = (0u8..).zip(&view.decks).filter(|(other, _)| *other != deck);
    let here: Vec<DeckMark> = others.filter_map(|(_, deck)| deck.mark).collect();
    let all = [&here, stored].concat();
    if free_mark(&all).is_ok() { all } else { here }
}
