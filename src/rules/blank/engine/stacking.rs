//! Cards that a player has to draw or to pass on to the next one (EF-STACK, BL-R80).

use super::{Blank, Event, PassBy, Stack, Task, event::PenaltyReason, run::Events};
use crate::rules::Seat;

impl Blank {
    /// Lays cards on the first of these players, with those that are there already.
    pub(super) fn stack(
        &mut self,
        seats: &[Seat],
        cards: u8,
        by: PassBy,
        penalty: bool,
        events: &mut Events,
    ) {
        let Some(&seat) = seats.first() else { return };
        let before = self.stack.map_or(0, |stack| stack.cards);
        let stack = Stack { seat, cards: (before + cards).min(Stack::MOST), by, penalty };
        self.stack = Some(stack);
        events.push(Event::Stacked(stack));
    }

    /// Whether this player has to draw the cards, or to pass them on.
    pub(super) fn has_to_draw(&self, seat: Seat) -> bool {
        self.stack.is_some_and(|stack| stack.seat == seat)
    }

    /// Passes the cards on to the next player, because their player has played a card that allows it.
    pub(super) fn pass_stack_on(&mut self, by: Seat, events: &mut Events) {
        let next = self.next(by);
        if let Some(stack) = self.stack.as_mut().filter(|stack| stack.seat == by) {
            stack.seat = next;
            events.push(Event::Stacked(*stack));
        }
    }

    /// The active player draws the cards, if they are theirs. The turn is over then.
    pub(super) fn take_stack(&mut self, events: &mut Events) -> bool {
        let active = self.active;
        let Some(stack) = self.stack.take_if(|stack| stack.seat == active) else { return false };
        self.extra_plays = 0;
        if stack.penalty {
            let each = (active, PenaltyReason::NotPassedOn);
            self.penalise(&vec![each; usize::from(stack.cards)], events);
        } else {
            self.push(Task::Drawing { left: vec![(active, stack.cards)], drawn: Vec::new(), penalty: false });
        }
        true
    }
}
