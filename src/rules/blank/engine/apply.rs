//! Applies actions and returns the events.

use super::{
    Blank, CardIndex, EffectSource, Event, ObligationState, Phase, Pick, RuleIndex, Task,
    allowed::{Checked, CheckedPlay},
    event::PenaltyReason,
    fact::Fact,
    lasting::{Expiry, Lasting},
    run::Events,
    task::{ResolvedTarget, Triggered},
};
use crate::rules::{Luck, Seat};

impl Blank {
    /// Applies an action that `allows` has allowed.
    pub(in crate::rules::blank) fn act(&mut self, by: Seat, allowed: Checked, luck: &mut Luck) -> Events {
        let mut events = Vec::new();
        match allowed {
            Checked::Read { left } => self.open_next(left, &mut events),
            Checked::Understood => self.first_turn(&mut events),
            Checked::Play(play) => self.play(by, &play, &mut events),
            Checked::JumpIn(play) => {
                self.jump_in(by, &mut events);
                self.play(by, &play, &mut events);
            }
            Checked::PlayOutOfTurn(play) => self.play_out_of_turn(by, &play, &mut events),
            Checked::NoMatch { extra } => self.no_match(extra, &mut events),
            Checked::FillIn { card, written } => self.fill_in(by, card, written, &mut events),
            Checked::Order(queue) => self.order(queue, &mut events),
            Checked::Resolve(queue) => self.replace_task(Task::Queue { queue, agreed: true }),
            Checked::Choose { chooser, pick, asked } => self.choose(chooser, pick, asked, &mut events),
            Checked::Reshuffle => {
                self.pop();
                self.reshuffle(luck, &mut events);
            }
            // This is only a claim: the obligation stays, so that others can accuse the player (BL-R46).
            Checked::MarkDone(id) => self.keep_as_done(id, ObligationState::MarkedDone, &mut events),
            Checked::DrawInstead { id, seat, cards } => {
                self.obligations.retain(|obligation| obligation.view.id != id);
                self.begin_new_cause();
                self.push(Task::Drawing { left: vec![(seat, cards)], drawn: Vec::new(), penalty: false });
            }
            Checked::CarryOut { id, is_late, triggered, effect } => {
                self.carry_out(id, is_late, &mut events);
                let target = ResolvedTarget::Players(vec![by]);
                self.push(Task::Effect { triggered, effect, target, answers: Vec::new() });
            }
            Checked::Report { rule, causer } => {
                events.push(Event::Reported { by, rule, who: causer });
                self.begin_new_cause();
                self.trigger(rule, vec![causer], Some(by));
            }
            Checked::TimeUp(rule) => self.time_is_up(rule, &mut events),
            Checked::Close(winner) => self.close(winner, &mut events),
            Checked::Decision(decision) => self.act_on_decision(by, decision, &mut events),
            Checked::Prize(step) => self.act_on_prize(step, &mut events),
        }
        // While the table decides something, the tasks wait.
        if self.decision.is_none() {
            self.run(luck, &mut events);
        }
        events
    }

    /// Removes the top task from the stack and returns it.
    pub(super) fn pop(&mut self) -> Option<Task> {
        match &mut self.phase {
            Phase::Play(tasks) => tasks.pop(),
            Phase::Opening { .. } | Phase::Prize(_) | Phase::Over { .. } => None,
        }
    }

    /// Puts a task in the place of the top one.
    fn replace_task(&mut self, task: Task) {
        self.pop();
        self.push(task);
    }

    /// Begins the first turn, with the youngest player (BL-15).
    fn first_turn(&mut self, events: &mut Events) {
        self.phase = Phase::Play(Vec::new());
        events.push(Event::Understood);
        self.begin_turn(self.active, events);
    }

    fn play(&mut self, by: Seat, play: &CheckedPlay, events: &mut Events) {
        self.replace_task(Task::EndTurn);
        self.begin_new_cause();
        if play.matched_by.any() {
            return self.accept(by, play, events);
        }
        events.push(Event::Returned { to: by, cards: count(&play.cards) });
        self.penalise(&[(by, self.mismatch_reason(by, &play.cards))], events);
    }

    /// Makes it the turn of a player who plays an identical card out of turn. The turn that has begun is over (BL-R58). `penalised` is
    /// off already, because no turn waits for whoever took a Penalty.
    fn jump_in(&mut self, by: Seat, events: &mut Events) {
        self.active = by;
        self.turn += 1;
        self.extra_plays = 0;
        events.push(Event::JumpedIn(by));
    }

    /// Accepts a play that matches. The play is the deadline for open obligations (BL-56). Its top card
    /// triggers rules.
    fn accept(&mut self, by: Seat, play: &CheckedPlay, events: &mut Events) {
        let CheckedPlay { cards, top, matched_by } = play;
        let (top, previous_top) = (*top, self.top());
        events.push(Event::Played { by, cards: self.faces(cards) });
        self.pass_deadline(events);
        self.end_effects_until_play(events);
        self.pass_stack_on(by, events);
        let hand = &mut self.hands[by.index()];
        hand.retain(|card| !cards.contains(card));
        self.hands_after_play[by.index()].clone_from(hand);
        self.discards.extend(cards);
        self.last_played = count(cards);
        self.stuck.clear();
        let number = self.face(top).map(super::CardSeen::number);
        let same_number = number.is_some() && self.last_number == number;
        self.last_number = number;
        self.trigger_rules(&Fact::Played {
            by,
            cards: cards.to_vec(),
            previous_top,
            matched_by: *matched_by,
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
        let ended: Vec<Lasting> = ended.collect();
        events.extend(ended.iter().map(|lasting| Event::LastingEnded(self.lasting_view(lasting))));
    }

    /// Returns cards that were played out of turn, with one Penalty. A second Penalty follows if the play
    /// would not match (BL-53, BL-58).
    fn play_out_of_turn(&mut self, by: Seat, play: &CheckedPlay, events: &mut Events) {
        self.begin_new_cause();
        events.push(Event::Returned { to: by, cards: count(&play.cards) });
        let mut penalties = vec![(by, PenaltyReason::OutOfTurn)];
        if !play.matched_by.any() {
            penalties.push((by, self.mismatch_reason(by, &play.cards)));
        }
        self.penalise(&penalties, events);
    }

    fn no_match(&mut self, extra: bool, events: &mut Events) {
        self.replace_task(Task::EndTurn);
        self.begin_new_cause();
        if self.take_stack(events) {
            return;
        }
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

    fn order(&mut self, queue: Vec<Triggered>, events: &mut Events) {
        events.push(Event::Ordered(queue.iter().map(|triggered| triggered.source).collect()));
        // Somebody may still want another order. All agree by letting it resolve.
        self.replace_task(Task::Queue { queue, agreed: false });
    }

    /// Passes a choice to the task that asked for it.
    fn choose(&mut self, chooser: Option<Seat>, pick: Pick, asked: Option<Task>, events: &mut Events) {
        let shown = match pick {
            // Chosen cards stay secret: events are public.
            Pick::Cards(_) => None,
            Pick::Player(_)
            | Pick::Nobody
            | Pick::Players(_)
            | Pick::Rule(_)
            | Pick::Colour(_)
            | Pick::Right(_)
            | Pick::Seen => Some(pick),
        };
        events.push(Event::Chose { by: chooser, pick: shown });
        self.pop();
        if let Some(asked) = asked {
            self.replace_task(asked);
        }
    }

    /// Removes an obligation that counts as done, so nobody can accuse the player any more.
    pub(super) fn settle_obligation(&mut self, id: u32, events: &mut Events) {
        let settled = self.obligations.extract_if(.., |obligation| obligation.view.id == id);
        let not_done = settled.filter(|obligation| obligation.view.state.is_not_done());
        events.extend(not_done.map(|obligation| Event::CountsAsDone { id, seat: obligation.view.seat }));
    }

    /// Marks an obligation as done, but keeps it, so that others can still accuse the player. `state` says how it was done.
    fn keep_as_done(&mut self, id: u32, state: ObligationState, events: &mut Events) {
        for obligation in self.obligations.iter_mut().filter(|obligation| obligation.view.id == id) {
            obligation.view.state = state;
            events.push(Event::CountsAsDone { id, seat: obligation.view.seat });
        }
    }

    /// Settles an obligation whose effect a player carries out with [`Action::CarryOut`](super::Action::CarryOut) (BL-R14). It stays
    /// if the deadline was missed (BL-R46).
    fn carry_out(&mut self, id: u32, is_late: bool, events: &mut Events) {
        if is_late {
            self.keep_as_done(id, ObligationState::Late, events);
        } else {
            self.settle_obligation(id, events);
        }
        self.begin_new_cause();
    }

    fn time_is_up(&mut self, rule: RuleIndex, events: &mut Events) {
        events.push(Event::TimeUp(rule));
        for open in self.open_rules.iter_mut().filter(|open| open.rule == rule) {
            open.periods_handled += 1;
        }
        self.begin_new_cause();
        self.trigger(rule, vec![self.active], None);
    }
}

/// A number of cards, for an event.
pub(super) fn count(cards: &[CardIndex]) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}
