//! Applies actions and returns the events.

use super::{
    Action, Blank, CardIndex, EffectSource, Event, GameStage, ObligationState, Pick, RuleIndex, Task,
    event::PenaltyReason,
    fact::Fact,
    lasting::{Expiry, MatchedBy},
    run::Events,
    task::{ResolvedTarget, Triggered},
};
use crate::rules::{Luck, Seat, unexpected};

impl Blank {
    /// Applies an action. Callers must have checked it with `allows` before.
    pub(in crate::rules::blank) fn apply_action(
        &mut self,
        by: Seat,
        action: &Action,
        luck: &mut Luck,
    ) -> Events {
        debug_assert!(self.allows(by, action).is_ok(), "{action:?} by {by:?} was not allowed");
        let mut events = Vec::new();
        match action {
            Action::Read => self.open_next(&mut events),
            Action::Understood => self.first_turn(&mut events),
            Action::Play(cards) if by == self.active => self.play(cards, &mut events),
            Action::Play(cards) if self.may_jump_in(by, cards) => {
                self.jump_in(by, &mut events);
                self.play(cards, &mut events);
            }
            Action::Play(cards) => self.play_out_of_turn(by, cards, &mut events),
            Action::NoMatch => self.no_match(&mut events),
            Action::FillIn(draft) => self.fill_in(by, draft, &mut events),
            Action::Order(order) => self.order(order, &mut events),
            Action::Resolve => self.resolve(),
            Action::Choose(pick) => self.choose(pick, &mut events),
            Action::Reshuffle => match self.pop() {
                Some(Task::Pause) => self.reshuffle(luck, &mut events),
                Some(_) | None => unexpected("no pause"),
            },
            Action::Done(id) => self.mark_done(*id, &mut events),
            Action::Obey(id) => self.obey(*id, &mut events),
            Action::Happened { rule, who } => {
                let causer = who.unwrap_or(self.active);
                events.push(Event::Reported { by, rule: *rule, who: causer });
                self.already_triggered.clear();
                self.trigger(*rule, vec![causer], Some(by));
            }
            Action::Clock(rule) => self.time_is_up(*rule, &mut events),
            Action::Accuse(charges) => self.accuse(by, charges, &mut events),
            Action::Admit => self.admit(by, &mut events),
            Action::Judge { charge, guilty } => self.judge(by, *charge, *guilty),
            Action::Verdict => self.verdict(&mut events),
            Action::Propose(ruling) => self.propose(by, ruling, &mut events),
            Action::Agree(agreed) => self.agree(by, *agreed, &mut events),
            Action::Close => self.close(&mut events),
            Action::NameDeck { deck, name, mark, owner } => {
                self.name_deck(*deck, name, *mark, owner, &mut events);
            }
            Action::Draft(draft) => self.draft(draft, &mut events),
            Action::Discussed => self.discussed(&mut events),
            Action::Approve(approved) => self.approve(by, *approved, &mut events),
            Action::Decline => self.decline(&mut events),
        }
        if self.decision.is_none() {
            self.run(luck, &mut events);
        }
        events
    }

    /// Removes the top task from the stack and returns it.
    pub(super) fn pop(&mut self) -> Option<Task> {
        match &mut self.stage {
            GameStage::Play(tasks) => tasks.pop(),
            GameStage::Opening { .. } | GameStage::Prize(_) | GameStage::Over { .. } => None,
        }
    }

    /// Begins the first turn, with the youngest player (BL-15).
    fn first_turn(&mut self, events: &mut Events) {
        self.stage = GameStage::Play(Vec::new());
        events.push(Event::Understood);
        self.begin_turn(self.active, events);
    }

    fn play(&mut self, cards: &[CardIndex], events: &mut Events) {
        self.pop();
        self.push(Task::EndTurn);
        self.already_triggered.clear();
        let matched_by = self.matches(self.active, cards);
        if matched_by.any() {
            return self.accept(cards, matched_by, events);
        }
        events.push(Event::Returned { to: self.active, cards: count(cards) });
        self.penalise(&[(self.active, self.mismatch_reason(self.active, cards))], events);
    }

    /// Makes it the turn of a player who plays an identical card out of turn. The turn that has begun is over (BL-R58).
    fn jump_in(&mut self, by: Seat, events: &mut Events) {
        self.active = by;
        self.turn += 1;
        self.extra_plays = 0;
        events.push(Event::JumpedIn(by));
    }

    /// Accepts a play that matches. The play is the deadline for open obligations (BL-56). Its top card
    /// triggers rules.
    fn accept(&mut self, cards: &[CardIndex], matched_by: MatchedBy, events: &mut Events) {
        let (by, previous_top) = (self.active, self.top());
        events.push(Event::Played { by, cards: self.faces(cards) });
        self.pass_deadline(events);
        self.end_effects_until_play(events);
        let Some(hand) = self.hands.get_mut(by.index()) else { return unexpected("no hand") };
        hand.retain(|card| !cards.contains(card));
        self.hands_after_play[by.index()].clone_from(hand);
        self.discards.extend(cards);
        self.last_played = count(cards);
        self.stuck.clear();
        let Some(top) = self.top() else { return unexpected("no card on top") };
        let number = self.face(top).map(super::CardSeen::number);
        let same_number = number.is_some() && self.last_number == number;
        self.last_number = number;
        self.trigger_rules(&Fact::Played {
            by,
            cards: cards.to_vec(),
            previous_top,
            matched_by,
            same_number,
        });
        // Only the topmost card has an effect (BL-23, BL-32, BL-51).
        if self.face(top).is_some_and(|face| face.card.written.is_some()) {
            self.triggered.push(Triggered {
                source: EffectSource::Card(top),
                causers: vec![by],
                reporter: None,
            });
            self.ask_for_points(by, top);
        }
    }

    /// Removes obligations whose deadline was an earlier play, except those that last for a while (BL-R57). A player
    /// without cards also keeps those that are not done, because they must be done or cancelled before the player can win
    /// (BL-R18). Then marks the open ones as missed (BL-R13, BL-R46).
    fn pass_deadline(&mut self, events: &mut Events) {
        let hands = &self.hands;
        self.obligations.retain(|obligation| {
            let has_no_cards = hands.get(obligation.view.seat.index()).is_some_and(Vec::is_empty);
            !obligation.is_past
                || obligation.ends.is_some()
                || (has_no_cards && obligation.view.state.is_not_done())
        });
        for obligation in &mut self.obligations {
            obligation.is_past = true;
            if obligation.view.state == ObligationState::Open {
                obligation.view.state = ObligationState::Missed;
                events.push(Event::Missed { id: obligation.view.id, seat: obligation.view.seat });
            }
        }
    }

    fn end_effects_until_play(&mut self, events: &mut Events) {
        let ended = self.lasting.extract_if(.., |lasting| lasting.expiry == Expiry::Play);
        events.extend(ended.map(|lasting| Event::LastingEnded(lasting.description)));
    }

    /// Returns cards that were played out of turn, with one Penalty. A second Penalty follows if the play
    /// would not match (BL-53, BL-58).
    fn play_out_of_turn(&mut self, by: Seat, cards: &[CardIndex], events: &mut Events) {
        self.already_triggered.clear();
        events.push(Event::Returned { to: by, cards: count(cards) });
        let mut penalties = vec![(by, PenaltyReason::OutOfTurn)];
        if !self.matches(by, cards).any() {
            penalties.push((by, self.mismatch_reason(by, cards)));
        }
        self.penalise(&penalties, events);
    }

    fn no_match(&mut self, events: &mut Events) {
        let extra = matches!(self.pop(), Some(Task::Turn { extra: true }));
        self.push(Task::EndTurn);
        self.already_triggered.clear();
        if extra {
            // An extra play without a match ends with no Penalty (EF-AGAIN).
            events.push(Event::ExtraPlayEnded(self.active));
            self.extra_plays = 0;
        } else {
            if !self.draw_pile.is_empty() {
                self.stuck.clear();
            } else if !self.stuck.contains(&self.active) {
                self.stuck.push(self.active);
            }
            self.penalise(&[(self.active, PenaltyReason::CannotPlay)], events);
        }
    }

    /// Starts to resolve the queue, because the table agrees on the order.
    fn resolve(&mut self) {
        match self.pop() {
            Some(Task::Queue { queue, .. }) => self.push(Task::Queue { queue, agreed: true }),
            Some(_) | None => unexpected("no queue"),
        }
    }

    fn order(&mut self, order: &[u8], events: &mut Events) {
        let Some(Task::Queue { queue, agreed }) = self.pop() else { return unexpected("no queue") };
        let length = queue.len();
        let queue: Vec<Triggered> =
            order.iter().filter_map(|&index| queue.get(usize::from(index)).cloned()).collect();
        debug_assert_eq!(queue.len(), length, "no triggered effect is lost");
        events.push(Event::Ordered(queue.iter().map(|triggered| triggered.source).collect()));
        self.push(Task::Queue { queue, agreed });
    }

    /// Passes a choice to the task that asked for it.
    fn choose(&mut self, pick: &Pick, events: &mut Events) {
        let Some(Task::Wait { choice, .. }) = self.pop() else { return unexpected("no choice") };
        let shown = match pick {
            // Chosen cards stay secret: events are public.
            Pick::Cards(_) => None,
            Pick::Player(_)
            | Pick::Nobody
            | Pick::Players(_)
            | Pick::Rule(_)
            | Pick::Colour(_)
            | Pick::Right(_)
            | Pick::Seen => Some(pick.clone()),
        };
        events.push(Event::Chose { by: choice.by, pick: shown });
        if *pick == Pick::Seen {
            return;
        }
        let GameStage::Play(tasks) = &mut self.stage else { return unexpected("no play") };
        match tasks.last_mut() {
            Some(
                Task::Clause { answers, .. }
                | Task::Effect { answers, .. }
                | Task::Judged { answers, .. }
                | Task::Points { answers, .. }
                | Task::Gather { answers, .. },
            ) => answers.push(pick.clone()),
            Some(_) | None => unexpected("no task that asked"),
        }
    }

    /// Marks an obligation as done. This is only a claim: the obligation stays, so that others can accuse the player
    /// (BL-R46).
    fn mark_done(&mut self, id: u32, events: &mut Events) {
        self.set_obligation_state(id, ObligationState::MarkedDone, events);
    }

    /// Removes an obligation that counts as done, so nobody can accuse the player any more.
    pub(super) fn settle_obligation(&mut self, id: u32, events: &mut Events) {
        let Some(index) = self.obligations.iter().position(|obligation| obligation.view.id == id) else {
            return unexpected("no obligation");
        };
        let obligation = self.obligations.remove(index).view;
        if obligation.state.is_not_done() {
            events.push(Event::Done { id, seat: obligation.seat });
        }
    }

    /// Sets the state of an obligation that was done, but keeps it, so that others can still accuse the player.
    fn set_obligation_state(&mut self, id: u32, state: ObligationState, events: &mut Events) {
        let Some(obligation) = self.obligations.iter_mut().find(|obligation| obligation.view.id == id) else {
            return unexpected("no obligation");
        };
        obligation.view.state = state;
        events.push(Event::Done { id, seat: obligation.view.seat });
    }

    /// Applies an effect that a player carries out with [`Action::Obey`] (BL-R14). The obligation stays if the
    /// deadline was missed (BL-R46).
    fn obey(&mut self, id: u32, events: &mut Events) {
        let Some(obligation) = self.obligations.iter().find(|obligation| obligation.view.id == id) else {
            return unexpected("no obligation");
        };
        let Some((triggered, effect)) = obligation.page_effect.clone() else {
            return unexpected("no effect to carry out");
        };
        let target = ResolvedTarget::Players(vec![obligation.view.seat]);
        if obligation.view.state == ObligationState::Missed {
            self.set_obligation_state(id, ObligationState::Late, events);
        } else {
            self.settle_obligation(id, events);
        }
        self.already_triggered.clear();
        self.push(Task::Effect { triggered, effect, target, answers: Vec::new() });
    }

    fn time_is_up(&mut self, rule: RuleIndex, events: &mut Events) {
        events.push(Event::TimeUp(rule));
        let Some(open) = self.open_rules.iter_mut().find(|open| open.rule == rule) else {
            return unexpected("no such rule open");
        };
        open.times_triggered += 1;
        self.already_triggered.clear();
        self.trigger(rule, vec![self.active], None);
    }
}

/// A number of cards, for an event.
pub(super) fn count(cards: &[CardIndex]) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}
