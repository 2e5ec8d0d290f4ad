//! Lasting effects, as everybody may see them, and the words for them.

use std::sync::Arc;

use super::{AutoEffect, Filter, GameCard};
use crate::{rules::Seat, wording::listed};

/// A lasting effect (BL-101).
#[derive(Debug, Clone, PartialEq)]
pub struct LastingView {
    /// What it applies to.
    pub on: LastingTarget,
    /// What it does, and for how long.
    pub effect: AutoEffect,
}

/// What a lasting effect applies to.
#[derive(Debug, Clone, PartialEq)]
pub enum LastingTarget {
    /// This card, as long as it is on top.
    TopCard(Arc<GameCard>),
    /// All cards that pass the filter.
    Cards(Filter),
    /// The cards in the hands of these players.
    Hands(Vec<Seat>),
    /// These players.
    Players(Vec<Seat>),
}

impl LastingView {
    /// The effect as a sentence without a full stop.
    pub fn describe(&self, name: impl Fn(Seat) -> String) -> String {
        let names = |seats: &[Seat]| listed(seats.iter().map(|&seat| name(seat)));
        let on = match &self.on {
            LastingTarget::TopCard(card) => format!("the {card}"),
            LastingTarget::Cards(filter) => filter.to_string(),
            LastingTarget::Hands(seats) => format!("every card in the hand of {}", names(seats)),
            LastingTarget::Players(seats) => names(seats),
        };
        self.effect.describe(&on)
    }
}
