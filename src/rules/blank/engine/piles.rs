//! Effects on the Draw Pile and the Discard Pile (EF-PILE).

use super::{
    Amount, Blank, CardIndex, EffectSource, Event, Obstacle, Task,
    apply::count,
    obstacles::nothing_done,
    run::{Events, TaskResult},
    task::ResolvedTarget,
};
use crate::rules::{Luck, Seat};

impl Blank {
    /// Shuffles the Draw Pile, or all discards but the top one.
    pub(super) fn shuffle(
        &mut self,
        source: EffectSource,
        target: &ResolvedTarget,
        luck: &mut Luck,
        events: &mut Events,
    ) {
        let pile = if *target == ResolvedTarget::DiscardPile {
            let under = self.discards.len().saturating_sub(1);
            &mut self.discards[..under]
        } else {
            &mut self.draw_pile[..]
        };
        if pile.len() < 2 {
            return nothing_done(source, Obstacle::NothingToShuffle, events);
        }
        luck.shuffle(pile);
        // A Draw Pile that was just shuffled is known to nobody.
        self.is_pile_known &= *target == ResolvedTarget::DiscardPile;
        events.push(Event::Shuffled);
    }

    /// Moves the top card of the Discard Pile to the bottom, unless it is the only one.
    pub(super) fn move_top_under(&mut self, source: EffectSource, events: &mut Events) {
        if self.discards.len() > 1
            && let Some(top) = self.discards.pop()
        {
            self.discards.insert(0, top);
            events.extend(self.face(top).cloned().map(Event::WentUnder));
        } else {
            nothing_done(source, Obstacle::OnlyTopCard, events);
        }
    }

    /// Shuffles all discards but the top one into the Draw Pile, and reports it. If only the top one is there, it does
    /// nothing.
    pub(super) fn mix_back(&mut self, source: EffectSource, luck: &mut Luck, events: &mut Events) {
        if self.discards.len() > 1 {
            self.shuffle_discards_in(luck);
            events.push(Event::Shuffled);
        } else {
            nothing_done(source, Obstacle::OnlyTopCard, events);
        }
    }

    /// Shuffles all discards but the top one into the Draw Pile.
    pub(super) fn shuffle_discards_in(&mut self, luck: &mut Luck) {
        let top = self.discards.pop();
        let under = std::mem::replace(&mut self.discards, top.into_iter().collect());
        self.draw_pile.extend(under);
        luck.shuffle(&mut self.draw_pile);
        self.is_pile_known = false;
    }

    /// Each player takes this many cards from directly under the top card, or as many as there are (BL-R55).
    pub(super) fn take_discards(
        &mut self,
        source: EffectSource,
        seats: &[Seat],
        amount: Amount,
        events: &mut Events,
    ) {
        for &seat in seats {
            let under = self.discards.len().saturating_sub(1);
            let wanted = match amount {
                Amount::All => under,
                Amount::Number(_)
                | Amount::TopNumber
                | Amount::Played
                | Amount::UntilHandHas(_)
                | Amount::UntilMatch => under.min(self.cards_to_get(amount, seat).into()),
            };
            if wanted == 0 {
                let why =
                    if under == 0 { Obstacle::OnlyTopCard } else { Obstacle::to_get_none(amount, seat) };
                nothing_done(source, why, events);
                continue;
            }
            let Some(hand) = self.hands.get_mut(seat.index()) else { continue };
            let taken: Vec<CardIndex> = self.discards.drain(under - wanted..under).collect();
            events.push(Event::TookDiscards { seat, cards: count(&taken) });
            hand.extend(taken);
        }
    }

    /// Turns over the top card of the Draw Pile. This is not a play, so it triggers nothing (EF-PILE).
    pub(super) fn flip(&mut self, source: EffectSource, events: &mut Events) -> TaskResult {
        if let Some(card) = self.draw_pile.pop() {
            self.discards.push(card);
            events.extend(self.face(card).cloned().map(Event::Flipped));
            return TaskResult::Done;
        }
        if self.can_shuffle() {
            events.push(Event::DrawPileEmpty);
            // The pause is done first: the table shuffles, and then a card is turned over.
            self.push(Task::Flip { source });
            self.push(Task::Pause);
        } else {
            nothing_done(source, Obstacle::DrawPileEmpty, events);
        }
        TaskResult::Done
    }
}
