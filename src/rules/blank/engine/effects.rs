//! Automatic effects.

use super::{
    AutoEffect, Blank, ChoiceKind, CountsAs, EffectDuration, EffectSource, Event, Obstacle, PendingChoice,
    Pick, RuleIndex,
    hand_effects::Others,
    lasting::{AffectedCards, Lasting, LastingEffect},
    obstacles::nothing_done,
    run::{Events, TaskResult},
    task::{ResolvedTarget, Task, Triggered},
};
use crate::{
    rules::{Luck, Seat},
    wording::listed,
};

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
            AutoEffect::Draw(cards) => self.draw(source, seats, *cards, events),
            AutoEffect::Take { cards, from, pick } => {
                let from = Others::of(from, self.select_players(from, triggered, answers, luck)?);
                self.take(source, seats, &from, *cards, *pick, events);
            }
            AutoEffect::TakeDiscards(cards) => self.take_discards(source, seats, *cards, events),
            AutoEffect::Give { cards, to, pick } => {
                let to = Others::of(to, self.select_players(to, triggered, answers, luck)?);
                self.give(source, seats, &to, *cards, *pick, events);
            }
            AutoEffect::Discard { cards, pick } => self.discard(source, seats, *cards, *pick),
            AutoEffect::DiscardAll(filter) => self.discard_all(source, seats, filter, events),
            AutoEffect::Change { counts, lasts } => {
                self.add_change(triggered, self.affected_cards(target), *counts, *lasts, answers, events)?;
            }
            AutoEffect::Skip(turns) => seats.iter().for_each(|&seat| self.skip(source, seat, *turns, events)),
            AutoEffect::Reverse => self.reverse(seats, events),
            AutoEffect::PlayAgain => self.play_again(source, seats, events),
            AutoEffect::Swap(with) => {
                let with = Others::of(with, self.select_players(with, triggered, answers, luck)?);
                self.swap(source, seats, &with, events);
            }
            AutoEffect::Pass { cards, to } => self.pass(source, seats, *cards, *to),
            AutoEffect::Show(cards) => self.show(source, target, *cards, events),
            AutoEffect::ShowTo(players) => {
                let to = Others::of(players, self.select_players(players, triggered, answers, luck)?);
                self.show_to(source, seats, &to, events);
            }
            AutoEffect::Limit { to, lasts } => {
                let limits = LastingEffect::Limits(seats.to_vec(), *to);
                self.add_for_players(triggered, seats, limits, *lasts, events);
            }
            AutoEffect::JumpIn(lasts) => {
                let jumps_in = LastingEffect::JumpsIn(seats.to_vec());
                self.add_for_players(triggered, seats, jumps_in, *lasts, events);
            }
            AutoEffect::DrawOrPass { cards, by, penalty } => {
                self.lay_on_each(seats, *cards, *by, *penalty, events);
            }
            AutoEffect::Immune(turns) => self.protect(seats, *turns, events),
            AutoEffect::Shuffle => self.shuffle(source, target, luck, events),
            AutoEffect::Flip => self.push(Task::Flip { source }),
            AutoEffect::Under => self.move_top_under(source, events),
            AutoEffect::MixBack => self.mix_back(source, luck, events),
            AutoEffect::AddRules(number) => self.add_rules(source, *number, events),
            AutoEffect::DropRules => self.drop_rules(source, rules, events),
            AutoEffect::ReplaceRules => self.replace_rules(source, rules, events),
        }
        Ok(())
    }

    /// The most turns that somebody can have to lose. A game has about ten turns for each player, so more would be the whole game.
    pub(super) const MOST_LOST_TURNS: u8 = 9;

    /// Makes somebody lose turns.
    pub(super) fn skip(&mut self, source: EffectSource, seat: Seat, turns: u8, events: &mut Events) {
        const MOST: u8 = Blank::MOST_LOST_TURNS;
        match self.skips.get_mut(seat.index()) {
            Some(&mut MOST) => nothing_done(source, Obstacle::MostLostTurns(seat), events),
            Some(skips) => {
                let before = *skips;
                *skips = (before + turns).min(MOST);
                events.push(Event::WillLoseTurns(seat, *skips - before));
            }
            None => {}
        }
    }

    fn play_again(&mut self, source: EffectSource, seats: &[Seat], events: &mut Events) {
        /// The most extra plays that wait at the same time: rules could give them for ever.
        const MOST: u8 = 5;
        let active = self.active;
        let why = match seats.first() {
            None => return,
            Some(&seat) if !seats.contains(&active) => Obstacle::NotTheirTurn(seat),
            Some(_) if self.penalised => Obstacle::TurnEnds(active),
            Some(_) if self.extra_plays == MOST => Obstacle::MostExtraPlays(active),
            Some(_) => {
                self.extra_plays += 1;
                return;
            }
        };
        nothing_done(source, why, events);
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

    /// The cards that a change applies to.
    fn affected_cards(&self, target: &ResolvedTarget) -> AffectedCards {
        match (target, self.top()) {
            (ResolvedTarget::InPlay(filter), Some(top)) if filter.is_any() => AffectedCards::Top(top),
            (ResolvedTarget::InPlay(filter), _) => AffectedCards::All(filter.clone()),
            // Of these, a change fits only hands.
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
        self.add_effect(triggered.source, LastingEffect::Counts(affected, counts), lasts, events);
        Ok(())
    }

    /// Adds a lasting effect on players, if there are any.
    fn add_for_players(
        &mut self,
        triggered: &Triggered,
        seats: &[Seat],
        lasting: LastingEffect,
        lasts: EffectDuration,
        events: &mut Events,
    ) {
        if !seats.is_empty() {
            self.add_effect(triggered.source, lasting, lasts, events);
        }
    }

    fn add_effect(
        &mut self,
        source: EffectSource,
        effect: LastingEffect,
        lasts: EffectDuration,
        events: &mut Events,
    ) {
        let expiry = self.expiry(lasts, source);
        self.add_lasting(Lasting { effect, source, expiry, lasts }, events);
    }

    /// The names of players, for a sentence.
    pub(super) fn names_of(&self, seats: &[Seat]) -> String {
        listed(seats.iter().map(|&seat| self.name(seat)))
    }
}

impl ResolvedTarget {
    /// The players; `None` if the target is something else.
    pub(super) fn players(&self) -> Option<&[Seat]> {
        if let Self::Players(seats) = self { Some(seats) } else { None }
    }

    /// The players; empty if the target is something else.
    pub(super) fn seats(&self) -> &[Seat] {
        self.players().unwrap_or_default()
    }

    /// The rules; empty if the target is something else.
    fn rules(&self) -> &[RuleIndex] {
        if let Self::Rules(rules) = self { rules } else { &[] }
    }
}
