//! Options that make BLANK more similar to the game it comes from, 1000 Blank White Cards: writing on plain cards of a hand, points, and
//! one Draw Pile only. All are off unless the table switches them on.

use std::sync::Arc;

use super::{
    Blank, CardDraft, CardIndex, CardKind, ChoiceKind, EffectSource, Event, GameCard, PendingChoice, Phase,
    Pick, PrizeRecord, Refusal, Task, WrittenOn,
    allowed::Checked,
    check::{Check, ensure},
    prize::check_card_draft,
    run::{Events, TaskResult},
};
use crate::rules::Seat;

impl Blank {
    /// Checks whether a player may write on a plain card of their hand (BL-R59): everybody before the first turn, and then
    /// the active player.
    pub(super) fn check_fill_in(&self, by: Seat, draft: &CardDraft) -> Check<Checked> {
        ensure(self.setup.house.fill_in, Refusal::NoFillIn)?;
        if !matches!(self.phase, Phase::Opening { .. }) {
            self.ensure_turn_of(by)?;
        }
        ensure(self.hand(by).contains(&draft.card), Refusal::NotInHand)?;
        let card = self.checked_card(draft.card)?;
        ensure(card.kind() == CardKind::Plain, Refusal::NotPlain)?;
        check_card_draft(card, draft)?;
        Ok(Checked::FillIn { card: draft.card, written: draft.on(card) })
    }

    /// Writes on a card of a hand. The decks are public, so they get the text only when the game ends (BL-R59).
    pub(super) fn fill_in(&mut self, by: Seat, card: CardIndex, written: GameCard, events: &mut Events) {
        Arc::make_mut(&mut self.cards)[card.to_usize()].card = Arc::new(written);
        self.filled_in.push((card, by));
        events.push(Event::FilledIn(by));
    }

    /// Writes the cards that were filled in during the game into their decks (BL-R59).
    pub(super) fn keep_filled_in(&mut self) {
        for (index, by) in std::mem::take(&mut self.filled_in) {
            let by = self.setup.name(by).as_str().to_owned();
            let face = &self.cards[index.to_usize()];
            let deck = Arc::make_mut(&mut self.decks[usize::from(face.deck)]);
            for card in deck.cards.iter_mut().filter(|card| card.id == face.card.id) {
                card.clone_from(&face.card);
            }
            let on = WrittenOn::Card(face.card.id);
            deck.history.push(PrizeRecord { game: deck.games, by, approved_by: String::new(), on });
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
            // Nobody gets them. The check lets only `Nobody` through.
            Some(
                Pick::Nobody
                | Pick::Players(_)
                | Pick::Cards(_)
                | Pick::Rule(_)
                | Pick::Colour(_)
                | Pick::Right(_)
                | Pick::Seen,
            ) => {}
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
