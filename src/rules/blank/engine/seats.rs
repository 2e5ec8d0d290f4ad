//! Looks up seats, hands, cards, rules and tasks, and says whom the game waits for.

use super::{
    Blank, CardIndex, CardSeen, Chooser, Phase, PlayerSelector, Rule, RuleIndex, TableDecision, Task,
    task::Triggered,
};
use crate::rules::{Luck, Seat, Seats, unexpected};

impl Blank {
    /// The number of players.
    pub(super) fn players(&self) -> usize {
        self.hands.len()
    }

    /// A round is as many turns as there are players, also if some of them lose their turns.
    pub(super) fn turns_of_round(&self) -> u32 {
        u32::try_from(self.players()).unwrap_or(1)
    }

    /// The seat beside this one, clockwise or counter-clockwise.
    fn neighbour(&self, seat: Seat, clockwise: bool) -> Seat {
        let players = self.players().max(1);
        let step = if clockwise { 1 } else { players - 1 };
        Seat(u8::try_from((seat.index() + step) % players).unwrap_or_default())
    }

    /// The neighbour on the left, who is the next player while play goes clockwise.
    pub(super) fn left_of(&self, seat: Seat) -> Seat {
        self.neighbour(seat, true)
    }

    /// The neighbour on the right.
    pub(super) fn right_of(&self, seat: Seat) -> Seat {
        self.neighbour(seat, false)
    }

    /// The next player in the present direction of play (BL-27, BL-R33).
    pub(super) fn next(&self, seat: Seat) -> Seat {
        self.neighbour(seat, self.clockwise)
    }

    /// The previous player in the present direction of play.
    pub(super) fn previous(&self, seat: Seat) -> Seat {
        self.neighbour(seat, !self.clockwise)
    }

    /// All seats in the order of play, beginning with the given one.
    pub(super) fn seats_from(&self, from: Seat) -> Vec<Seat> {
        let mut seats = vec![from];
        while seats.len() < self.players() {
            seats.push(self.next(seats[seats.len() - 1]));
        }
        seats
    }

    /// The first of these players after the given one, in the order of play.
    pub(super) fn first_after(&self, seat: Seat, among: &[Seat]) -> Option<Seat> {
        self.seats_from(seat).into_iter().skip(1).find(|other| among.contains(other))
    }

    /// Whether a player has this seat.
    pub(super) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < self.players()
    }

    /// The cards in a player's hand.
    pub(super) fn hand(&self, seat: Seat) -> &[CardIndex] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The top discard, which plays have to match.
    pub(super) fn top(&self) -> Option<CardIndex> {
        self.discards.last().copied()
    }

    /// The face of a card. Callers must not show it to players who may not see it.
    pub(super) fn face(&self, card: CardIndex) -> Option<&CardSeen> {
        self.cards.get(card.to_usize())
    }

    /// What is written on a Rule Card of the table.
    pub(super) fn rule(&self, rule: RuleIndex) -> Option<&Rule> {
        self.rules.get(rule.to_usize()).map(|table_rule| &*table_rule.rule)
    }

    /// Whether a rule is open.
    pub(super) fn is_open(&self, rule: RuleIndex) -> bool {
        self.open_rules.iter().any(|open| open.rule == rule)
    }

    /// The task on top of the stack.
    pub(super) fn task(&self) -> Option<&Task> {
        match &self.phase {
            Phase::Play(tasks) => tasks.last(),
            Phase::Opening { .. } | Phase::Prize(_) | Phase::Over { .. } => None,
        }
    }

    /// Puts a task on top of the stack, so that it is done first.
    pub(super) fn push(&mut self, task: Task) {
        match &mut self.phase {
            Phase::Play(tasks) => tasks.push(task),
            // Only what is done during play has tasks to do.
            Phase::Opening { .. } | Phase::Prize(_) | Phase::Over { .. } => unexpected("no play"),
        }
    }

    /// The players that a selector selects; `None` if somebody has to choose them first.
    pub(super) fn select_without_choice(
        &self,
        players: &PlayerSelector,
        triggered: &Triggered,
        luck: &mut Luck,
    ) -> Option<Vec<Seat>> {
        if *players != PlayerSelector::Random {
            return self.select_without_luck(players, triggered);
        }
        let seats = self.seats_from(self.active);
        let index = luck.below(u32::try_from(seats.len()).unwrap_or_default());
        Some(seats.get(index as usize).copied().into_iter().collect())
    }

    /// The players that a selector selects; `None` if luck or somebody has to choose them.
    pub(super) fn select_without_luck(
        &self,
        players: &PlayerSelector,
        triggered: &Triggered,
    ) -> Option<Vec<Seat>> {
        let seats = self.seats_from(self.active);
        let hand_size = |seat: &Seat| self.hand(*seat).len();
        let holding = |cards: Option<usize>| {
            seats.iter().copied().filter(|seat| Some(hand_size(seat)) == cards).collect()
        };
        Some(match players {
            PlayerSelector::Next => vec![self.next(self.first_causer(triggered))],
            PlayerSelector::Previous => vec![self.previous(self.first_causer(triggered))],
            PlayerSelector::All => seats,
            PlayerSelector::Others => seats[1..].to_vec(),
            PlayerSelector::Active => vec![self.active],
            PlayerSelector::Causer => {
                seats.into_iter().filter(|seat| triggered.causers.contains(seat)).collect()
            }
            PlayerSelector::Most => holding(seats.iter().map(hand_size).max()),
            PlayerSelector::Fewest => holding(seats.iter().map(hand_size).min()),
            PlayerSelector::Random
            | PlayerSelector::Chosen
            | PlayerSelector::ChosenBy(_)
            | PlayerSelector::Worded(_) => return None,
        })
    }

    /// The player who makes the choice that a selector needs (BL-R54).
    pub(super) fn chooser(&self, players: &PlayerSelector, triggered: &Triggered) -> Seat {
        match players {
            PlayerSelector::ChosenBy(Chooser::Next) => self.next(self.first_causer(triggered)),
            PlayerSelector::ChosenBy(Chooser::Previous) => self.previous(self.first_causer(triggered)),
            PlayerSelector::ChosenBy(Chooser::Causer) => self.first_causer(triggered),
            PlayerSelector::Next
            | PlayerSelector::Previous
            | PlayerSelector::All
            | PlayerSelector::Others
            | PlayerSelector::Active
            | PlayerSelector::Causer
            | PlayerSelector::Chosen
            | PlayerSelector::Most
            | PlayerSelector::Fewest
            | PlayerSelector::Random
            | PlayerSelector::Worded(_) => self.active,
        }
    }

    /// The player who caused the event; of several, the first in the order of play from the active one. The next and the
    /// previous player are counted from them (BL-R69).
    fn first_causer(&self, triggered: &Triggered) -> Seat {
        let is_causer = |seat: &Seat| triggered.causers.contains(seat);
        self.seats_from(self.active).into_iter().find(is_causer).unwrap_or(self.active)
    }

    /// The players whom the game waits for. Others may act too, for example accuse somebody.
    pub(in crate::rules::blank) fn seats_to_act(&self) -> Seats {
        let all = || self.setup.seats().collect::<Seats>();
        match (&self.decision, &self.phase) {
            (Some(TableDecision::Accusations(_)), _) => all(),
            (Some(TableDecision::Proposal { agreed, .. }), _) => {
                self.setup.seats().filter(|seat| !agreed.contains(seat)).collect()
            }
            (None, Phase::Opening { .. }) => all(),
            (None, Phase::Prize(prize)) => prize.seats_to_act(self),
            (None, Phase::Over { .. }) => Seats::new(),
            (None, Phase::Play(tasks)) => match tasks.last() {
                Some(Task::Turn { .. }) => [self.active].into(),
                Some(Task::Wait { choice, .. }) => choice.by.map_or_else(all, |seat| [seat].into()),
                Some(
                    Task::EndTurn
                    | Task::Queue { .. }
                    | Task::Clause { .. }
                    | Task::Effect { .. }
                    | Task::Judged { .. }
                    | Task::Gather { .. }
                    | Task::Drawing { .. }
                    | Task::Points { .. }
                    | Task::Flip { .. }
                    | Task::Pause
                    | Task::LastCall(_),
                )
                | None => all(),
            },
        }
    }
}
