//! The box of a deck: cards that the table does not want to play with at present. They stay with the deck (BW-12, BW-13).

use super::{CardDeck, CardId, GameCard, RuleCard, WrittenOn};

impl CardDeck {
    /// The cards that people have written, in the deck or in its box, the newest first. They can be put in the box.
    pub fn written_by_people(&self) -> Vec<WrittenOn> {
        let is_signed = |author: &String| !author.is_empty();
        let rules = self.all_rules().filter(|card| card.rule.iter().any(|rule| is_signed(&rule.author)));
        let cards =
            self.all_cards().filter(|card| card.effect.iter().any(|written| is_signed(&written.author)));
        let mut written: Vec<WrittenOn> = rules
            .map(|card| WrittenOn::Rule(card.id))
            .chain(cards.map(|card| WrittenOn::Card(card.id)))
            .collect();
        let age = |on: &WrittenOn| self.history.iter().rev().position(|prize| prize.on == *on);
        written.sort_by_key(|on| age(on).unwrap_or(usize::MAX));
        written
    }

    /// Whether a card is in the box.
    pub fn is_boxed(&self, on: WrittenOn) -> bool {
        match on {
            WrittenOn::Rule(id) => self.boxed_rules.iter().any(|card| card.id == id),
            WrittenOn::Card(id) => self.boxed_cards.iter().any(|card| card.id == id),
        }
    }

    /// Puts a card in the box. Does nothing if it is not in the deck, or if too few Game Cards would be left to play.
    pub fn put_in_box(&mut self, on: WrittenOn) {
        match on {
            WrittenOn::Rule(id) => {
                let taken = self.rules.extract_if(.., |card| card.id == id);
                self.boxed_rules.extend(taken);
                self.new_rule = self.new_rule.filter(|new| *new != id);
            }
            WrittenOn::Card(_) if self.cards.len() <= Self::MIN_CARDS => {}
            WrittenOn::Card(id) => {
                let taken = self.cards.extract_if(.., |card| card.id == id);
                self.boxed_cards.extend(taken);
            }
        }
    }

    /// Takes a card out of the box again. Does nothing if it is not there, or if the deck is full.
    pub fn take_out_of_box(&mut self, on: WrittenOn) {
        match on {
            WrittenOn::Rule(id) if self.rules.len() < Self::MAX_RULES => {
                let taken = self.boxed_rules.extract_if(.., |card| card.id == id);
                self.rules.extend(taken);
            }
            WrittenOn::Card(id) if self.cards.len() < Self::MAX_CARDS => {
                let taken = self.boxed_cards.extract_if(.., |card| card.id == id);
                self.cards.extend(taken);
            }
            WrittenOn::Rule(_) | WrittenOn::Card(_) => {}
        }
    }

    /// All Game Cards, also those in the box.
    pub fn all_cards(&self) -> impl Iterator<Item = &GameCard> {
        self.cards.iter().chain(&self.boxed_cards)
    }

    /// All Rule Cards, also those in the box.
    pub fn all_rules(&self) -> impl Iterator<Item = &RuleCard> {
        self.rules.iter().chain(&self.boxed_rules)
    }

    /// The lowest id that no Game Card has.
    pub(super) fn free_card_id(&self) -> CardId {
        free_id(&self.all_cards().map(|card| card.id).collect::<Vec<_>>())
    }

    /// The lowest id that no Rule Card has.
    pub(super) fn free_rule_id(&self) -> CardId {
        free_id(&self.all_rules().map(|card| card.id).collect::<Vec<_>>())
    }
}

/// The lowest id that is free.
fn free_id(taken: &[CardId]) -> CardId {
    (1..=u16::MAX).map(CardId).find(|id| !taken.contains(id)).unwrap_or(CardId(0))
}
