//! What only one player may see.

use super::{
    CardIndex, CardSeen, Counts, Limit, PenaltyReason,
    engine::{matched_by, mismatch_reason},
};
use crate::rules::Seat;

/// What only one player may see.
#[derive(Debug, Clone, PartialEq)]
pub struct OwnView {
    /// Their seat.
    pub seat: Seat,
    /// Their hand.
    pub hand: Vec<CardSeen>,
    /// The cards in the hand that match when played alone, under the present rules and lasting effects (BL-R10).
    pub matching: Vec<CardIndex>,
    /// The cards that have come into the hand since the last play from it. A hand that was swapped keeps these marks.
    pub new: Vec<CardIndex>,
    /// The colours and numbers that each card of the hand counts as, in the order of the hand.
    pub counts: Vec<Counts>,
    /// The limits for their plays.
    pub limits: Vec<Limit>,
    /// The cards with which they can jump in now, out of turn (EF-JUMP).
    pub jumps: Vec<CardIndex>,
    /// The cards of a hand, if this player has to choose some of them or to look at them.
    pub offered: Option<Vec<CardSeen>>,
}

impl OwnView {
    /// Why these cards of the hand would cost a Penalty if they were played on a card that counts as `top`; `None` if they
    /// match (BL-R08).
    pub fn mismatch(&self, top: Counts, cards: &[CardIndex]) -> Option<PenaltyReason> {
        let counts = |wanted: &CardIndex| {
            let place = self.hand.iter().position(|card| card.index == *wanted)?;
            self.counts.get(place).copied()
        };
        let cards: Vec<Counts> = cards.iter().filter_map(counts).collect();
        let limits = || self.limits.iter().copied();
        (!matched_by(top, &cards, limits()).any()).then(|| mismatch_reason(top, &cards, limits()))
    }
}
