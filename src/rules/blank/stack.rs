//! Cards that a player has to draw or to pass on, for everybody.

use super::{Limit, PassBy};
use crate::{
    rules::Seat,
    wording::{Noun, counted, listed},
};

/// Cards that a player has to draw, or to pass on to the next player by a card of the same number or colour (EF-STACK, BL-R80).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    /// Whose they are.
    pub seat: Seat,
    /// How many are drawn by an effect.
    pub cards: u8,
    /// How many are Penalty cards.
    pub penalty_cards: u8,
    /// With which card they are passed on: as the rule says that laid the last ones.
    pub by: PassBy,
}

impl Stack {
    /// The maximum number of cards of both kinds. So many cannot be passed on, so that it ends.
    pub const MOST: u8 = 12;

    /// How many cards of both kinds.
    pub fn total(self) -> u8 {
        self.cards + self.penalty_cards
    }

    /// Whether a card can pass them on.
    pub fn can_be_passed(self) -> bool {
        self.total() < Self::MOST
    }

    /// How many cards of which kind: `2 cards and 1 Penalty card`.
    pub fn counted(self) -> String {
        let kinds = [(self.cards, Noun::CARD), (self.penalty_cards, Noun::PENALTY_CARD)];
        listed(kinds.into_iter().filter(|(cards, _)| *cards > 0).map(|(cards, noun)| counted(cards, noun)))
    }

    /// What may be played instead of drawing them.
    pub(super) fn limit(self) -> Limit {
        if self.can_be_passed() { self.by.limit() } else { Limit::Cards(0) }
    }

    /// With these cards on top of them, as many as may come together. All belong to whoever the added ones are for.
    pub(super) fn joined_by(self, added: Self) -> Self {
        let cards = self.cards + added.cards.min(Self::MOST - self.total());
        let penalty_cards =
            self.penalty_cards + added.penalty_cards.min(Self::MOST - cards - self.penalty_cards);
        Self { cards, penalty_cards, ..added }
    }
}
