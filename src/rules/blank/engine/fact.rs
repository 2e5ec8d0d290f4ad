//! Facts that trigger rules, and the search for the rules they trigger.

use super::{
    Blank, CardIndex, CardNumber, Cause, DetectedEvent, EffectSource, Filter, Holding, Parity, Pattern,
    Relation, RuleIndex, Span, Trigger, lasting::MatchedBy, task::Triggered,
};
use crate::rules::Seat;

/// Something that has happened and may trigger rules.
pub(super) enum Fact {
    /// Cards were played on the card `previous_top`; the last one is on top.
    Played {
        by: Seat,
        cards: Vec<CardIndex>,
        previous_top: Option<CardIndex>,
        matched_by: MatchedBy,
        same_number: bool,
    },
    /// Players drew cards; with each player comes the number of cards.
    Drew { counts: Vec<(Seat, u8)>, penalty: bool },
    /// An effect put cards from hands on the Discard Pile.
    Discarded { seats: Vec<Seat>, cards: Vec<CardIndex> },
    /// Players take Penalties.
    Penalties(Vec<Seat>),
    /// A player has no card that matches.
    CannotPlay(Seat),
    /// A player accused somebody falsely.
    FalseAccusation(Seat),
    /// A turn begins.
    TurnStarts(Seat),
    /// The discards were shuffled.
    Reshuffled,
    /// These hands changed; with each comes the hand as it was before.
    Hands(Vec<(Seat, Vec<CardIndex>)>),
}

impl Blank {
    /// Triggers the open rules that react to a fact, oldest first. Each rule is triggered only once by the
    /// same play, report or other event from outside (BL-R22).
    pub(super) fn trigger_rules(&mut self, fact: &Fact) {
        let open: Vec<RuleIndex> = self.open_rules.iter().map(|open| open.rule).collect();
        for rule in open {
            if self.already_triggered.contains(&rule) {
                continue;
            }
            let Some(trigger) = self.rule(rule).map(|rule| &rule.trigger) else { continue };
            if let Some(causers) = self.causers_of(trigger, fact) {
                self.trigger(rule, causers, None);
            }
        }
    }

    /// Something happens that no rule has caused, such as a play or a report: it may trigger every rule again (BL-R22).
    pub(super) fn begin_new_cause(&mut self) {
        self.already_triggered.clear();
    }

    /// Triggers a rule.
    pub(super) fn trigger(&mut self, rule: RuleIndex, causers: Vec<Seat>, reporter: Option<Seat>) {
        self.already_triggered.push(rule);
        self.triggered.push(Triggered { source: EffectSource::Rule(rule), causers, reporter });
    }

    /// The players who caused the fact, if it matches the trigger.
    fn causers_of(&self, trigger: &Trigger, fact: &Fact) -> Option<Vec<Seat>> {
        match (trigger, fact) {
            (
                Trigger::Played { cards: filter, previous_top, count },
                Fact::Played { by, cards, previous_top: before, .. },
            ) => {
                let top = *cards.last()?;
                let is_on = previous_top.is_any()
                    || before.is_some_and(|before| self.passes(previous_top, before, None));
                (is_on && count.accepts(cards.len()) && self.passes(filter, top, *before)).then(|| vec![*by])
            }
            (Trigger::Drawn { cause, least }, Fact::Drew { counts, penalty }) => {
                let is_wanted_cause = match cause {
                    Cause::Any => true,
                    Cause::Penalty => *penalty,
                    Cause::Effect => !penalty,
                };
                let drew: Vec<Seat> =
                    counts.iter().filter(|(_, cards)| cards >= least).map(|(seat, _)| *seat).collect();
                (is_wanted_cause && !drew.is_empty()).then_some(drew)
            }
            (Trigger::Discarded(filter), Fact::Discarded { seats, cards }) => {
                cards.iter().any(|&card| self.passes(filter, card, self.top())).then(|| seats.clone())
            }
            (Trigger::Hand { holds, cards: filter }, Fact::Hands(hands)) => {
                self.changed_hands(hands, |hand| {
                    let passes = |card: &CardIndex| self.passes(filter, *card, None);
                    !hand.is_empty()
                        && match holds {
                            Holding::Without => !hand.iter().any(passes),
                            Holding::Only => hand.iter().all(passes),
                        }
                })
            }
            (Trigger::Detected(event), fact) => self.causers_of_event(*event, fact),
            // No fact sets the last four off: people report them, or time passes.
            (
                Trigger::Played { .. }
                | Trigger::Drawn { .. }
                | Trigger::Discarded(_)
                | Trigger::Hand { .. }
                | Trigger::ReportedAct(_)
                | Trigger::ReportedEvent(_)
                | Trigger::Time { .. }
                | Trigger::AsWritten,
                _,
            ) => None,
        }
    }

    /// The players who caused the fact, if the fact is this event.
    fn causers_of_event(&self, event: DetectedEvent, fact: &Fact) -> Option<Vec<Seat>> {
        let one = |seat: Seat, holds: bool| holds.then(|| vec![seat]);
        match (event, fact) {
            (DetectedEvent::HandIs(n), Fact::Hands(hands)) => {
                self.changed_hands(hands, |hand| hand.len() == usize::from(n))
            }
            (DetectedEvent::TakesPenalty, Fact::Penalties(seats)) => Some(seats.clone()),
            (DetectedEvent::PlaysAtLeast(n), Fact::Played { by, cards, .. }) => {
                one(*by, cards.len() >= usize::from(n))
            }
            (DetectedEvent::MatchesByColour, Fact::Played { by, matched_by, .. }) => {
                one(*by, matched_by.colour)
            }
            (DetectedEvent::MatchesByNumber, Fact::Played { by, matched_by, .. }) => {
                one(*by, matched_by.number)
            }
            (DetectedEvent::SameNumberTwice, Fact::Played { by, same_number, .. }) => one(*by, *same_number),
            (DetectedEvent::CannotPlay, Fact::CannotPlay(seat))
            | (DetectedEvent::FalselyAccuses, Fact::FalseAccusation(seat))
            | (DetectedEvent::TurnStarts, Fact::TurnStarts(seat)) => Some(vec![*seat]),
            // No player does it, so it counts for whoever's turn it is (BL-R69).
            (DetectedEvent::Reshuffle, Fact::Reshuffled) => Some(vec![self.active]),
            (
                DetectedEvent::HandIs(_)
                | DetectedEvent::TakesPenalty
                | DetectedEvent::PlaysAtLeast(_)
                | DetectedEvent::CannotPlay
                | DetectedEvent::FalselyAccuses
                | DetectedEvent::MatchesByColour
                | DetectedEvent::MatchesByNumber
                | DetectedEvent::SameNumberTwice
                | DetectedEvent::TurnStarts
                | DetectedEvent::Reshuffle,
                _,
            ) => None,
        }
    }

    /// Triggers the rules for which enough turns have passed (BL-91).
    pub(super) fn trigger_timed_rules(&mut self) {
        for index in 0..self.open_rules.len() {
            let open = self.open_rules[index];
            let Some(Trigger::Time { span, repeats }) = self.rule(open.rule).map(|rule| rule.trigger.clone())
            else {
                continue;
            };
            let Some(length) = span.turns(self.turns_of_round()) else { continue };
            let periods = self.turn.saturating_sub(open.opened_in) / length;
            if periods > open.periods_handled
                && (repeats || open.periods_handled == 0)
                && !self.already_triggered.contains(&open.rule)
            {
                self.open_rules[index].periods_handled = periods;
                self.trigger(open.rule, vec![self.active], None);
            }
        }
    }

    /// The players with a hand that meets the condition now and did not meet it before; `None` if there are
    /// none.
    fn changed_hands(
        &self,
        hands: &[(Seat, Vec<CardIndex>)],
        holds: impl Fn(&[CardIndex]) -> bool,
    ) -> Option<Vec<Seat>> {
        let changed = hands.iter().filter(|(seat, before)| holds(self.hand(*seat)) && !holds(before));
        let seats: Vec<Seat> = changed.map(|(seat, _)| *seat).collect();
        (!seats.is_empty()).then_some(seats)
    }

    /// Triggers the rules about hands, if a hand has changed.
    pub(super) fn trigger_hand_rules(&mut self) {
        if self.known_hands == self.hands {
            return;
        }
        let before = std::mem::replace(&mut self.known_hands, self.hands.clone());
        let changed = self.setup.seats().zip(before).filter(|(seat, before)| self.hand(*seat) != before);
        self.trigger_rules(&Fact::Hands(changed.collect()));
    }

    /// Whether a card passes a filter. Only what is printed and written on the card counts, not lasting effects.
    pub(super) fn passes(&self, filter: &Filter, card: CardIndex, before: Option<CardIndex>) -> bool {
        filter.is_any() || filter.0.iter().any(|pattern| self.fits(pattern, card, before))
    }

    fn fits(&self, pattern: &Pattern, card: CardIndex, before: Option<CardIndex>) -> bool {
        let Some(face) = self.face(card) else { return false };
        let (number, colour) = (face.number(), face.colour());
        let author = face.card.written.as_ref().map_or("", |effect| effect.author.as_str());
        let title = || face.card.title.to_lowercase();
        (pattern.numbers.is_empty() || pattern.numbers.contains(&number))
            && (pattern.colours.is_empty() || pattern.colours.contains(&colour))
            && pattern.parity.is_none_or(|parity| parity.matches(number))
            && pattern.kind.is_none_or(|kind| face.card.kind() == kind)
            && (pattern.mark.is_none() || face.mark == pattern.mark)
            && pattern.author.as_ref().is_none_or(|wanted| author == wanted)
            && pattern.title.as_ref().is_none_or(|wanted| title().contains(&wanted.to_lowercase()))
            && pattern.relation.is_none_or(|relation| {
                let before = before.and_then(|before| self.face(before));
                before.is_some_and(|before| match relation {
                    Relation::SameColour => colour == before.colour(),
                    Relation::SameNumber => number == before.number(),
                    Relation::Higher => number > before.number(),
                    Relation::Lower => number < before.number(),
                })
            })
    }
}

impl Parity {
    fn matches(self, number: CardNumber) -> bool {
        match self {
            Parity::Even => number.get().is_multiple_of(2),
            Parity::Odd => !number.get().is_multiple_of(2),
        }
    }
}

impl Span {
    /// The length in turns, at least one, because turns are divided by it; `None` if it is in seconds.
    pub(super) fn turns(self, of_round: u32) -> Option<u32> {
        match self {
            Span::Turns(turns) => Some(u32::from(turns).max(1)),
            Span::Rounds(rounds) => Some((u32::from(rounds) * of_round).max(1)),
            Span::Seconds(_) => None,
        }
    }
}
