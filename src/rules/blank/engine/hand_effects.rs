//! Effects on hands: the cards that change hands, are discarded, or are shown.

use super::{
    Amount, Blank, CardIndex, ChoiceKind, Destination, EffectSource, Event, Filter, Obstacle, PassDirection,
    PendingChoice, PickedBy, PlayerSelector, Task,
    apply::count,
    obstacles::nothing_done,
    run::Events,
    task::{CardSelection, ResolvedTarget, SelectedCards},
};
use crate::rules::Seat;

/// The players whom an effect needs besides those whom it is for.
pub(super) struct Others {
    seats: Vec<Seat>,
    /// Why the effect does nothing for a player who is the only one of them.
    nobody: fn(Seat) -> Obstacle,
}

impl Others {
    /// The players that a selector has selected.
    pub(super) fn of(selector: &PlayerSelector, seats: Vec<Seat>) -> Self {
        let is_next = *selector == PlayerSelector::Next;
        Self { seats, nobody: if is_next { |_| Obstacle::NobodyNext } else { Obstacle::NobodyElse } }
    }
}

impl Blank {
    pub(super) fn draw(&mut self, source: EffectSource, seats: &[Seat], cards: Amount, events: &mut Events) {
        let mut left: Vec<(Seat, u8)> = Vec::new();
        for &seat in seats {
            let before = left.iter().fold(0u8, |sum, (_, cards)| sum.saturating_add(*cards));
            let cards = match cards {
                Amount::UntilMatch => self.cards_until_match(seat, before),
                cards => self.cards_to_get(cards, seat),
            };
            left.push((seat, cards));
        }
        let none = left.iter().filter(|(_, cards)| *cards == 0);
        none.for_each(|&(seat, _)| nothing_done(source, Obstacle::to_get_none(cards, seat), events));
        self.push(Task::Drawing { left, drawn: Vec::new(), penalty: false });
    }

    pub(super) fn discard(&mut self, source: EffectSource, seats: &[Seat], cards: Amount, pick: PickedBy) {
        let selection =
            |&of: &Seat| CardSelection { of, cards, by: pick.chooser(of, of), to: Destination::Discarded };
        self.ask_for_cards(source, seats.iter().map(selection).collect());
    }

    /// Each taker takes cards from each player in `from`, but never from themselves.
    pub(super) fn take(
        &mut self,
        source: EffectSource,
        takers: &[Seat],
        from: &Others,
        cards: Amount,
        pick: PickedBy,
        events: &mut Events,
    ) {
        let mut selections = Vec::new();
        for &to in takers {
            let others = from.seats.iter().copied().filter(|of| *of != to);
            let before = selections.len();
            selections.extend(others.map(|of| CardSelection {
                of,
                cards,
                by: pick.chooser(of, to),
                to: Destination::To(to),
            }));
            if selections.len() == before {
                nothing_done(source, (from.nobody)(to), events);
            }
        }
        self.ask_for_cards(source, selections);
    }

    /// Each giver gives cards to the first receiver after them, never to themselves.
    pub(super) fn give(
        &mut self,
        source: EffectSource,
        givers: &[Seat],
        to: &Others,
        cards: Amount,
        pick: PickedBy,
        events: &mut Events,
    ) {
        let selection =
            |(of, to)| CardSelection { of, cards, by: pick.chooser(of, to), to: Destination::To(to) };
        let pairs = self.with_others(source, givers, to, events);
        self.ask_for_cards(source, pairs.into_iter().map(selection).collect());
    }

    /// Each of these players with the first of the others after them. Those who are alone are left out, and it is said.
    fn with_others(
        &self,
        source: EffectSource,
        seats: &[Seat],
        others: &Others,
        events: &mut Events,
    ) -> Vec<(Seat, Seat)> {
        let mut pairs = Vec::new();
        for &seat in seats {
            match self.first_after(seat, &others.seats) {
                Some(other) => pairs.push((seat, other)),
                None => nothing_done(source, (others.nobody)(seat), events),
            }
        }
        pairs
    }

    pub(super) fn discard_all(
        &mut self,
        source: EffectSource,
        seats: &[Seat],
        filter: &Filter,
        events: &mut Events,
    ) {
        let mut selected = Vec::new();
        for &of in seats {
            let passes = |card: &CardIndex| self.passes(filter, *card, self.top());
            let cards: Vec<CardIndex> = self.hand(of).iter().copied().filter(passes).collect();
            if cards.is_empty() {
                nothing_done(source, Obstacle::NoSuchCard(of), events);
            }
            selected.push(SelectedCards { of, cards, to: Destination::Discarded });
        }
        self.push(Task::Gather { source, left: Vec::new(), selected, answers: Vec::new() });
    }

    pub(super) fn swap(&mut self, source: EffectSource, seats: &[Seat], with: &Others, events: &mut Events) {
        for (seat, other) in self.with_others(source, seats, with, events) {
            self.hands.swap(seat.index(), other.index());
            self.hands_after_play.swap(seat.index(), other.index());
            events.push(Event::Swapped(seat, other));
        }
    }

    pub(super) fn pass(
        &mut self,
        source: EffectSource,
        seats: &[Seat],
        cards: Amount,
        direction: PassDirection,
    ) {
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
    pub(super) fn show(
        &mut self,
        source: EffectSource,
        target: &ResolvedTarget,
        cards: Option<u8>,
        events: &mut Events,
    ) {
        if *target == ResolvedTarget::DrawPile {
            let cards = usize::from(cards.unwrap_or(1));
            let shown = self.draw_pile.iter().rev().take(cards).copied().collect();
            self.is_pile_known = true;
            return self.show_cards(source, None, shown, events);
        }
        if let Some(cards) = cards {
            let cards = Amount::Number(cards);
            let selection = |&of: &Seat| CardSelection { of, cards, by: Some(of), to: Destination::Shown };
            return self.ask_for_cards(source, target.seats().iter().map(selection).collect());
        }
        // What is put on the stack last is shown first.
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
            let why = of.map_or(Obstacle::DrawPileEmpty, |of| Obstacle::NoCard(of, Destination::Shown));
            return nothing_done(source, why, events);
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
    pub(super) fn show_to(
        &mut self,
        source: EffectSource,
        owners: &[Seat],
        to: &Others,
        events: &mut Events,
    ) {
        let (owners, empty): (Vec<Seat>, Vec<Seat>) =
            owners.iter().partition(|of| !self.hand(**of).is_empty());
        for of in empty {
            nothing_done(source, Obstacle::NoCard(of, Destination::Shown), events);
        }
        let pairs = self.with_others(source, &owners, to, events);
        events.extend(pairs.iter().map(|&(of, to)| Event::ShownTo { of, to }));
        // What is put on the stack last is shown first.
        for (of, to) in pairs.into_iter().rev() {
            let choice = PendingChoice { by: Some(to), kind: ChoiceKind::HasSeenHand { of } };
            self.push(Task::Wait { choice, source, shown: Vec::new() });
        }
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
