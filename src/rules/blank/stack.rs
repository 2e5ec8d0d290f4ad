//! Cards that a player has to draw or to pass on, for everybody.

use super::{Limit, PassBy};
use crate::rules::Seat;

/// Cards that a player has to draw, or to pass on to the next player by a card of the same number or colour (EF-STACK, BL-R80).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stack {
    /// Whose they are.
    pub seat: Seat,
    /// How many.
    pub cards: u8,
    /// With which card they are passed on.
    pub by: PassBy,
    /// Whether they are Penalty cards.
    pub penalty: bool,
}

impl Stack {
    /// The maximum number of cards. So many cannot be passed on, so that it ends.
    pub const MOST: u8 = 12;

    /// Whether a card can pass them on.
    pub fn can_be_passed(self) -> bool {
        self.cards < Self::MOST
    }

    /// What may be played instead of drawing them.
    pub(super) fn limit(self) -> Limit {
        if self.can_be_passed() { self.by.limit() } else { Limit::Cards(0) }
    }
}
