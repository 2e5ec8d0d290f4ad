//! Effects on the Draw Pile and the Discard Pile (EF-PILE).

use super::{
    Blank, Event, Task,
    run::{Events, TaskResult},
    task::ResolvedTarget,
};
use crate::rules::Luck;

impl Blank {
    /// Shuffles the Draw Pile, or all discards but the top one.
    pub(super) fn shuffle(&mut self, on: &ResolvedTarget, luck: &mut Luck, events: &mut Events) {
        if *on == ResolvedTarget::DiscardPile {
            let under = self.discards.len().saturating_sub(1);
            luck.shuffle(&mut self.discards[..under]);
        } else {
            luck.shuffle(&mut self.draw_pile);
        }
        events.push(Event::Shuffled);
    }

    pub(super) fn move_top_under(&mut self, events: &mut Events) {
        if self.discards.len() > 1
            && let Some(top) = self.discards.pop()
        {
            self.discards.insert(0, top);
            events.extend(self.face(top).cloned().map(Event::WentUnder));
        }
    }

    pub(super) fn mix_back(&mut self, luck: &mut Luck, events: &mut Events) {
        if self.discards.len() > 1 {
            self.shuffle_discards_in(luck);
            events.push(Event::Shuffled);
        }
    }

    /// Shuffles all discards but the top one into the Draw Pile.
    pub(super) fn shuffle_discards_in(&mut self, luck: &mut Luck) {
        let top = self.discards.pop();
        let under = std::mem::replace(&mut self.discards, top.into_iter().collect());
        self.draw_pile.extend(under);
        luck.shuffle(&mut self.draw_pile);
    }

    /// Turns over the top card of the Draw Pile. This is not a play, so it triggers nothing (EF-PILE).
    pub(super) fn flip(&mut self, events: &mut Events) -> TaskResult {
        if let Some(card) = self.draw_pile.pop() {
            self.discards.push(card);
            events.extend(self.face(card).cloned().map(Event::Flipped));
            return TaskResult::Done;
        }
        if self.discards.len() > 1 {
            events.push(Event::DrawPileEmpty);
            self.push(Task::Flip);
            self.push(Task::Pause);
        }
        TaskResult::Done
    }
}
