//! Automatic effects.

use super::{
    Amount, AutoEffect, Blank, CardIndex, ChoiceKind, CountsAs, Destination, EffectDuration, EffectSource,
    Event, Filter, OpenRule, PassDirection, PendingChoice, Pick, PickedBy, RuleIndex,
    apply::count,
    lasting::{AffectedCards, Lasting, LastingEffect},
    run::{Events, TaskResult},
    task::{CardSelection, ResolvedTarget, SelectedCards, Task, Triggered},
};
use crate::rules::{Luck, Seat, words::listed};

impl Blank {
    /// Applies an effect. If somebody has to choose something first, the effect waits for the choice.
    pub(super) fn auto_effect(
        &mut self,
        triggered: Triggered,
        effect: &AutoEffect,
        target: ResolvedTarget,
        answers: Vec<Pick>,
        luck: &mut Luck,
        events: &mut Events,
    ) -> TaskResult {
        match self.try_effect(&triggered, effect, &target, &answers, luck, events) {
            Ok(()) => TaskResult::Done,
            Err(choice) => {
                let source = triggered.source;
                self.push(Task::Effect { triggered, effect: effect.clone(), target, answers });
                self.wait(choice, source)
            }
        }
    }

    /// Applies an effect, or returns the choice that it needs first.
    fn try_effect(
        &mut self,
        triggered: &Triggered,
        effect: &AutoEffect,
        target: &ResolvedTarget,
        answers: &[Pick],
        luck: &mut Luck,
        events: &mut Events,
    ) -> Result<(), PendingChoice> {
        let (source, seats, rules) = (triggered.source, target.seats(), target.rules());
        match effect {
            AutoEffect::Draw(cards) => {
                let left = seats.iter().map(|&seat| (seat, self.cards_to_get(*cards, seat))).collect();
                self.push(Task::Drawing { left, drawn: Vec::new(), penalty: false });
            }
            AutoEffect::Take { cards, from, pick } => {
                let from = self.select_players(from, triggered, answers, luck)?;
                self.take(source, seats, &from, *cards, *pick);
            }
            AutoEffect::TakeDiscards(cards) => self.take_discards(seats, *cards, events),
            AutoEffect::Give { cards, to, pick } => {
                let to = self.select_players(to, triggered, answers, luck)?;
                self.give(source, seats, &to, *cards, *pick);
            }
            AutoEffect::Discard { cards, pick } => self.discard(source, seats, *cards, *pick),
            AutoEffect::DiscardAll(filter) => self.discard_all(source, seats, filter),
            AutoEffect::Change { counts, lasts } => {
                self.add_change(triggered, self.affected_cards(target), *counts, *lasts, answers, events)?;
            }
            AutoEffect::Skip(turns) => seats.iter().for_each(|&seat| self.skip(seat, *turns, events)),
            AutoEffect::Reverse => self.reverse(seats, events),
            AutoEffect::PlayAgain if seats.contains(&self.active) => {
                self.extra_plays = (self.extra_plays + 1).min(5)
            }
            AutoEffect::PlayAgain => {}
            AutoEffect::Swap(with) => {
                let with = self.select_players(with, triggered, answers, luck)?;
                self.swap(seats, &with, events);
            }
            AutoEffect::Pass { cards, to } => self.pass(source, seats, *cards, *to),
            AutoEffect::Show(cards) => self.show(source, target, *cards, events),
            AutoEffect::ShowTo(players) => {
                let to = self.select_players(players, triggered, answers, luck)?;
                self.show_to(source, seats, &to, events);
            }
            AutoEffect::Limit { to, lasts } => {
                let limits = LastingEffect::Limits(seats.to_vec(), *to);
                self.add_for_players(triggered, seats, effect, limits, *lasts, events);
            }
            AutoEffect::JumpIn(lasts) => {
                let jumps_in = LastingEffect::JumpsIn(seats.to_vec());
                self.add_for_players(triggered, seats, effect, jumps_in, *lasts, events);
            }
            AutoEffect::Immune(turns) => self.protect(seats, *turns, events),
            AutoEffect::Shuffle => self.shuffle(target, luck, events),
            AutoEffect::Flip => self.push(Task::Flip),
            AutoEffect::Under => self.move_top_under(events),
            AutoEffect::MixBack => self.mix_back(luck, events),
            AutoEffect::AddRules(number) => (0..*number).for_each(|_| self.open_rule(events)),
            AutoEffect::DropRules => rules.iter().for_each(|rule| self.drop_rule(*rule, events)),
            // No more rules are dropped than there are new ones in the pile (BL-R38).
            AutoEffect::ReplaceRules => {
                let new_rules = self.rule_pile.len().min(rules.len());
                rules[..new_rules].iter().for_each(|rule| self.drop_rule(*rule, events));
                (0..new_rules).for_each(|_| self.open_rule(events));
            }
        }
        Ok(())
    }

    /// Makes somebody lose turns.
    pub(super) fn skip(&mut self, seat: Seat, turns: u8, events: &mut Events) {
        if let Some(skips) = self.skips.get_mut(seat.index()) {
            *skips = (*skips + turns).min(9);
            events.push(Event::WillLoseTurns(seat, turns));
        }
    }

    fn reverse(&mut self, seats: &[Seat], events: &mut Events) {
        if !seats.is_empty() {
            self.clockwise = !self.clockwise;
            events.push(Event::Reversed);
        }
    }

    fn protect(&mut self, seats: &[Seat], turns: u8, events: &mut Events) {
        for seat in seats {
            if let Some(end_turn) = self.immune.get_mut(seat.index()) {
                *end_turn = self.turn + u32::from(turns);
                events.push(Event::Immune(*seat));
            }
        }
    }

    fn discard(&mut self, source: EffectSource, seats: &[Seat], cards: Amount, pick: PickedBy) {
        let selection =
            |&of: &Seat| CardSelection { of, cards, by: pick.chooser(of, of), to: Destination::Discarded };
        self.ask_for_cards(source, seats.iter().map(selection).collect());
    }

    /// Each taker takes cards from each player in `from`, but never from themselves.
    fn take(&mut self, source: EffectSource, takers: &[Seat], from: &[Seat], cards: Amount, pick: PickedBy) {
        let pairs = takers.iter().flat_map(|to| from.iter().map(move |of| (*of, *to)));
        let selections = pairs.filter(|(of, to)| of != to);
        let selection =
            |(of, to)| CardSelection { of, cards, by: pick.chooser(of, to), to: Destination::To(to) };
        self.ask_for_cards(source, selections.map(selection).collect());
    }

    /// Each giver gives cards to the first receiver after them, never to themselves.
    fn give(&mut self, source: EffectSource, givers: &[Seat], to: &[Seat], cards: Amount, pick: PickedBy) {
        let selection = |&of: &Seat| {
            let to = self.first_after(of, to)?;
            Some(CardSelection { of, cards, by: pick.chooser(of, to), to: Destination::To(to) })
        };
        let selections = givers.iter().filter_map(selection).collect();
        self.ask_for_cards(source, selections);
    }

    fn discard_all(&mut self, source: EffectSource, seats: &[Seat], filter: &Filter) {
        let matching = |&of: &Seat| {
            let passes = |card: &CardIndex| self.passes(filter, *card, self.top());
            SelectedCards {
                of,
                cards: self.hand(of).iter().copied().filter(passes).collect(),
                to: Destination::Discarded,
            }
        };
        let selected = seats.iter().map(matching).collect();
        self.push(Task::Gather { source, left: Vec::new(), selected, answers: Vec::new() });
    }

    fn swap(&mut self, seats: &[Seat], with: &[Seat], events: &mut Events) {
        for &seat in seats {
            let other = self.first_after(seat, with);
            if let Some(other) = other.filter(|other| self.has_seat(*other) && self.has_seat(seat)) {
                self.hands.swap(seat.index(), other.index());
                self.hands_after_play.swap(seat.index(), other.index());
                events.push(Event::Swapped(seat, other));
            }
        }
    }

    fn pass(&mut self, source: EffectSource, seats: &[Seat], cards: Amount, direction: PassDirection) {
        let to = |of: Seat| match direction {
            PassDirection::Left => self.left_of(of),
            PassDirection::Right => self.right_of(of),
            PassDirection::Onward => self.next(of),
        };
        let selection = |&of: &Seat| CardSelection { of, cards, by: Some(of), to: Destination::To(to(of)) };
        let selections = seats.iter().map(selection).collect();
        self.ask_for_cards(source, selections);
    }

    /// Shows the top of the Draw Pile, whole hands, or some cards from each hand.
    fn show(
        &mut self,
        source: EffectSource,
        target: &ResolvedTarget,
        cards: Option<u8>,
        events: &mut Events,
    ) {
        if *target == ResolvedTarget::DrawPile {
            let cards = usize::from(cards.unwrap_or(1));
            let shown = self.draw_pile.iter().rev().take(cards).copied().collect();
            return self.show_cards(source, None, shown, events);
        }
        if let Some(cards) = cards {
            let cards = Amount::Number(cards);
            let selection = |&of: &Seat| CardSelection { of, cards, by: Some(of), to: Destination::Shown };
            return self.ask_for_cards(source, target.seats().iter().map(selection).collect());
        }
        for &of in target.seats().iter().rev() {
            let shown = self.hand(of).to_vec();
            self.show_cards(source, Some(of), shown, events);
        }
    }

    /// Shows cards until everybody has seen them.
    pub(super) fn show_cards(
        &mut self,
        source: EffectSource,
        of: Option<Seat>,
        shown: Vec<CardIndex>,
        events: &mut Events,
    ) {
        if shown.is_empty() {
            return;
        }
        events.push(Event::Shown { of, cards: count(&shown) });
        self.push(Task::Wait {
            choice: PendingChoice { by: None, kind: ChoiceKind::EverybodyHasSeen },
            source,
            shown,
        });
    }

    /// Shows the hand of each owner to the first player in `to` after the owner, one hand after the other.
    /// Only the own view of the player who looks has the cards.
    fn show_to(&mut self, source: EffectSource, owners: &[Seat], to: &[Seat], events: &mut Events) {
        let pair = |&of: &Seat| Some((of, self.first_after(of, to)?));
        let pairs: Vec<(Seat, Seat)> =
            owners.iter().filter(|of| !self.hand(**of).is_empty()).filter_map(pair).collect();
        events.extend(pairs.iter().map(|&(of, to)| Event::ShownTo { of, to }));
        for (of, to) in pairs.into_iter().rev() {
            let choice = PendingChoice { by: Some(to), kind: ChoiceKind::HasSeenHand { of } };
            self.push(Task::Wait { choice, source, shown: Vec::new() });
        }
    }

    /// The cards that a change applies to.
    fn affected_cards(&self, target: &ResolvedTarget) -> AffectedCards {
        match (target, self.top()) {
            (ResolvedTarget::InPlay(filter), Some(top)) if filter.is_any() => AffectedCards::Top(top),
            (ResolvedTarget::InPlay(filter), _) => AffectedCards::All(filter.clone()),
            (
                ResolvedTarget::Players(_)
                | ResolvedTarget::DrawPile
                | ResolvedTarget::DiscardPile
                | ResolvedTarget::Rules(_),
                _,
            ) => AffectedCards::Hands(target.seats().to_vec()),
        }
    }

    fn add_change(
        &mut self,
        triggered: &Triggered,
        affected: AffectedCards,
        counts: CountsAs,
        lasts: EffectDuration,
        answers: &[Pick],
        events: &mut Events,
    ) -> Result<(), PendingChoice> {
        let colour = match answers.first() {
            Some(Pick::Colour(colour)) => Some(*colour),
            Some(_) | None => None,
        };
        if counts == CountsAs::ChosenColour && colour.is_none() {
            return Err(PendingChoice { by: Some(self.active), kind: ChoiceKind::Colour });
        }
        let counts = counts.chosen(colour);
        let cards = match &affected {
            AffectedCards::Top(top) => {
                self.face(*top).map(|face| format!("the {}", face.card)).unwrap_or_default()
            }
            AffectedCards::All(filter) => filter.to_string(),
            AffectedCards::Hands(seats) => format!("any card in the hand of {}", self.names_of(seats)),
        };
        let description = AutoEffect::Change { counts, lasts }.describe(&cards);
        self.add_effect(
            triggered.source,
            LastingEffect::Counts(affected, counts),
            lasts,
            description,
            events,
        );
        Ok(())
    }

    /// Adds a lasting effect on players, if there are any.
    fn add_for_players(
        &mut self,
        triggered: &Triggered,
        seats: &[Seat],
        effect: &AutoEffect,
        lasting: LastingEffect,
        lasts: EffectDuration,
        events: &mut Events,
    ) {
        if !seats.is_empty() {
            let description = effect.describe(&self.names_of(seats));
            self.add_effect(triggered.source, lasting, lasts, description, events);
        }
    }

    fn add_effect(
        &mut self,
        source: EffectSource,
        effect: LastingEffect,
        lasts: EffectDuration,
        description: String,
        events: &mut Events,
    ) {
        let expiry = self.expiry(lasts, source);
        self.add_lasting(Lasting { effect, source, expiry, description }, events);
    }

    fn open_rule(&mut self, events: &mut Events) {
        if self.rule_pile.is_empty() {
            return;
        }
        let rule = self.rule_pile.remove(0);
        self.open_rules.push(OpenRule { rule, opened_in: self.turn, times_triggered: 0 });
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

    /// The names of players, for a sentence.
    pub(super) fn names_of(&self, seats: &[Seat]) -> String {
        listed(&seats.iter().map(|&seat| self.name(seat)).collect::<Vec<_>>())
    }
}

impl ResolvedTarget {
    /// The players; empty if the target is something else.
    fn seats(&self) -> &[Seat] {
        if let Self::Players(seats) = self { seats } else { &[] }
    }

    /// The rules; empty if the target is something else.
    fn rules(&self) -> &[RuleIndex] {
        if let Self::Rules(rules) = self { rules } else { &[] }
    }
}

impl PickedBy {
    /// The player who chooses the cards; `None` if they are chosen at random.
    fn chooser(self, owner: Seat, taker: Seat) -> Option<Seat> {
        match self {
            PickedBy::Random => None,
            PickedBy::Owner => Some(owner),
            PickedBy::Taker => Some(taker),
        }
    }
}
