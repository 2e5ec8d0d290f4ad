//! Draws cards, moves them between hands, and discards them from hands.

use super::{
    Amount, Blank, CardIndex, CardSeen, ChoiceKind, Destination, EffectSource, Event, Obstacle,
    PendingChoice, Pick, Task,
    apply::count,
    event::PenaltyReason,
    fact::Fact,
    obstacles::nothing_done,
    run::{Events, TaskResult},
    task::{CardSelection, SelectedCards},
};
use crate::rules::{Luck, Seat};

impl Blank {
    /// Draws cards one by one. If the Draw Pile is empty and a card is needed, the game pauses (BL-60, BL-R23, BL-R45).
    pub(super) fn drawing(
        &mut self,
        mut left: Vec<(Seat, u8)>,
        mut drawn: Vec<(Seat, u8)>,
        penalty: bool,
        events: &mut Events,
    ) -> TaskResult {
        while let Some(&(seat, cards)) = left.first() {
            if cards == 0 {
                left.remove(0);
                continue;
            }
            let Some(card) = self.draw_pile.pop() else {
                if !self.can_shuffle() {
                    // No cards can be reshuffled, so the missing cards are never drawn (BL-R24, BL-R62). It is said of whoever
                    // has drawn nothing, too.
                    left.iter()
                        .filter(|(_, missing)| *missing > 0)
                        .for_each(|(seat, _)| add(&mut drawn, *seat, 0));
                    break;
                }
                events.push(Event::DrawPileEmpty);
                self.push(Task::Drawing { left, drawn, penalty });
                return self.wait_with(Task::Pause);
            };
            self.hands[seat.index()].push(card);
            left[0].1 -= 1;
            add(&mut drawn, seat, 1);
        }
        events.extend(drawn.iter().map(|&(seat, cards)| Event::Drew { seat, cards }));
        self.trigger_rules(&Fact::Drew { counts: drawn, penalty });
        TaskResult::Done
    }

    /// Whether the Draw Pile is empty, there are discards to shuffle, and the options of the table allow it
    /// (BL-61, BL-R24, BL-R62).
    pub(super) fn can_shuffle(&self) -> bool {
        self.draw_pile.is_empty() && self.discards.len() > 1 && !self.setup.house.one_pile
    }

    /// The number of cards that `amount` means for a hand of this size that loses cards (BL-R50, BL-R51).
    fn cards_to_lose(&self, amount: Amount, hand_size: usize) -> u8 {
        let hand_size = u8::try_from(hand_size).unwrap_or(u8::MAX);
        match amount {
            Amount::Number(cards) => cards,
            Amount::TopNumber => {
                self.top().and_then(|top| self.face(top)).map_or(0, |face| face.number().get())
            }
            Amount::Played => self.last_played,
            Amount::UntilHandHas(left) => hand_size.saturating_sub(left),
            // Cards leave no hand until one matches.
            Amount::UntilMatch => 0,
            Amount::All => hand_size,
        }
    }

    /// The number of cards that `amount` means for a player who gets cards from a pile (BL-R50, BL-R51).
    pub(super) fn cards_to_get(&self, amount: Amount, seat: Seat) -> u8 {
        let hand_size = self.hand(seat).len();
        match amount {
            Amount::UntilHandHas(size) => size.saturating_sub(u8::try_from(hand_size).unwrap_or(u8::MAX)),
            Amount::Number(_) | Amount::TopNumber | Amount::Played | Amount::UntilMatch | Amount::All => {
                self.cards_to_lose(amount, hand_size)
            }
        }
    }

    /// The number of cards that a player draws until one matches, after others have drawn `before` cards: none if one in the hand does,
    /// and at most as many as are left in the Draw Pile. If it is empty, it is one, for which the discards are shuffled (BL-R81).
    pub(super) fn cards_until_match(&self, seat: Seat, before: u8) -> u8 {
        if self.can_play(seat) {
            return 0;
        }
        let mut pile = self.draw_pile.iter().rev().skip(before.into());
        let left = pile.len().max(1);
        let found = pile.position(|&card| self.matches(seat, &[card]).any());
        u8::try_from(found.map_or(left, |position| position + 1)).unwrap_or(u8::MAX)
    }

    /// Shuffles all discards but the top one into a new Draw Pile (BL-61, BL-62).
    pub(super) fn reshuffle(&mut self, luck: &mut Luck, events: &mut Events) {
        self.shuffle_discards_in(luck);
        events.push(Event::Reshuffled { cards: u16::try_from(self.draw_pile.len()).unwrap_or(u16::MAX) });
        self.trigger_rules(&Fact::Reshuffled);
    }

    /// Gives Penalties of one card each (BL-58). If the active player gets one, the turn ends (BL-40, BL-R12).
    pub(super) fn penalise(&mut self, penalties: &[(Seat, PenaltyReason)], events: &mut Events) {
        if penalties.is_empty() {
            return;
        }
        events.extend(penalties.iter().map(|&(seat, reason)| Event::Penalty { seat, reason }));
        let mut seats: Vec<Seat> = penalties.iter().map(|(seat, _)| *seat).collect();
        self.penalised |= seats.contains(&self.active);
        seats.sort_unstable();
        seats.dedup();
        // What is triggered here is resolved after the cards were drawn: the draw comes on top of the stack.
        self.trigger_rules(&Fact::Penalties(seats));
        for &(seat, reason) in penalties {
            // Rules about false accusations are triggered by the decision, not by the Penalty (BL-R47).
            if reason == PenaltyReason::CannotPlay {
                self.trigger_rules(&Fact::CannotPlay(seat));
            }
        }
        let mut left = Vec::new();
        penalties.iter().for_each(|&(seat, _)| add(&mut left, seat, 1));
        self.push(Task::Drawing { left, drawn: Vec::new(), penalty: true });
    }

    /// Asks for cards from one hand after the other, and then moves all of them at once.
    pub(super) fn gather(
        &mut self,
        source: EffectSource,
        mut left: Vec<CardSelection>,
        mut selected: Vec<SelectedCards>,
        mut answers: Vec<Pick>,
        luck: &mut Luck,
        events: &mut Events,
    ) -> TaskResult {
        while let Some(selection) = left.first() {
            let (of, to) = (selection.of, selection.to);
            let mut free = self.hand(of).to_vec();
            free.retain(|card| !selected.iter().any(|chosen| chosen.cards.contains(card)));
            let number = self.cards_to_lose(selection.cards, free.len());
            let wanted = usize::from(number);
            // Without the cards that an earlier part of this effect takes, the hand may have none left.
            let has_cards = !free.is_empty();
            let cards: Vec<CardIndex> = match (answers.pop(), selection.by) {
                (Some(Pick::Cards(cards)), _) => {
                    cards.into_iter().filter(|card| free.contains(card)).take(wanted).collect()
                }
                // If the hand has no more cards than wanted, nobody has to choose (BL-R37).
                (_, _) if free.len() <= wanted => free,
                (_, _) if wanted == 0 => Vec::new(),
                (_, None) => {
                    luck.shuffle(&mut free);
                    free.truncate(wanted);
                    free
                }
                (_, Some(by)) => {
                    let kind = ChoiceKind::Cards { of, cards: number, to };
                    self.push(Task::Gather { source, left, selected, answers });
                    return self.wait(PendingChoice { by: Some(by), kind }, source);
                }
            };
            if cards.is_empty() {
                nothing_done(source, Obstacle::to_lose_none(selection.cards, of, to, has_cards), events);
            }
            selected.push(SelectedCards { of, cards, to });
            left.remove(0);
        }
        self.move_selected(source, selected, events);
        TaskResult::Done
    }

    /// Moves the chosen cards.
    fn move_selected(&mut self, source: EffectSource, selected: Vec<SelectedCards>, events: &mut Events) {
        let (mut seats, mut under) = (Vec::new(), Vec::new());
        for SelectedCards { of, mut cards, to } in selected {
            // Another effect may have moved them since they were chosen.
            cards.retain(|card| self.hand(of).contains(card));
            if cards.is_empty() {
                continue;
            }
            match to {
                Destination::Shown => {
                    self.show_cards(source, Some(of), cards, events);
                    continue;
                }
                Destination::Discarded => {
                    events.push(Event::Discarded { by: of, cards: self.faces(&cards) });
                    seats.push(of);
                    under.extend(cards.iter().copied());
                }
                Destination::To(to) => {
                    events.push(Event::Moved { from: of, to, cards: count(&cards) });
                    self.hands[to.index()].extend(cards.iter().copied());
                }
            }
            self.hands[of.index()].retain(|card| !cards.contains(card));
        }
        if !under.is_empty() {
            // Directly under the top card, which remains the one to match (BL-R25).
            let index = self.discards.len().saturating_sub(1);
            self.discards.splice(index..index, under.iter().copied());
            self.trigger_rules(&Fact::Discarded { seats, cards: under });
        }
    }

    /// The faces of cards. Callers must not show them to players who may not see them.
    pub(super) fn faces(&self, cards: &[CardIndex]) -> Vec<CardSeen> {
        cards.iter().filter_map(|&card| self.face(card).cloned()).collect()
    }
}

/// Adds cards to the count of a player, who is added if there is no count yet.
fn add(counts: &mut Vec<(Seat, u8)>, seat: Seat, more: u8) {
    match counts.iter_mut().find(|(counted, _)| *counted == seat) {
        Some((_, cards)) => *cards = cards.saturating_add(more),
        None => counts.push((seat, more)),
    }
}
