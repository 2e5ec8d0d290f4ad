//! Seats around the table: who sits where, whose turn it is, and who is next.

use super::{
    Blank, CardNo, CardSeen, PlayerSelector, Rule, RuleNo, Task, check::unexpected, task::Triggered,
};
use crate::rules::{Luck, Seat, Seats};

use super::{GameStage, TableDecision};

impl Blank {
    /// The number of players.
    pub(super) fn players(&self) -> usize {
        self.hands.len()
    }

    /// The next seat, in the direction of play or against it.
    fn along(&self, seat: Seat, forward: bool) -> Seat {
        let players = self.players().max(1);
        let step = if forward { 1 } else { players - 1 };
        Seat(u8::try_from((seat.index() + step) % players).unwrap_or_default())
    }

    /// The neighbour on the left, which is the direction of play at the start.
    pub(super) fn left_of(&self, seat: Seat) -> Seat {
        self.along(seat, true)
    }

    /// The neighbour on the right.
    pub(super) fn right_of(&self, seat: Seat) -> Seat {
        self.along(seat, false)
    }

    /// The next player in the present direction of play (BL-27, BL-R33).
    pub(super) fn next(&self, seat: Seat) -> Seat {
        self.along(seat, self.clockwise)
    }

    /// The previous player in the present direction of play.
    pub(super) fn previous(&self, seat: Seat) -> Seat {
        self.along(seat, !self.clockwise)
    }

    /// All seats in the order of play, beginning with the given one.
    pub(super) fn round(&self, from: Seat) -> Vec<Seat> {
        let mut round = vec![from];
        while round.len() < self.players() {
            round.push(self.next(round[round.len() - 1]));
        }
        round
    }

    /// Whether a player has this seat.
    pub(super) fn sits(&self, seat: Seat) -> bool {
        seat.index() < self.players()
    }

    /// The cards in a player's hand.
    pub(super) fn hand(&self, seat: Seat) -> &[CardNo] {
        self.hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// The top discard, which plays have to match.
    pub(super) fn top(&self) -> Option<CardNo> {
        self.discards.last().copied()
    }

    /// The face of a card. Callers must show it only to those who may see it.
    pub(super) fn face(&self, card: CardNo) -> Option<&CardSeen> {
        self.cards.get(card.index())
    }

    /// What is written on a Rule Card of the table.
    pub(super) fn rule(&self, rule: RuleNo) -> Option<&Rule> {
        self.rules.get(rule.index()).map(|printed| &*printed.rule)
    }

    /// Whether a rule is open.
    pub(super) fn is_open(&self, rule: RuleNo) -> bool {
        self.open.iter().any(|open| open.rule == rule)
    }

    /// The task on top of the stack, which the game is doing now.
    pub(super) fn task(&self) -> Option<&Task> {
        match &self.stage {
            GameStage::Play(tasks) => tasks.last(),
            GameStage::Opening { .. } | GameStage::Prize(_) | GameStage::Over { .. } => None,
        }
    }

    /// Puts a task on top of the stack, so that it is done first.
    pub(super) fn push(&mut self, task: Task) {
        match &mut self.stage {
            GameStage::Play(tasks) => tasks.push(task),
            GameStage::Opening { .. } | GameStage::Prize(_) | GameStage::Over { .. } => unexpected("no play"),
        }
    }

    /// The players a selector means; `None` if somebody has to choose them first.
    pub(super) fn select_without_choice(
        &self,
        whom: &PlayerSelector,
        triggered: &Triggered,
        luck: &mut Luck,
    ) -> Option<Vec<Seat>> {
        let round = self.round(self.active);
        let held = |seat: &Seat| self.hand(*seat).len();
        let holding =
            |cards: Option<usize>| round.iter().copied().filter(|seat| Some(held(seat)) == cards).collect();
        Some(match whom {
            PlayerSelector::Next => vec![self.next(self.active)],
            PlayerSelector::Previous => vec![self.previous(self.active)],
            PlayerSelector::All => round,
            PlayerSelector::Others => round[1..].to_vec(),
            PlayerSelector::Active => vec![self.active],
            PlayerSelector::Who => round.into_iter().filter(|seat| triggered.who.contains(seat)).collect(),
            PlayerSelector::Most => holding(round.iter().map(held).max()),
            PlayerSelector::Fewest => holding(round.iter().map(held).min()),
            PlayerSelector::Random => {
                let at = luck.below(u32::try_from(round.len()).unwrap_or_default());
                round.get(at as usize).copied().into_iter().collect()
            }
            PlayerSelector::Chosen | PlayerSelector::Worded(_) => return None,
        })
    }

    /// The players who may act now.
    pub(in crate::rules::blank) fn due(&self) -> Seats {
        let all = || self.setup.seats().collect::<Seats>();
        match (&self.decision, &self.stage) {
            (Some(TableDecision::Trial(_)), _) => all(),
            (Some(TableDecision::Proposal { agreed, .. }), _) => {
                self.setup.seats().filter(|seat| !agreed.contains(seat)).collect()
            }
            (None, GameStage::Opening { .. }) => all(),
            (None, GameStage::Prize(prize)) => prize.due(self),
            (None, GameStage::Over { .. }) => Seats::new(),
            (None, GameStage::Play(tasks)) => match tasks.last() {
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
                    | Task::Flip
                    | Task::Pause
                    | Task::LastCall(_),
                )
                | None => all(),
            },
        }
    }
}
