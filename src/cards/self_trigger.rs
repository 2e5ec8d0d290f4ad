//! Which rules of a deck can trigger themselves: people are told so before they import it.

use crate::rules::blank::{CardDeck, Cause, DetectedEvent, Effect, HandChange, Rule, Trigger};

impl Rule {
    /// Whether an automatic effect of the rule can trigger it again by drawing, discarding or changing hands.
    /// Tasks, and effects that follow a question or a contest, are not considered: people come in between. During play BL-R22
    /// limits this.
    pub fn can_trigger_itself(&self) -> bool {
        let mut changes = self.clauses.iter().filter_map(|clause| match &clause.effect {
            Effect::Auto(effect) => Some(effect.hand_change()),
            Effect::Say(_)
            | Effect::Do(_)
            | Effect::OrDraw { .. }
            | Effect::Keep { .. }
            | Effect::Ask { .. }
            | Effect::Contest { .. }
            | Effect::Free(_) => None,
        });
        match self.trigger {
            // Cards that are drawn by an effect are no Penalty.
            Trigger::Drawn { cause: Cause::Any | Cause::Effect, .. } => {
                changes.any(|change| change == HandChange::Draw)
            }
            Trigger::Discarded(_) => changes.any(|change| change == HandChange::Discard),
            Trigger::Detected(DetectedEvent::HandIs(_)) | Trigger::Hand { .. } => {
                changes.any(|change| change != HandChange::None)
            }
            Trigger::Drawn { cause: Cause::Penalty, .. }
            | Trigger::Played { .. }
            | Trigger::Detected(
                DetectedEvent::TakesPenalty
                | DetectedEvent::PlaysAtLeast(_)
                | DetectedEvent::CannotPlay
                | DetectedEvent::FalselyAccuses
                | DetectedEvent::MatchesByColour
                | DetectedEvent::MatchesByNumber
                | DetectedEvent::SameNumberTwice
                | DetectedEvent::TurnStarts
                | DetectedEvent::Reshuffle,
            )
            | Trigger::ReportedAct(_)
            | Trigger::ReportedEvent(_)
            | Trigger::Time { .. }
            | Trigger::AsWritten => false,
        }
    }
}

impl CardDeck {
    /// One sentence for each rule that can trigger itself. Such rules are allowed, because BL-R22 limits them.
    pub fn self_triggering_rules(&self) -> Vec<String> {
        let rules = self.rules.iter().filter(|card| card.rule.as_ref().is_some_and(Rule::can_trigger_itself));
        rules
            .map(|card| {
                format!("Rule Card {} can trigger itself; it does so at most once for each event.", card.id.0)
            })
            .collect()
    }
}
