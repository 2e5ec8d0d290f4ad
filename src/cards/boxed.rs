//! The box of a deck: cards that the table does not want to play with at present. They stay with the deck (BW-12, BW-13).

use std::fmt;

use crate::rules::blank::{CardDeck, WrittenOn};

/// Why a card cannot be put in the box, or taken out of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoxRefusal {
    /// Too few Game Cards would be left to play.
    TooFewCards,
    /// The deck has as many Game Cards as it can have.
    TooManyCards,
    /// The deck has as many Rule Cards as it can have.
    TooManyRules,
}

impl fmt::Display for BoxRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewCards => {
                write!(f, "A deck needs {} Game Cards, so this card stays in it.", CardDeck::MIN_CARDS)
            }
            Self::TooManyCards => full(f, CardDeck::MAX_CARDS, "Game"),
            Self::TooManyRules => full(f, CardDeck::MAX_RULES, "Rule"),
        }
    }
}

/// Writes the sentence for a full deck: it already has the maximum number of cards of this kind.
fn full(f: &mut fmt::Formatter<'_>, most: usize, kind: &str) -> fmt::Result {
    write!(f, "The deck is full: it has {most} {kind} Cards. Put another one in the box first.")
}

impl CardDeck {
    /// The cards that people have signed, in the deck or in its box, the newest first.
    pub fn written_by_people(&self) -> Vec<WrittenOn> {
        let is_signed = |author: &String| !author.is_empty();
        let rules = self.all_rules().filter(|card| card.rule.iter().any(|rule| is_signed(&rule.author)));
        let cards =
            self.all_cards().filter(|card| card.written.iter().any(|written| is_signed(&written.author)));
        let mut written: Vec<WrittenOn> = rules
            .map(|card| WrittenOn::Rule(card.id))
            .chain(cards.map(|card| WrittenOn::Card(card.id)))
            .collect();
        // How many were written after it. Those that came by a link are not in the history, and stand last.
        let age =
            |written_on: &WrittenOn| self.history.iter().rev().position(|prize| prize.on == *written_on);
        written.sort_by_key(|written_on| age(written_on).unwrap_or(usize::MAX));
        written
    }

    /// Whether a card is in the box.
    pub fn is_boxed(&self, written_on: WrittenOn) -> bool {
        match written_on {
            WrittenOn::Rule(id) => self.boxed_rules.iter().any(|card| card.id == id),
            WrittenOn::Card(id) => self.boxed_cards.iter().any(|card| card.id == id),
        }
    }

    /// Why a card of the deck cannot be put in the box, or why one in the box cannot be taken out; `None` if it can be moved.
    pub fn box_refusal(&self, written_on: WrittenOn) -> Option<BoxRefusal> {
        match (written_on, self.is_boxed(written_on)) {
            (WrittenOn::Card(_), false) => {
                (self.cards.len() <= Self::MIN_CARDS).then_some(BoxRefusal::TooFewCards)
            }
            (WrittenOn::Card(_), true) => {
                (self.cards.len() >= Self::MAX_CARDS).then_some(BoxRefusal::TooManyCards)
            }
            (WrittenOn::Rule(_), false) => None,
            (WrittenOn::Rule(_), true) => {
                (self.rules.len() >= Self::MAX_RULES).then_some(BoxRefusal::TooManyRules)
            }
        }
    }

    /// Puts a card in the box. Does nothing if it is not in the deck, or if that is refused.
    pub fn put_in_box(&mut self, written_on: WrittenOn) {
        if self.box_refusal(written_on).is_some() {
            return;
        }
        match written_on {
            WrittenOn::Rule(id) => {
                let taken = self.rules.extract_if(.., |card| card.id == id);
                self.boxed_rules.extend(taken);
                // What lies in the box is not open in the next game.
                self.new_rule = self.new_rule.filter(|new| *new != id);
            }
            WrittenOn::Card(id) => {
                let taken = self.cards.extract_if(.., |card| card.id == id);
                self.boxed_cards.extend(taken);
            }
        }
    }

    /// Takes a card out of the box again. Does nothing if it is not there, or if that is refused.
    pub fn take_out_of_box(&mut self, written_on: WrittenOn) {
        if self.box_refusal(written_on).is_some() {
            return;
        }
        match written_on {
            WrittenOn::Rule(id) => {
                let taken = self.boxed_rules.extract_if(.., |card| card.id == id);
                self.rules.extend(taken);
            }
            WrittenOn::Card(id) => {
                let taken = self.boxed_cards.extract_if(.., |card| card.id == id);
                self.cards.extend(taken);
            }
        }
    }
}
