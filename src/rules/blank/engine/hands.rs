//! Cards that are drawn, moved between hands, or discarded from hands.

use super::{
    Blank, CardNo, CardSeen, ChoiceKind, Destination, EffectSource, Event, PendingChoice, Pick, Task,
    check::unexpected,
    event::PenaltyReason,
    fact::Fact,
    run::{Events, TaskProgress},
    task::{CardSelection, SelectedCards},
};
use crate::rules::{Luck, Seat};

impl Blank {
    /// Draws cards one by one. If a card is needed and the Draw Pile is empty, the game pauses (BL-60, BL-R23, BL-R45).
    pub(super) fn drawing(
        &mut self,
        mut left: Vec<(Seat, u8)>,
        mut drawn: Vec<(Seat, u8)>,
        penalty: bool,
        events: &mut Events,
    ) -> TaskProgress {
        while let Some(&(seat, cards)) = left.first() {
            if cards == 0 {
                left.remove(0);
                continue;
            }
            let Some(card) = self.draw.pop() else {
                if self.discards.len() < 2 {
                    // There are no cards to reshuffle, so nothing is drawn, and no cards have to be drawn later
                    // (BL-R24).
                    add_count(&mut drawn, &left, 0);
                    break;
                }
                events.push(Event::RanOut);
                self.push(Task::Drawing { left, drawn, penalty });
                return self.rest(Task::Pause);
            };
            let Some(hand) = self.hands.get_mut(seat.index()) else {
                unexpected("nobody there");
                self.draw.push(card);
                left.remove(0);
                continue;
            };
            hand.push(card);
            left[0].1 -= 1;
            add_count(&mut drawn, &[(seat, 1)], 1);
        }
        events.extend(drawn.iter().map(|&(seat, cards)| Event::Drew { seat, cards }));
        self.trigger_rules(&Fact::Drew { who: drawn, penalty });
        TaskProgress::Done
    }

    /// Shuffles all discards but the top one into a new Draw Pile (BL-61, BL-62).
    pub(super) fn reshuffle(&mut self, luck: &mut Luck, events: &mut Events) {
        self.shuffle_discards_in(luck);
        events.push(Event::Reshuffled { cards: u16::try_from(self.draw.len()).unwrap_or(u16::MAX) });
        self.trigger_rules(&Fact::Reshuffled);
    }

    /// Gives Penalties, one card for each (BL-58). If the active player gets one, the turn ends (BL-40, BL-R12).
    pub(super) fn penalise(&mut self, penalties: &[(Seat, PenaltyReason)], events: &mut Events) {
        if penalties.is_empty() {
            return;
        }
        events.extend(penalties.iter().map(|&(seat, reason)| Event::Penalty { seat, reason }));
        let mut who: Vec<Seat> = penalties.iter().map(|(seat, _)| *seat).collect();
        self.penalised |= who.contains(&self.active);
        who.sort_unstable();
        who.dedup();
        self.trigger_rules(&Fact::Penalty(who));
        for &(seat, reason) in penalties {
            match reason {
                PenaltyReason::CannotPlay => self.trigger_rules(&Fact::CannotPlay(seat)),
                // Rules about false accusations are triggered by the verdict, not by the Penalty (BL-R47).
                PenaltyReason::FalseAccusation
                | PenaltyReason::OutOfTurn
                | PenaltyReason::NoMatchPlayed
                | PenaltyReason::NotFollowed
                | PenaltyReason::MixedPlay => {}
            }
        }
        let mut left = Vec::new();
        penalties.iter().for_each(|&(seat, _)| add_count(&mut left, &[(seat, 1)], 1));
        self.push(Task::Drawing { left, drawn: Vec::new(), penalty: true });
    }

    /// Lets cards be chosen from one hand after the other, and then moves all of them at once.
    pub(super) fn gather(
        &mut self,
        source: EffectSource,
        mut left: Vec<CardSelection>,
        mut selected: Vec<SelectedCards>,
        mut answers: Vec<Pick>,
        luck: &mut Luck,
        events: &mut Events,
    ) -> TaskProgress {
        while let Some(selection) = left.first() {
            let (of, to) = (selection.of, selection.to);
            let mut free = self.hand(of).to_vec();
            free.retain(|card| !selected.iter().any(|chosen| chosen.cards.contains(card)));
            let wanted = usize::from(selection.cards);
            let cards = match (answers.pop(), selection.by) {
                (Some(Pick::Cards(cards)), _) => {
                    cards.into_iter().filter(|card| free.contains(card)).take(wanted).collect()
                }
                // Not more cards than wanted: all of them are taken, and nobody has to choose (BL-R37).
                (_, _) if free.len() <= wanted => free,
                (_, None) => {
                    luck.shuffle(&mut free);
                    free.truncate(wanted);
                    free
                }
                (_, Some(by)) => {
                    let kind = ChoiceKind::Cards { of, cards: selection.cards, to };
                    self.push(Task::Gather { source, left, selected, answers });
                    return self.wait(PendingChoice { by: Some(by), kind }, source);
                }
            };
            selected.push(SelectedCards { of, cards, to });
            left.remove(0);
        }
        self.move_selected(source, selected, events);
        TaskProgress::Done
    }

    /// Moves the chosen cards.
    fn move_selected(&mut self, source: EffectSource, selected: Vec<SelectedCards>, events: &mut Events) {
        let (mut who, mut under) = (Vec::new(), Vec::new());
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
                    who.push(of);
                    under.extend(cards.iter().copied());
                }
                Destination::To(to) => {
                    let number = u8::try_from(cards.len()).unwrap_or(u8::MAX);
                    events.push(Event::Moved { from: of, to, cards: number });
                    let Some(hand) = self.hands.get_mut(to.index()) else {
                        return unexpected("nobody there");
                    };
                    hand.extend(cards.iter().copied());
                }
            }
            let Some(hand) = self.hands.get_mut(of.index()) else { return unexpected("nobody there") };
            // Remove the cards one by one, so that the rest of the hand keeps its order.
            cards.iter().for_each(|card| {
                if let Some(at) = hand.iter().position(|held| held == card) {
                    hand.remove(at);
                }
            });
        }
        if !under.is_empty() {
            // Directly under the top card, which remains the one to match (BL-R25).
            let at = self.discards.len().saturating_sub(1);
            self.discards.splice(at..at, under.iter().copied());
            self.trigger_rules(&Fact::Discarded { who, cards: under });
        }
    }

    /// The faces of cards that everybody can see.
    pub(super) fn faces(&self, cards: &[CardNo]) -> Vec<CardSeen> {
        cards.iter().filter_map(|&card| self.face(card).cloned()).collect()
    }
}

/// Adds `each` to the number of each player in `more`; players not counted yet are added.
fn add_count(counts: &mut Vec<(Seat, u8)>, more: &[(Seat, u8)], each: u8) {
    for (seat, _) in more {
        match counts.iter_mut().find(|(counted, _)| counted == seat) {
            Some((_, cards)) => *cards = cards.saturating_add(each),
            None => counts.push((*seat, each)),
        }
    }
}
