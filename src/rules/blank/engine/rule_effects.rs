//! Effects on the open rules (EF-RULE).

use super::{
    Blank, EffectSource, Event, Obstacle, OpenRule, RuleIndex, obstacles::nothing_done, run::Events,
};

impl Blank {
    /// Opens up to this many rules (BL-R38).
    pub(super) fn add_rules(&mut self, source: EffectSource, number: u8, events: &mut Events) {
        if self.rule_pile.is_empty() {
            return nothing_done(source, Obstacle::NoRuleLeft, events);
        }
        (0..number).for_each(|_| self.open_rule(events));
    }

    pub(super) fn drop_rules(&mut self, source: EffectSource, rules: &[RuleIndex], events: &mut Events) {
        if !rules.iter().any(|rule| self.is_open(*rule)) {
            nothing_done(source, Obstacle::NoSuchRule, events);
        }
        rules.iter().for_each(|rule| self.drop_rule(*rule, events));
    }

    /// Puts new rules in the place of these. No more are dropped than there are new ones in the pile (BL-R38).
    pub(super) fn replace_rules(&mut self, source: EffectSource, rules: &[RuleIndex], events: &mut Events) {
        let new_rules = self.rule_pile.len().min(rules.len());
        if new_rules == 0 {
            let why = if rules.is_empty() { Obstacle::NoSuchRule } else { Obstacle::NoRuleLeft };
            nothing_done(source, why, events);
        }
        rules[..new_rules].iter().for_each(|rule| self.drop_rule(*rule, events));
        (0..new_rules).for_each(|_| self.open_rule(events));
    }

    fn open_rule(&mut self, events: &mut Events) {
        if self.rule_pile.is_empty() {
            return;
        }
        let rule = self.rule_pile.remove(0);
        self.open_rules.push(OpenRule { rule, opened_in: self.turn, periods_handled: 0 });
        events.push(Event::RuleOpened(rule));
    }

    /// Puts a rule face down under the Rule Card Pile (BL-44).
    fn drop_rule(&mut self, rule: RuleIndex, events: &mut Events) {
        if !self.is_open(rule) {
            return;
        }
        self.open_rules.retain(|open| open.rule != rule);
        self.rule_pile.push(rule);
        events.push(Event::RuleDropped(rule));
    }
}
