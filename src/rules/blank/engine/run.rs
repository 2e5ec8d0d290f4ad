//! Runs the tasks of the game until people have to act.
//!
//! The loop always ends. A rule is triggered at most once for an event from outside (BL-R22), a card has at most three
//! clauses, a clause makes a limited number of tasks, and a new turn waits for somebody to play.

use super::{
    Blank, EffectSource, Event, Task,
    fact::Fact,
    task::{CardSelection, Triggered},
};
use crate::rules::{Luck, Seat};

/// The events that an action caused, in order.
pub(super) type Events = Vec<Event>;

/// The result of running a task.
pub(super) enum TaskProgress {
    /// The task is done, or has put other tasks on the stack.
    Done,
    /// The task waits for people.
    Wait,
}

impl Blank {
    /// Runs tasks until people have to act.
    pub(super) fn run(&mut self, luck: &mut Luck, events: &mut Events) {
        loop {
            // During a draw, hand sizes are not final, so they must not trigger rules yet.
            if !matches!(self.task(), Some(Task::Drawing { .. } | Task::Pause)) {
                self.count_hands();
            }
            let Some(task) = self.pop() else { return };
            let step = self.step(task, luck, events);
            self.drop_expired(events);
            match step {
                TaskProgress::Wait => return,
                TaskProgress::Done => {}
            }
        }
    }

    /// Puts a task back on the stack and waits.
    pub(super) fn rest(&mut self, task: Task) -> TaskProgress {
        self.push(task);
        TaskProgress::Wait
    }

    /// Puts a task back on the stack, and another one on top that is done before it.
    fn after(&mut self, task: Task, first: Task) -> TaskProgress {
        self.push(task);
        self.push(first);
        TaskProgress::Done
    }

    fn step(&mut self, task: Task, luck: &mut Luck, events: &mut Events) -> TaskProgress {
        match task {
            Task::Turn { extra } => self.come_to_turn(extra, events),
            Task::EndTurn => self.end_turn(events),
            Task::LastCall(seat) => self.come_to_last_call(seat, events),
            Task::Queue { queue, agreed } => self.next_of_queue(queue, agreed, events),
            Task::Clause { triggered, at, answers } => self.clause(triggered, at, answers, luck, events),
            Task::Effect { triggered, effect, on, answers } => {
                self.auto_effect(triggered, &effect, on, answers, luck, events)
            }
            Task::Judged { triggered, effect, among, answers } => {
                self.judged(triggered, effect, among, answers, events)
            }
            Task::Gather { source, left, selected, answers } => {
                self.gather(source, left, selected, answers, luck, events)
            }
            Task::Drawing { left, drawn, penalty } => self.drawing(left, drawn, penalty, events),
            Task::Flip => self.flip(events),
            Task::Pause => self.rest(Task::Pause),
            Task::Wait { choice, source, shown } => self.rest(Task::Wait { choice, source, shown }),
        }
    }

    /// The task that has to be done before the game goes on: triggered effects, or a winner's last call (BL-64,
    /// BL-R18).
    fn first(&mut self, events: &mut Events) -> Option<Task> {
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
        let age = |triggered: &Triggered| match triggered.source {
            EffectSource::Rule(rule) => {
                self.open.iter().position(|open| open.rule == rule).unwrap_or(usize::MAX - 1)
            }
            EffectSource::Card(_) | EffectSource::Table => usize::MAX,
        };
        queue.sort_by_key(age);
        events.push(Event::Fired(queue.iter().map(|triggered| triggered.source).collect()));
        Task::Queue { queue, agreed: false }
    }

    /// The player who has no cards and no undone obligations: the active one, or the first after them (BL-R18 to
    /// BL-R20).
    pub(super) fn winner(&self) -> Option<Seat> {
        let owes = |seat: Seat| {
            self.obligations.iter().any(|owed| owed.seen.seat == seat && owed.seen.state.is_undone())
        };
        self.round(self.active).into_iter().find(|&seat| self.hand(seat).is_empty() && !owes(seat))
    }

    fn come_to_turn(&mut self, extra: bool, events: &mut Events) -> TaskProgress {
        if let Some(first) = self.first(events) {
            return self.after(Task::Turn { extra }, first);
        }
        if self.penalised {
            self.push(Task::EndTurn);
            return TaskProgress::Done;
        }
        self.rest(Task::Turn { extra })
    }

    fn end_turn(&mut self, events: &mut Events) -> TaskProgress {
        if let Some(first) = self.first(events) {
            return self.after(Task::EndTurn, first);
        }
        if self.again > 0 && !self.penalised && !self.hand(self.active).is_empty() {
            self.again -= 1;
            events.push(Event::PlaysAgain(self.active));
            self.push(Task::Turn { extra: true });
        } else {
            let next = self.next(self.active);
            self.begin_turn(next, events);
        }
        TaskProgress::Done
    }

    /// Begins a player's turn. Players who lose this turn are skipped (BL-27, BL-R35).
    pub(super) fn begin_turn(&mut self, seat: Seat, events: &mut Events) {
        self.active = seat;
        self.turn += 1;
        while let Some(lost) = self.skips.get_mut(self.active.index()).filter(|skips| **skips > 0) {
            *lost -= 1;
            events.push(Event::Lost(self.active));
            self.active = self.next(self.active);
            self.turn += 1;
        }
        (self.again, self.penalised) = (0, false);
        self.guard.clear();
        events.push(Event::Turn(self.active));
        self.push(Task::Turn { extra: false });
        self.trigger_rules(&Fact::TurnStarts(self.active));
        self.time_passes();
    }

    fn come_to_last_call(&mut self, seat: Seat, events: &mut Events) -> TaskProgress {
        if !self.triggered.is_empty() {
            let queue = self.queue(events);
            return self.after(Task::LastCall(seat), queue);
        }
        if self.winner() == Some(seat) {
            return self.rest(Task::LastCall(seat));
        }
        events.push(Event::NotYet(seat));
        TaskProgress::Done
    }

    fn next_of_queue(
        &mut self,
        mut queue: Vec<Triggered>,
        agreed: bool,
        events: &mut Events,
    ) -> TaskProgress {
        // A single effect needs no agreed order, but a report waits too, so that others can accuse the reporter
        // (BL-R41).
        if !agreed && (queue.len() > 1 || queue.iter().any(|triggered| triggered.reporter.is_some())) {
            return self.rest(Task::Queue { queue, agreed });
        }
        if queue.is_empty() {
            return TaskProgress::Done;
        }
        let triggered = queue.remove(0);
        events.push(Event::Resolving(triggered.source));
        let first = Task::Clause { triggered, at: 0, answers: Vec::new() };
        self.after(Task::Queue { queue, agreed: true }, first)
    }

    /// Removes lasting effects that have ended.
    fn drop_expired(&mut self, events: &mut Events) {
        let over = |game: &Self, at: usize| game.has_expired(game.lasting[at].expiry);
        for at in (0..self.lasting.len()).rev() {
            if over(self, at) {
                events.push(Event::LastingOver(self.lasting.remove(at).description));
            }
        }
    }

    /// Lets cards be chosen from hands, and then moves all of them at once.
    pub(super) fn ask_for_cards(&mut self, source: EffectSource, left: Vec<CardSelection>) {
        self.push(Task::Gather { source, left, selected: Vec::new(), answers: Vec::new() });
    }
}
