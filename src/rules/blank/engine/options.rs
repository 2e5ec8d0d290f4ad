//! Options that make BLANK more similar to the game it comes from, 1000 Blank White Cards: writing on plain cards of a hand, points, and
//! one Draw Pile only. All are off unless the table switches them on.

use std::sync::Arc;

use super::{
    Blank, CardDraft, CardIndex, CardKind, ChoiceKind, EffectSource, Event, GameStage, PendingChoice, Pick,
    PrizeRecord, Refusal, Task, WrittenOn,
    check::{Check, ensure},
    run::{Events, TaskResult},
};
use crate::rules::{Seat, unexpected};

impl Blank {
    /// Checks whether a player may write on a plain card of their hand (BL-R59): everybody before the first turn, and then
    /// the active player.
    pub(super) fn allows_fill_in(&self, by: Seat, draft: &CardDraft) -> Check {
        ensure(self.setup.house.fill_in, Refusal::NoFillIn)?;
        if !matches!(self.stage, GameStage::Opening { .. }) {
            self.ensure_turn_of(by)?;
        }
        ensure(self.hand(by).contains(&draft.card), Refusal::NotInHand)?;
        let kind = self.face(draft.card).map(|face| face.card.kind());
        ensure(kind == Some(CardKind::Plain), Refusal::NotPlain)?;
        self.allows_card_draft(draft)
    }

    /// Writes on a card of a hand. The decks are public, so they get the text only when the game ends (BL-R59).
    pub(super) fn fill_in(&mut self, by: Seat, draft: &CardDraft, events: &mut Events) {
        let Some(face) = Arc::make_mut(&mut self.cards).get_mut(draft.card.to_usize()) else {
            return unexpected("no such card");
        };
        face.card = Arc::new(draft.on(&face.card));
        self.filled_in.push((draft.card, by));
        events.push(Event::FilledIn(by));
    }

    /// Writes the cards that were filled in during the game into their decks (BL-R59).
    pub(super) fn keep_filled_in(&mut self) {
        for (index, by) in std::mem::take(&mut self.filled_in) {
            let by = self.setup.name(by).as_str().to_owned();
            let Some(face) = self.cards.get(index.to_usize()).cloned() else {
                return unexpected("no such card");
            };
            let Some(deck) = self.decks.get_mut(usize::from(face.deck)) else {
                return unexpected("no such deck");
            };
            let deck = Arc::make_mut(deck);
            let Some(card) = deck.cards.iter_mut().find(|card| card.id == face.card.id) else {
                return unexpected("no such card in its deck");
            };
            *card = (*face.card).clone();
            let written_on = WrittenOn::Card(card.id);
            deck.history.push(PrizeRecord { game: deck.games, by, approved: String::new(), on: written_on });
        }
    }

    /// Lets the player say who gets the points of the card that was just played, if the card has points and
    /// the table counts them (BL-R60).
    pub(super) fn ask_for_points(&mut self, by: Seat, card: CardIndex) {
        let written = self.face(card).and_then(|face| face.card.written.as_ref());
        let points = written.and_then(|written| written.points).filter(|points| *points != 0);
        if let Some(points) = points
            && self.setup.house.counts_points()
        {
            self.push(Task::Points { by, card, points, answers: Vec::new() });
        }
    }

    /// Gives the points to the player who was named, or first asks who gets them (BL-R60).
    pub(super) fn give_points(
        &mut self,
        by: Seat,
        card: CardIndex,
        points: i16,
        answers: Vec<Pick>,
        events: &mut Events,
    ) -> TaskResult {
        match answers.first() {
            None => {
                self.push(Task::Points { by, card, points, answers });
                let choice = PendingChoice { by: Some(by), kind: ChoiceKind::Points { points } };
                return self.wait(choice, EffectSource::Card(card));
            }
            Some(Pick::Player(seat)) => {
                if let Some(tally) = self.points.get_mut(seat.index()) {
                    *tally = tally.saturating_add(points.into());
                }
                events.push(Event::GotPoints(*seat, points));
            }
            Some(_) => {}
        }
        TaskResult::Done
    }

    /// Whether the game is over under the option `one_pile`: the Draw Pile is empty, and since then and since
    /// the last accepted play each player has had a turn without a matching card (BL-R62).
    fn nobody_can_play(&self) -> bool {
        self.setup.house.one_pile && self.draw_pile.is_empty() && self.stuck.len() >= self.players()
    }

    /// Who has ended the game: a player without cards and without undone obligations or, if nobody can play, the one with the
    /// smallest hand (BL-R62). Of several, the first in the order of play from the active player (BL-R19).
    pub(super) fn ender(&self) -> Option<Seat> {
        let has_undone = |seat: Seat| {
            self.obligations
                .iter()
                .any(|obligation| obligation.view.seat == seat && obligation.view.state.is_not_done())
        };
        let seats = self.seats_from(self.active);
        let is_out = |seat: &&Seat| self.hand(**seat).is_empty() && !has_undone(**seat);
        let smallest = || seats.iter().copied().min_by_key(|seat| self.hand(*seat).len());
        seats.iter().find(is_out).copied().or_else(|| smallest().filter(|_| self.nobody_can_play()))
    }

    /// Who wins when `ender` ends the game: `ender`, or, if the table plays with "most points win", the
    /// player with most points (BL-R61).
    pub(super) fn winner_after(&self, ender: Seat) -> Seat {
        if !self.setup.house.points_win {
            return ender;
        }
        let points = |seat: &Seat| self.points.get(seat.index()).copied().unwrap_or_default();
        let seats = self.seats_from(ender);
        let most = seats.iter().map(points).max().unwrap_or_default();
        seats.into_iter().find(|seat| points(seat) == most).unwrap_or(ender)
    }
}
