//! What the page carries out by itself.

use super::{
    AutoEffect, Blank, CardNo, Choice, ChoiceKind, CountsAs, Destination, Event, Filter, PassDirection, Pick,
    PickedBy, Source, Task,
    check::unexpected,
    lasting::{AffectedCards, Lasting, LastingEffect},
    run::{Events, Progress},
    task::{CardSelection, Firing, ResolvedTarget, SelectedCards},
};
use crate::rules::{Luck, Seat};

impl Blank {
    /// Does a deed, or has something chosen for it first.
    pub(super) fn auto_effect(
        &mut self,
        firing: Firing,
        deed: &AutoEffect,
        on: ResolvedTarget,
        answers: Vec<Pick>,
        luck: &mut Luck,
        events: &mut Events,
    ) -> Progress {
        match self.try_effect(&firing, deed, &on, &answers, luck, events) {
            Ok(()) => Progress::Done,
            Err(choice) => {
                let source = firing.source;
                self.push(Task::AutoEffect { firing, deed: deed.clone(), on, answers });
                self.wait(choice, source)
            }
        }
    }

    fn try_effect(
        &mut self,
        firing: &Firing,
        deed: &AutoEffect,
        on: &ResolvedTarget,
        answers: &[Pick],
        luck: &mut Luck,
        events: &mut Events,
    ) -> Result<(), Choice> {
        match on {
            ResolvedTarget::Players(seats) => {
                self.apply_to_players(firing, deed, seats, answers, luck, events)?
            }
            ResolvedTarget::InPlay(filter) => {
                self.change(firing, deed, &self.in_play(filter), answers, events)?
            }
            ResolvedTarget::DrawPile | ResolvedTarget::DiscardPile => {
                self.apply_to_pile(firing, deed, on, luck, events)
            }
            ResolvedTarget::Rules(rules) => self.apply_to_rules(deed, rules, events),
        }
        Ok(())
    }

    fn apply_to_players(
        &mut self,
        firing: &Firing,
        deed: &AutoEffect,
        seats: &[Seat],
        answers: &[Pick],
        luck: &mut Luck,
        events: &mut Events,
    ) -> Result<(), Choice> {
        let source = firing.source;
        match deed {
            AutoEffect::Draw(cards) => {
                let left = seats.iter().map(|seat| (*seat, *cards)).collect();
                self.push(Task::Drawing { left, drawn: Vec::new(), penalty: false });
            }
            AutoEffect::Take { cards, from, pick } => {
                let from = self.select_players(from, firing, answers, luck)?;
                self.take(source, seats, &from, *cards, *pick);
            }
            AutoEffect::Give { cards, to, pick } => {
                let to = self.select_players(to, firing, answers, luck)?;
                self.give(source, seats, &to, *cards, *pick);
            }
            AutoEffect::Discard { cards, pick } => {
                let selection = |&of: &Seat| CardSelection {
                    of,
                    cards: *cards,
                    by: pick.of(of, of),
                    to: Destination::Discarded,
                };
                self.ask_for_cards(source, seats.iter().map(selection).collect());
            }
            AutoEffect::DiscardAll(filter) => self.discard_all(source, seats, filter),
            AutoEffect::Change { .. } => {
                self.change(firing, deed, &AffectedCards::Hands(seats.to_vec()), answers, events)?
            }
            AutoEffect::Swap(with) => {
                let with = self.select_players(with, firing, answers, luck)?;
                self.swap(seats, &with, events);
            }
            AutoEffect::Pass { cards, to } => self.pass(source, seats, *cards, *to),
            AutoEffect::Show(cards) => self.show(source, seats, *cards, events),
            AutoEffect::Limit { to, lasts } if !seats.is_empty() => {
                let description = deed.told(&self.names_of(seats));
                let expiry = self.expiry(*lasts, source);
                let effect = LastingEffect::Limits(seats.to_vec(), *to);
                self.last(Lasting { effect, source, expiry, description }, events);
            }
            AutoEffect::Skip(_) | AutoEffect::Reverse | AutoEffect::Again | AutoEffect::Immune(_) => {
                self.apply_to_turns(deed, seats, events)
            }
            // There is nobody to whom it applies.
            AutoEffect::Limit { .. } => {}
            AutoEffect::Shuffle
            | AutoEffect::Flip
            | AutoEffect::Under
            | AutoEffect::MixBack
            | AutoEffect::AddRules(_)
            | AutoEffect::DropRules
            | AutoEffect::ReplaceRules => unexpected("a deed that is not for players"),
        }
        Ok(())
    }

    /// Deeds that change whose turn it will be, or what it will bring.
    fn apply_to_turns(&mut self, deed: &AutoEffect, seats: &[Seat], events: &mut Events) {
        match deed {
            AutoEffect::Reverse if !seats.is_empty() => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed);
            }
            AutoEffect::Again if seats.contains(&self.active) => self.again = (self.again + 1).min(5),
            AutoEffect::Skip(turns) => {
                for seat in seats {
                    if let Some(skips) = self.skips.get_mut(seat.index()) {
                        *skips = (*skips + turns).min(9);
                        events.push(Event::WillLose(*seat, *turns));
                    }
                }
            }
            AutoEffect::Immune(turns) => {
                for seat in seats {
                    if let Some(until) = self.immune.get_mut(seat.index()) {
                        *until = self.turn + u32::from(*turns);
                        events.push(Event::Immune(*seat));
                    }
                }
            }
            // For nobody, or not for whoever's turn it is.
            AutoEffect::Reverse | AutoEffect::Again => {}
            AutoEffect::Draw(_)
            | AutoEffect::Take { .. }
            | AutoEffect::Give { .. }
            | AutoEffect::Discard { .. }
            | AutoEffect::DiscardAll(_)
            | AutoEffect::Change { .. }
            | AutoEffect::Swap(_)
            | AutoEffect::Pass { .. }
            | AutoEffect::Show(_)
            | AutoEffect::Shuffle
            | AutoEffect::Flip
            | AutoEffect::Under
            | AutoEffect::MixBack
            | AutoEffect::AddRules(_)
            | AutoEffect::DropRules
            | AutoEffect::ReplaceRules
            | AutoEffect::Limit { .. } => unexpected("a deed that is not about turns"),
        }
    }

    /// Takers take from each of several others.
    fn take(&mut self, source: Source, takers: &[Seat], from: &[Seat], cards: u8, pick: PickedBy) {
        let pairs = takers.iter().flat_map(|to| from.iter().map(move |of| (*of, *to)));
        let selections = pairs.filter(|(of, to)| of != to);
        let selection = |(of, to)| CardSelection { of, cards, by: pick.of(of, to), to: Destination::To(to) };
        self.ask_for_cards(source, selections.map(selection).collect());
    }

    /// Givers give, each to the first other of those who get something, counted on from the giver.
    fn give(&mut self, source: Source, givers: &[Seat], to: &[Seat], cards: u8, pick: PickedBy) {
        let selection = |&of: &Seat| {
            let to = self.round(of).into_iter().skip(1).find(|seat| to.contains(seat))?;
            Some(CardSelection { of, cards, by: pick.of(of, to), to: Destination::To(to) })
        };
        let selections = givers.iter().filter_map(selection).collect();
        self.ask_for_cards(source, selections);
    }

    fn discard_all(&mut self, source: Source, seats: &[Seat], filter: &Filter) {
        let passing = |&of: &Seat| {
            let passes = |card: &CardNo| self.passes(filter, *card, self.top());
            SelectedCards {
                of,
                cards: self.hand(of).iter().copied().filter(passes).collect(),
                to: Destination::Discarded,
            }
        };
        let selected = seats.iter().map(passing).collect();
        self.push(Task::Gather { source, left: Vec::new(), selected, answers: Vec::new() });
    }

    fn swap(&mut self, seats: &[Seat], with: &[Seat], events: &mut Events) {
        for &seat in seats {
            let other = self.round(seat).into_iter().skip(1).find(|other| with.contains(other));
            if let Some(other) = other.filter(|other| self.sits(*other) && self.sits(seat)) {
                self.hands.swap(seat.index(), other.index());
                events.push(Event::Swapped(seat, other));
            }
        }
    }

    fn pass(&mut self, source: Source, seats: &[Seat], cards: u8, way: PassDirection) {
        let to = |of: Seat| match way {
            PassDirection::Left => self.left_of(of),
            PassDirection::Right => self.right_of(of),
            PassDirection::Onward => self.next(of),
        };
        let selection = |&of: &Seat| CardSelection { of, cards, by: Some(of), to: Destination::To(to(of)) };
        let selections = seats.iter().map(selection).collect();
        self.ask_for_cards(source, selections);
    }

    /// Shows hands, or some cards of each, to all.
    fn show(&mut self, source: Source, seats: &[Seat], cards: Option<u8>, events: &mut Events) {
        if let Some(cards) = cards {
            let selection = |&of: &Seat| CardSelection { of, cards, by: Some(of), to: Destination::Shown };
            return self.ask_for_cards(source, seats.iter().map(selection).collect());
        }
        for &of in seats.iter().rev() {
            let shown = self.hand(of).to_vec();
            self.show_cards(source, Some(of), shown, events);
        }
    }

    /// Shows cards until everybody has seen them.
    pub(super) fn show_cards(
        &mut self,
        source: Source,
        of: Option<Seat>,
        shown: Vec<CardNo>,
        events: &mut Events,
    ) {
        if shown.is_empty() {
            return;
        }
        events.push(Event::Shown { of, cards: u8::try_from(shown.len()).unwrap_or(u8::MAX) });
        self.push(Task::Wait { choice: Choice { by: None, kind: ChoiceKind::Seen }, source, shown });
    }

    /// The cards in play that a change is for.
    fn in_play(&self, filter: &Filter) -> AffectedCards {
        match self.top() {
            Some(top) if filter.is_any() => AffectedCards::Top(top),
            Some(_) | None => AffectedCards::All(filter.clone()),
        }
    }

    fn change(
        &mut self,
        firing: &Firing,
        deed: &AutoEffect,
        scope: &AffectedCards,
        answers: &[Pick],
        events: &mut Events,
    ) -> Result<(), Choice> {
        let AutoEffect::Change { counts, lasts } = deed else {
            unexpected("a deed that is not a change");
            return Ok(());
        };
        let colour = match answers.first() {
            Some(Pick::Colour(colour)) => Some(*colour),
            Some(_) | None => None,
        };
        if *counts == CountsAs::ChosenColour && colour.is_none() {
            return Err(Choice { by: Some(self.active), kind: ChoiceKind::Colour });
        }
        let counts = counts.chosen(colour);
        let what = match scope {
            AffectedCards::Top(top) => {
                self.face(*top).map(|face| format!("the {}", face.card)).unwrap_or_default()
            }
            AffectedCards::All(filter) => filter.to_string(),
            AffectedCards::Hands(seats) => format!("any card in the hand of {}", self.names_of(seats)),
        };
        let description = AutoEffect::Change { counts, lasts: *lasts }.told(&what);
        let (source, expiry) = (firing.source, self.expiry(*lasts, firing.source));
        self.last(
            Lasting { effect: LastingEffect::Counts(scope.clone(), counts), source, expiry, description },
            events,
        );
        Ok(())
    }

    /// The names of some, as one says them.
    pub(super) fn names_of(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.setup.name(seat).to_string()).collect();
        match names.split_last() {
            None => "nobody".to_owned(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }
}

impl PickedBy {
    /// Who chooses cards that go from one hand to another.
    fn of(self, owner: Seat, taker: Seat) -> Option<Seat> {
        match self {
            PickedBy::Random => None,
            PickedBy::Owner => Some(owner),
            PickedBy::Taker => Some(taker),
        }
    }
}
