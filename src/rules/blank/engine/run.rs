//! Runs the tasks of the game until people have to act.
//!
//! The loop always ends: a play or report triggers each rule at most once (BL-R22), a card has at most three clauses, a clause
//! makes a limited number of tasks, and a new turn waits for a player.

use super::{
    Blank, EffectSource, Event, Task,
    fact::Fact,
    task::{CardSelection, Triggered},
};
use crate::rules::{Luck, Seat};

/// The events that an action caused, in order.
pub(super) type Events = Vec<Event>;

/// The result of running a task.
pub(super) enum TaskResult {
    /// The task is done, or has put other tasks on the stack.
    Done,
    /// The task waits for people.
    Wait,
}

impl Blank {
    /// Runs tasks until people have to act.
    pub(super) fn run(&mut self, luck: &mut Luck, events: &mut Events) {
        loop {
            // During a draw the hand sizes are not final, so they must not trigger rules.
            if !matches!(self.task(), Some(Task::Drawing { .. } | Task::Pause)) {
                self.trigger_hand_rules();
            }
            let Some(task) = self.pop() else { return };
            let result = self.run_task(task, luck, events);
            self.drop_expired(events);
            match result {
                TaskResult::Wait => return,
                TaskResult::Done => {}
            }
        }
    }

    /// Puts a task back on the stack and waits.
    pub(super) fn wait_with(&mut self, task: Task) -> TaskResult {
        self.push(task);
        TaskResult::Wait
    }

    /// Puts a task back on the stack, and on top of it the task `first`.
    fn run_first(&mut self, task: Task, first: Task) -> TaskResult {
        self.push(task);
        self.push(first);
        TaskResult::Done
    }

    fn run_task(&mut self, task: Task, luck: &mut Luck, events: &mut Events) -> TaskResult {
        match task {
            Task::Turn { extra } => self.run_turn(extra, events),
            Task::EndTurn => self.end_turn(events),
            Task::LastCall(seat) => self.run_last_call(seat, events),
            Task::Queue { queue, agreed } => self.next_of_queue(queue, agreed, events),
            Task::Clause { triggered, clause_index, answers } => {
                self.clause(triggered, clause_index, answers, luck, events)
            }
            Task::Effect { triggered, effect, target, answers } => {
                self.auto_effect(triggered, &effect, target, answers, luck, events)
            }
            Task::Judged { triggered, judged, among, answers } => {
                self.judge(triggered, judged, among, answers, events)
            }
            Task::Gather { source, left, selected, answers } => {
                self.gather(source, left, selected, answers, luck, events)
            }
            Task::Drawing { left, drawn, penalty } => self.drawing(left, drawn, penalty, events),
            Task::Points { by, card, points, answers } => self.give_points(by, card, points, answers, events),
            Task::Flip { source } => self.flip(source, events),
            // Somebody may have shuffled during a later pause on top of this one (BL-R68).
            Task::Pause if !self.can_shuffle() => TaskResult::Done,
            Task::Pause => self.wait_with(Task::Pause),
            Task::Wait { choice, source, shown } => self.wait_with(Task::Wait { choice, source, shown }),
        }
    }

    /// The task to do before play goes on: the queue of triggered effects, or a winner's last call (BL-64, BL-R18).
    fn interruption(&mut self, events: &mut Events) -> Option<Task> {
        if !self.triggered.is_empty() {
            return Some(self.queue(events));
        }
        let winner = self.winner()?;
        events.push(Event::LastCall(winner));
        Some(Task::LastCall(winner))
    }

    /// The queue of what was triggered, in its default order: rules from the oldest, then the Game Card (BL-R21).
    fn queue(&mut self, events: &mut Events) -> Task {
        let mut queue = std::mem::take(&mut self.triggered);
        let position = |triggered: &Triggered| match triggered.source {
            // A rule that is not open any more comes after the open ones, but before the card.
            EffectSource::Rule(rule) => {
                self.open_rules.iter().position(|open| open.rule == rule).unwrap_or(usize::MAX - 1)
            }
            EffectSource::Card(_) | EffectSource::Table => usize::MAX,
        };
        queue.sort_by_key(position);
        events.push(Event::Triggered(queue.iter().map(|triggered| triggered.source).collect()));
        Task::Queue { queue, agreed: false }
    }

    /// Who wins now, if the game is over (BL-R18 to BL-R20, BL-R61, BL-R62).
    pub(super) fn winner(&self) -> Option<Seat> {
        self.ender().map(|ender| self.winner_after(ender))
    }

    fn run_turn(&mut self, extra: bool, events: &mut Events) -> TaskResult {
        if let Some(first) = self.interruption(events) {
            return self.run_first(Task::Turn { extra }, first);
        }
        if self.penalised {
            events.push(Event::TurnOver(self.active));
            self.push(Task::EndTurn);
            return TaskResult::Done;
        }
        self.wait_with(Task::Turn { extra })
    }

    fn end_turn(&mut self, events: &mut Events) -> TaskResult {
        if let Some(first) = self.interruption(events) {
            return self.run_first(Task::EndTurn, first);
        }
        if self.extra_plays > 0 && !self.penalised && !self.hand(self.active).is_empty() {
            self.extra_plays -= 1;
            events.push(Event::PlaysAgain(self.active));
            self.push(Task::Turn { extra: true });
        } else {
            let next = self.next(self.active);
            self.begin_turn(next, events);
        }
        TaskResult::Done
    }

    /// Begins a player's turn. Players who have to lose a turn are skipped (BL-27, BL-R35).
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Events) {
        self.active = seat;
        self.turn += 1;
        while let Some(lost) = self.skips.get_mut(self.active.index()).filter(|skips| **skips > 0) {
            *lost -= 1;
            events.push(Event::LostTurn(self.active));
            self.active = self.next(self.active);
            self.turn += 1;
        }
        (self.extra_plays, self.penalised) = (0, false);
        self.begin_new_cause();
        events.push(Event::Turn(self.active));
        self.push(Task::Turn { extra: false });
        self.trigger_rules(&Fact::TurnStarts(self.active));
        self.trigger_timed_rules();
    }

    fn run_last_call(&mut self, seat: Seat, events: &mut Events) -> TaskResult {
        if !self.triggered.is_empty() {
            let queue = self.queue(events);
            return self.run_first(Task::LastCall(seat), queue);
        }
        if self.winner() == Some(seat) {
            return self.wait_with(Task::LastCall(seat));
        }
        events.push(Event::NotWonYet(seat));
        TaskResult::Done
    }

    fn next_of_queue(&mut self, mut queue: Vec<Triggered>, agreed: bool, events: &mut Events) -> TaskResult {
        // A report waits, so that others can accuse the reporter (BL-R41).
        let is_reported = queue.iter().any(|triggered| triggered.reporter.is_some());
        if !agreed && (is_reported || self.asks_for_order(&queue)) {
            return self.wait_with(Task::Queue { queue, agreed });
        }
        if queue.is_empty() {
            return TaskResult::Done;
        }
        let triggered = queue.remove(0);
        events.push(Event::Resolving(triggered.source));
        let first = Task::Clause { triggered, clause_index: 0, answers: Vec::new() };
        self.run_first(Task::Queue { queue, agreed: true }, first)
    }

    /// Whether the table has to agree on the order of several effects: where it changes something, or always, if the table has
    /// chosen that (BL-48, BL-R75).
    fn asks_for_order(&self, queue: &[Triggered]) -> bool {
        queue.len() > 1 && (self.setup.house.every_order || self.order_matters(queue))
    }

    /// Removes lasting effects and obligations that have ended.
    fn drop_expired(&mut self, events: &mut Events) {
        for index in (0..self.lasting.len()).rev() {
            if self.has_expired(self.lasting[index].expiry) {
                let ended = self.lasting.remove(index);
                events.push(Event::LastingEnded(self.lasting_view(&ended)));
            }
        }
        for index in (0..self.obligations.len()).rev() {
            if self.obligations[index].ends.is_some_and(|ends| self.has_expired(ends)) {
                let ended = self.obligations.remove(index).view;
                events.push(Event::ObligationEnded(ended.seat, ended.duty));
            }
        }
    }

    /// Asks for cards from hands. They are moved when all have been chosen.
    pub(super) fn ask_for_cards(&mut self, source: EffectSource, left: Vec<CardSelection>) {
        self.push(Task::Gather { source, left, selected: Vec::new(), answers: Vec::new() });
    }
}
