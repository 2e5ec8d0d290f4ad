//! What only one player may see.

use super::{
    CardIndex, CardSeen, Counts, Limit, PenaltyReason,
    engine::{Tried, matched_by, mismatch_reason},
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
        let places = cards.iter().filter_map(|card| self.hand.iter().position(|other| other.index == *card));
        let places: Vec<usize> = places.collect();
        let face = |place: &usize| self.hand.get(*place).map(|card| (card.colour(), card.number()));
        let cards = Tried {
            counts: places.iter().filter_map(|place| self.counts.get(*place).copied()).collect(),
            faces: places.iter().filter_map(face).collect(),
            left: self.hand.len().saturating_sub(places.len()),
        };
        let limits = || self.limits.iter().copied();
        (!matched_by(top, &cards, limits()).any()).then(|| mismatch_reason(top, &cards, limits()))
    }
}
