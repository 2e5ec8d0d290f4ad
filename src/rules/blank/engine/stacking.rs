//! Cards that a player has to draw or to pass on to the next one (EF-STACK, BL-R80).

use super::{Blank, Event, PassBy, Stack, Task, event::PenaltyReason, run::Events};
use crate::rules::Seat;

impl Blank {
    /// Lays so many cards on each of these players.
    pub(super) fn lay_on_each(
        &mut self,
        seats: &[Seat],
        cards: u8,
        by: PassBy,
        penalty: bool,
        events: &mut Events,
    ) {
        let (cards, penalty_cards) = if penalty { (0, cards) } else { (cards, 0) };
        seats.iter().for_each(|&seat| self.lay(Stack { seat, cards, penalty_cards, by }, events));
    }

    /// Lays cards on their player, with those that are there already.
    fn lay(&mut self, added: Stack, events: &mut Events) {
        let stack = self.take_stack_of(added.seat).map_or(added, |before| before.joined_by(added));
        self.stacks.push(stack);
        events.push(Event::Stacked(stack));
    }

    /// The cards that this player has to draw, or to pass on.
    pub(super) fn stack_of(&self, seat: Seat) -> Option<Stack> {
        self.stacks.iter().copied().find(|stack| stack.seat == seat)
    }

    fn take_stack_of(&mut self, seat: Seat) -> Option<Stack> {
        let index = self.stacks.iter().position(|stack| stack.seat == seat)?;
        Some(self.stacks.remove(index))
    }

    /// Passes the cards on to the next player, because their player has played a card that allows it.
    pub(super) fn pass_stack_on(&mut self, by: Seat, events: &mut Events) {
        if let Some(stack) = self.take_stack_of(by) {
            self.lay(Stack { seat: self.next(by), ..stack }, events);
        }
    }

    /// The active player draws the cards, if they are theirs. The turn is over then.
    pub(super) fn take_stack(&mut self, events: &mut Events) -> bool {
        let active = self.active;
        let Some(stack) = self.take_stack_of(active) else { return false };
        self.extra_plays = 0;
        if stack.cards > 0 {
            self.push(Task::Drawing { left: vec![(active, stack.cards)], drawn: Vec::new(), penalty: false });
        }
        let each = (active, PenaltyReason::NotPassedOn);
        self.penalise(&vec![each; usize::from(stack.penalty_cards)], events);
        true
    }
}
