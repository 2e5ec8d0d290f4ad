//! What the page carries out by itself.

use super::{
    Blank, CardNo, Choice, CountsAs, Deed, Event, Fate, Filter, Pick, Picked, Source, Task, Way, Wish,
    gap::gap,
    lasting::{Lasting, Scope, What},
    run::{Events, Step},
    task::{Firing, Got, Grab, On},
};
use crate::rules::{Luck, Seat};

impl Blank {
    /// Does a deed, or has something chosen for it first.
    pub(super) fn deed(
        &mut self,
        firing: Firing,
        deed: &Deed,
        on: On,
        answers: Vec<Pick>,
        luck: &mut Luck,
        events: &mut Events,
    ) -> Step {
        match self.try_deed(&firing, deed, &on, &answers, luck, events) {
            Ok(()) => Step::Done,
            Err(choice) => {
                let source = firing.source;
                self.push(Task::Deed { firing, deed: deed.clone(), on, answers });
                self.wait(choice, source)
            }
        }
    }

    fn try_deed(
        &mut self,
        firing: &Firing,
        deed: &Deed,
        on: &On,
        answers: &[Pick],
        luck: &mut Luck,
        events: &mut Events,
    ) -> Result<(), Choice> {
        match on {
            On::Players(seats) => self.on_players(firing, deed, seats, answers, luck, events)?,
            On::InPlay(filter) => self.change(firing, deed, &self.in_play(filter), answers, events)?,
            On::DrawPile | On::DiscardPile => self.on_pile(firing, deed, on, luck, events),
            On::Rules(rules) => self.on_rules(deed, rules, events),
        }
        Ok(())
    }

    fn on_players(
        &mut self,
        firing: &Firing,
        deed: &Deed,
        seats: &[Seat],
        answers: &[Pick],
        luck: &mut Luck,
        events: &mut Events,
    ) -> Result<(), Choice> {
        let source = firing.source;
        match deed {
            Deed::Draw(cards) => {
                let left = seats.iter().map(|seat| (*seat, *cards)).collect();
                self.push(Task::Drawing { left, drawn: Vec::new(), penalty: false });
            }
            Deed::Take { cards, from, pick } => {
                let from = self.whom(from, firing, answers, luck)?;
                self.take(source, seats, &from, *cards, *pick);
            }
            Deed::Give { cards, to, pick } => {
                let to = self.whom(to, firing, answers, luck)?;
                self.give(source, seats, &to, *cards, *pick);
            }
            Deed::Discard { cards, pick } => {
                let grab = |&of: &Seat| Grab { of, cards: *cards, by: pick.of(of, of), to: Fate::Discarded };
                self.grab(source, seats.iter().map(grab).collect());
            }
            Deed::DiscardAll(filter) => self.discard_all(source, seats, filter),
            Deed::Change { .. } => {
                self.change(firing, deed, &Scope::Hands(seats.to_vec()), answers, events)?
            }
            Deed::Swap(with) => {
                let with = self.whom(with, firing, answers, luck)?;
                self.swap(seats, &with, events);
            }
            Deed::Pass { cards, to } => self.pass(source, seats, *cards, *to),
            Deed::Show(cards) => self.show(source, seats, *cards, events),
            Deed::Limit { to, lasts } if !seats.is_empty() => {
                let told = deed.told(&self.listed(seats));
                let until = self.until(*lasts, source);
                let what = What::Limits(seats.to_vec(), *to);
                self.last(Lasting { what, source, until, told }, events);
            }
            Deed::Skip(_) | Deed::Reverse | Deed::Again | Deed::Immune(_) => {
                self.on_turns(deed, seats, events)
            }
            // There is nobody to whom it applies.
            Deed::Limit { .. } => {}
            Deed::Shuffle
            | Deed::Flip
            | Deed::Under
            | Deed::MixBack
            | Deed::AddRules(_)
            | Deed::DropRules
            | Deed::ReplaceRules => gap("a deed that is not for players"),
        }
        Ok(())
    }

    /// Deeds that change whose turn it will be, or what it will bring.
    fn on_turns(&mut self, deed: &Deed, seats: &[Seat], events: &mut Events) {
        match deed {
            Deed::Reverse if !seats.is_empty() => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed);
            }
            Deed::Again if seats.contains(&self.active) => self.again = (self.again + 1).min(5),
            Deed::Skip(turns) => {
                for seat in seats {
                    if let Some(skips) = self.skips.get_mut(seat.index()) {
                        *skips = (*skips + turns).min(9);
                        events.push(Event::WillLose(*seat, *turns));
                    }
                }
            }
            Deed::Immune(turns) => {
                for seat in seats {
                    if let Some(until) = self.immune.get_mut(seat.index()) {
                        *until = self.turn + u32::from(*turns);
                        events.push(Event::Immune(*seat));
                    }
                }
            }
            // For nobody, or not for whoever's turn it is.
            Deed::Reverse | Deed::Again => {}
            Deed::Draw(_)
            | Deed::Take { .. }
            | Deed::Give { .. }
            | Deed::Discard { .. }
            | Deed::DiscardAll(_)
            | Deed::Change { .. }
            | Deed::Swap(_)
            | Deed::Pass { .. }
            | Deed::Show(_)
            | Deed::Shuffle
            | Deed::Flip
            | Deed::Under
            | Deed::MixBack
            | Deed::AddRules(_)
            | Deed::DropRules
            | Deed::ReplaceRules
            | Deed::Limit { .. } => gap("a deed that is not about turns"),
        }
    }

    /// Takers take from each of several others.
    fn take(&mut self, source: Source, takers: &[Seat], from: &[Seat], cards: u8, pick: Picked) {
        let pairs = takers.iter().flat_map(|to| from.iter().map(move |of| (*of, *to)));
        let grabs = pairs.filter(|(of, to)| of != to);
        let grab = |(of, to)| Grab { of, cards, by: pick.of(of, to), to: Fate::To(to) };
        self.grab(source, grabs.map(grab).collect());
    }

    /// Givers give, each to the first other of those who get something, counted on from the giver.
    fn give(&mut self, source: Source, givers: &[Seat], to: &[Seat], cards: u8, pick: Picked) {
        let grab = |&of: &Seat| {
            let to = self.round(of).into_iter().skip(1).find(|seat| to.contains(seat))?;
            Some(Grab { of, cards, by: pick.of(of, to), to: Fate::To(to) })
        };
        let grabs = givers.iter().filter_map(grab).collect();
        self.grab(source, grabs);
    }

    fn discard_all(&mut self, source: Source, seats: &[Seat], filter: &Filter) {
        let passing = |&of: &Seat| {
            let passes = |card: &CardNo| self.passes(filter, *card, self.top());
            Got { of, cards: self.hand(of).iter().copied().filter(passes).collect(), to: Fate::Discarded }
        };
        let got = seats.iter().map(passing).collect();
        self.push(Task::Gather { source, left: Vec::new(), got, answers: Vec::new() });
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

    fn pass(&mut self, source: Source, seats: &[Seat], cards: u8, way: Way) {
        let to = |of: Seat| match way {
            Way::Left => self.left_of(of),
            Way::Right => self.right_of(of),
            Way::Onward => self.next(of),
        };
        let grab = |&of: &Seat| Grab { of, cards, by: Some(of), to: Fate::To(to(of)) };
        let grabs = seats.iter().map(grab).collect();
        self.grab(source, grabs);
    }

    /// Shows hands, or some cards of each, to all.
    fn show(&mut self, source: Source, seats: &[Seat], cards: Option<u8>, events: &mut Events) {
        if let Some(cards) = cards {
            let grab = |&of: &Seat| Grab { of, cards, by: Some(of), to: Fate::Shown };
            return self.grab(source, seats.iter().map(grab).collect());
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
        self.push(Task::Wait { choice: Choice { by: None, wish: Wish::Seen }, source, shown });
    }

    /// The cards in play that a change is for.
    fn in_play(&self, filter: &Filter) -> Scope {
        match self.top() {
            Some(top) if filter.is_any() => Scope::Top(top),
            Some(_) | None => Scope::All(filter.clone()),
        }
    }

    fn change(
        &mut self,
        firing: &Firing,
        deed: &Deed,
        scope: &Scope,
        answers: &[Pick],
        events: &mut Events,
    ) -> Result<(), Choice> {
        let Deed::Change { counts, lasts } = deed else {
            gap("a deed that is not a change");
            return Ok(());
        };
        let colour = match answers.first() {
            Some(Pick::Colour(colour)) => Some(*colour),
            Some(_) | None => None,
        };
        if *counts == CountsAs::ChosenColour && colour.is_none() {
            return Err(Choice { by: Some(self.active), wish: Wish::Colour });
        }
        let counts = counts.chosen(colour);
        let what = match scope {
            Scope::Top(top) => self.face(*top).map(|face| format!("the {}", face.card)).unwrap_or_default(),
            Scope::All(filter) => filter.to_string(),
            Scope::Hands(seats) => format!("any card in the hand of {}", self.listed(seats)),
        };
        let told = Deed::Change { counts, lasts: *lasts }.told(&what);
        let (source, until) = (firing.source, self.until(*lasts, firing.source));
        self.last(Lasting { what: What::Counts(scope.clone(), counts), source, until, told }, events);
        Ok(())
    }

    /// The names of some, as one says them.
    pub(super) fn listed(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|&seat| self.setup.name(seat).to_string()).collect();
        match names.split_last() {
            None => "nobody".to_owned(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => format!("{} and {last}", others.join(", ")),
        }
    }
}

impl Picked {
    /// Who chooses cards that go from one hand to another.
    fn of(self, owner: Seat, taker: Seat) -> Option<Seat> {
        match self {
            Picked::Random => None,
            Picked::Owner => Some(owner),
            Picked::Taker => Some(taker),
        }
    }
}
