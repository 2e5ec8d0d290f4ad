//! Deeds on the piles, and on the open rules.

use super::{
    AutoEffect, Blank, Event, Open, RuleNo, Task,
    check::unexpected,
    run::{Events, Progress},
    task::{Firing, ResolvedTarget},
};
use crate::rules::Luck;

impl Blank {
    pub(super) fn apply_to_pile(
        &mut self,
        firing: &Firing,
        deed: &AutoEffect,
        on: &ResolvedTarget,
        luck: &mut Luck,
        events: &mut Events,
    ) {
        match deed {
            AutoEffect::Shuffle => {
                let pile = match on {
                    ResolvedTarget::DiscardPile => {
                        let under = self.discards.len().saturating_sub(1);
                        &mut self.discards[..under]
                    }
                    ResolvedTarget::DrawPile
                    | ResolvedTarget::Players(_)
                    | ResolvedTarget::InPlay(_)
                    | ResolvedTarget::Rules(_) => self.draw.as_mut_slice(),
                };
                luck.shuffle(pile);
                events.push(Event::Shuffled);
            }
            AutoEffect::Flip => self.push(Task::Flip),
            AutoEffect::Under if self.discards.len() > 1 => {
                let top = self.discards.pop();
                if let Some(top) = top {
                    self.discards.insert(0, top);
                    events.extend(self.face(top).cloned().map(Event::WentUnder));
                }
            }
            AutoEffect::MixBack if self.discards.len() > 1 => {
                let top = self.discards.pop();
                let under = std::mem::replace(&mut self.discards, top.into_iter().collect());
                self.draw.extend(under);
                luck.shuffle(&mut self.draw);
                events.push(Event::Shuffled);
            }
            AutoEffect::Show(cards) => {
                let cards = usize::from(cards.unwrap_or(1));
                let shown = self.draw.iter().rev().take(cards).copied().collect();
                self.show_cards(firing.source, None, shown, events);
            }
            // There is nothing under the top card.
            AutoEffect::Under | AutoEffect::MixBack => {}
            AutoEffect::Draw(_)
            | AutoEffect::Take { .. }
            | AutoEffect::Give { .. }
            | AutoEffect::Discard { .. }
            | AutoEffect::DiscardAll(_)
            | AutoEffect::Change { .. }
            | AutoEffect::Skip(_)
            | AutoEffect::Reverse
            | AutoEffect::Again
            | AutoEffect::Swap(_)
            | AutoEffect::Pass { .. }
            | AutoEffect::AddRules(_)
            | AutoEffect::DropRules
            | AutoEffect::ReplaceRules
            | AutoEffect::Limit { .. }
            | AutoEffect::Immune(_) => unexpected("a deed that is not for a pile"),
        }
    }

    /// Turns the top card of the Draw Pile; it is not played, so it sets nothing off (EF-PILE).
    pub(super) fn flip(&mut self, events: &mut Events) -> Progress {
        if let Some(card) = self.draw.pop() {
            self.discards.push(card);
            events.extend(self.face(card).cloned().map(Event::Flipped));
            return Progress::Done;
        }
        if self.discards.len() > 1 {
            events.push(Event::RanOut);
            self.push(Task::Flip);
            self.push(Task::Pause);
        }
        Progress::Done
    }

    pub(super) fn apply_to_rules(&mut self, deed: &AutoEffect, rules: &[RuleNo], events: &mut Events) {
        match deed {
            AutoEffect::AddRules(rules) => (0..*rules).for_each(|_| self.open_rule(events)),
            AutoEffect::DropRules => rules.iter().for_each(|rule| self.drop_rule(*rule, events)),
            // With an empty pile nothing is replaced (BL-R38).
            AutoEffect::ReplaceRules => {
                let fresh = self.pile.len().min(rules.len());
                rules[..fresh].iter().for_each(|rule| self.drop_rule(*rule, events));
                (0..fresh).for_each(|_| self.open_rule(events));
            }
            AutoEffect::Draw(_)
            | AutoEffect::Take { .. }
            | AutoEffect::Give { .. }
            | AutoEffect::Discard { .. }
            | AutoEffect::DiscardAll(_)
            | AutoEffect::Change { .. }
            | AutoEffect::Skip(_)
            | AutoEffect::Reverse
            | AutoEffect::Again
            | AutoEffect::Swap(_)
            | AutoEffect::Pass { .. }
            | AutoEffect::Show(_)
            | AutoEffect::Shuffle
            | AutoEffect::Flip
            | AutoEffect::Under
            | AutoEffect::MixBack
            | AutoEffect::Limit { .. }
            | AutoEffect::Immune(_) => unexpected("a deed that is not for rules"),
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
