//! Deeds on the piles, and on the open rules.

use super::{
    Blank, Deed, Event, Open, RuleNo, Task,
    gap::gap,
    run::{Events, Step},
    task::{Firing, On},
};
use crate::rules::Luck;

impl Blank {
    pub(super) fn on_pile(
        &mut self,
        firing: &Firing,
        deed: &Deed,
        on: &On,
        luck: &mut Luck,
        events: &mut Events,
    ) {
        match deed {
            Deed::Shuffle => {
                let pile = match on {
                    On::DiscardPile => {
                        let under = self.discards.len().saturating_sub(1);
                        &mut self.discards[..under]
                    }
                    On::DrawPile | On::Players(_) | On::InPlay(_) | On::Rules(_) => self.draw.as_mut_slice(),
                };
                luck.shuffle(pile);
                events.push(Event::Shuffled);
            }
            Deed::Flip => self.push(Task::Flip),
            Deed::Under if self.discards.len() > 1 => {
                let top = self.discards.pop();
                if let Some(top) = top {
                    self.discards.insert(0, top);
                    events.extend(self.face(top).cloned().map(Event::WentUnder));
                }
            }
            Deed::MixBack if self.discards.len() > 1 => {
                let top = self.discards.pop();
                let under = std::mem::replace(&mut self.discards, top.into_iter().collect());
                self.draw.extend(under);
                luck.shuffle(&mut self.draw);
                events.push(Event::Shuffled);
            }
            Deed::Show(cards) => {
                let cards = usize::from(cards.unwrap_or(1));
                let shown = self.draw.iter().rev().take(cards).copied().collect();
                self.show_cards(firing.source, None, shown, events);
            }
            // There is nothing under the top card.
            Deed::Under | Deed::MixBack => {}
            Deed::Draw(_)
            | Deed::Take { .. }
            | Deed::Give { .. }
            | Deed::Discard { .. }
            | Deed::DiscardAll(_)
            | Deed::Change { .. }
            | Deed::Skip(_)
            | Deed::Reverse
            | Deed::Again
            | Deed::Swap(_)
            | Deed::Pass { .. }
            | Deed::AddRules(_)
            | Deed::DropRules
            | Deed::ReplaceRules
            | Deed::Limit { .. }
            | Deed::Immune(_) => gap("a deed that is not for a pile"),
        }
    }

    /// Turns the top card of the Draw Pile; it is not played, so it sets nothing off (EF-PILE).
    pub(super) fn flip(&mut self, events: &mut Events) -> Step {
        if let Some(card) = self.draw.pop() {
            self.discards.push(card);
            events.extend(self.face(card).cloned().map(Event::Flipped));
            return Step::Done;
        }
        if self.discards.len() > 1 {
            events.push(Event::RanOut);
            self.push(Task::Flip);
            self.push(Task::Pause);
        }
        Step::Done
    }

    pub(super) fn on_rules(&mut self, deed: &Deed, rules: &[RuleNo], events: &mut Events) {
        match deed {
            Deed::AddRules(rules) => (0..*rules).for_each(|_| self.open_rule(events)),
            Deed::DropRules => rules.iter().for_each(|rule| self.drop_rule(*rule, events)),
            // With an empty pile nothing is replaced (BL-R38).
            Deed::ReplaceRules => {
                let fresh = self.pile.len().min(rules.len());
                rules[..fresh].iter().for_each(|rule| self.drop_rule(*rule, events));
                (0..fresh).for_each(|_| self.open_rule(events));
            }
            Deed::Draw(_)
            | Deed::Take { .. }
            | Deed::Give { .. }
            | Deed::Discard { .. }
            | Deed::DiscardAll(_)
            | Deed::Change { .. }
            | Deed::Skip(_)
            | Deed::Reverse
            | Deed::Again
            | Deed::Swap(_)
            | Deed::Pass { .. }
            | Deed::Show(_)
            | Deed::Shuffle
            | Deed::Flip
            | Deed::Under
            | Deed::MixBack
            | Deed::Limit { .. }
            | Deed::Immune(_) => gap("a deed that is not for rules"),
        }
    }

    fn open_rule(&mut self, events: &mut Events) {
        if self.pile.is_empty() {
            return;
        }
        let rule = self.pile.remove(0);
        self.open.push(Open { rule, since: self.turn, ran: 0 });
        events.push(Event::Opened(rule));
    }

    /// Puts a rule, hidden again, underneath the Rule Card Pile (BL-44).
    fn drop_rule(&mut self, rule: RuleNo, events: &mut Events) {
        if !self.is_open(rule) {
            return;
        }
        self.open.retain(|open| open.rule != rule);
        self.pile.push(rule);
        events.push(Event::Dropped(rule));
    }
}
