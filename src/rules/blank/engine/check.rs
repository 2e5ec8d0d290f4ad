//! Checks whether an action is allowed.

use super::{
    Action, Blank, CardIndex, ChoiceKind, GameStage, ObligationState, Pick, Refusal, RuleIndex, Span,
    TableDecision, Task, TrackedObligation, Trigger,
};
use crate::rules::Seat;

pub(super) type Check = Result<(), Refusal>;

/// Returns the refusal if the condition does not hold.
pub(super) fn ensure(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Blank {
    /// Checks whether `by` may do `action` now.
    pub(in crate::rules::blank) fn allows(&self, by: Seat, action: &Action) -> Check {
        ensure(self.has_seat(by), Refusal::NoSuchSeat)?;
        match (&self.decision, action) {
            (Some(TableDecision::Trial(trial)), Action::Admit | Action::Judge { .. } | Action::Verdict) => {
                return self.allows_in_trial(by, trial, action);
            }
            (Some(TableDecision::Proposal { agreed, .. }), Action::Agree(_)) => {
                return ensure(!agreed.contains(&by), Refusal::AlreadyAnswered);
            }
            (Some(_), _) => return Err(Refusal::DecisionFirst),
            (None, _) => {}
        }
        match action {
            Action::Read | Action::Understood => self.allows_opening(action),
            Action::Play(cards) => self.allows_play(by, cards),
            Action::NoMatch => {
                self.ensure_turn_of(by)?;
                ensure(!self.can_play(by), Refusal::SomethingMatches)
            }
            Action::FillIn(draft) => self.allows_fill_in(by, draft),
            Action::Order(order) => self.allows_order(order),
            Action::Resolve => ensure(matches!(self.task(), Some(Task::Queue { .. })), self.not_now()),
            Action::Choose(pick) => self.allows_choice(by, pick),
            Action::Reshuffle => ensure(self.task() == Some(&Task::Pause), self.not_now()),
            Action::Done(id) => {
                let lasts = |obligation: &TrackedObligation| obligation.ends.is_some();
                ensure(!self.obligation(*id).is_ok_and(lasts), Refusal::StillLasts)?;
                let obligation = self.obligation_not_done(*id)?;
                ensure(!obligation.view.on_page, Refusal::NotMarkable)?;
                ensure(obligation.view.state == ObligationState::Open, Refusal::TooLateToMark)
            }
            Action::Obey(id) => {
                self.ensure_turn()?;
                let obligation = self.obligation_not_done(*id)?;
                ensure(obligation.view.on_page, Refusal::NotOnPage)?;
                ensure(obligation.view.seat == by, self.not_your_obligation(obligation.view.seat))
            }
            Action::Happened { rule, who } => self.allows_report(*rule, *who),
            Action::Clock(rule) => self.allows_clock(*rule),
            Action::Accuse(charges) => self.allows_accusation(by, charges),
            Action::Admit | Action::Judge { .. } | Action::Verdict => Err(Refusal::NoTrial),
            Action::Propose(ruling) => self.allows_proposal(ruling),
            Action::Agree(_) => Err(Refusal::NoProposal),
            Action::Close => ensure(matches!(self.task(), Some(Task::LastCall(_))), self.not_now()),
            Action::NameDeck { .. }
            | Action::Draft(_)
            | Action::Discussed
            | Action::Approve(_)
            | Action::Decline => self.allows_prize(by, action),
        }
    }

    /// The refusal that names what the table is doing now.
    pub(super) fn not_now(&self) -> Refusal {
        let activity = match &self.stage {
            GameStage::Opening { .. } => "the rules are being read",
            GameStage::Prize(_) => "the winner chooses a prize",
            GameStage::Over { .. } => "the game is over",
            GameStage::Play(tasks) => match tasks.last() {
                Some(Task::Turn { .. }) => "it is somebody’s turn to play",
                Some(Task::Queue { .. }) => "the table is choosing the order of the rules",
                Some(Task::Pause) => "the Draw Pile is empty, and the discards have to be shuffled",
                Some(Task::LastCall(_)) => "the table is asked whether anybody objects",
                _ => "something has to be chosen first",
            },
        };
        Refusal::NotNow { activity }
    }

    pub(super) fn not_your_obligation(&self, seat: Seat) -> Refusal {
        Refusal::NotYourObligation { due: self.setup.name(seat).clone() }
    }

    fn allows_opening(&self, action: &Action) -> Check {
        let GameStage::Opening { all_read, .. } = &self.stage else { return Err(self.not_now()) };
        ensure(*all_read == (*action == Action::Understood), self.not_now())
    }

    /// Checks that the game waits for a player's turn.
    pub(super) fn ensure_turn(&self) -> Check {
        ensure(matches!(self.task(), Some(Task::Turn { .. })), self.not_now())
    }

    pub(super) fn ensure_turn_of(&self, by: Seat) -> Check {
        self.ensure_turn()?;
        ensure(by == self.active, Refusal::NotYours { due: self.setup.name(self.active).clone() })
    }

    /// Checks a play. Players may try any cards of their own hand, also out of turn (BL-53, BL-R09). With
    /// training wheels, the cards have to match, and only the active player or one who jumps in may play.
    fn allows_play(&self, by: Seat, cards: &[CardIndex]) -> Check {
        self.ensure_turn()?;
        ensure(!cards.is_empty(), Refusal::NoCards)?;
        ensure(has_no_duplicates(cards), Refusal::ChosenTwice)?;
        ensure(cards.iter().all(|card| self.hand(by).contains(card)), Refusal::NotInHand)?;
        if !self.setup.house.training_wheels {
            return Ok(());
        }
        let is_turn = by == self.active || self.may_jump_in(by, cards);
        ensure(is_turn, Refusal::NotYourTurn { due: self.setup.name(self.active).clone() })?;
        ensure(self.matches(by, cards).any(), Refusal::DoesNotMatch)
    }

    fn allows_order(&self, order: &[u8]) -> Check {
        let Some(Task::Queue { queue, .. }) = self.task() else { return Err(self.not_now()) };
        let is_index = |index: &u8| usize::from(*index) < queue.len();
        ensure(
            order.len() == queue.len() && has_no_duplicates(order) && order.iter().all(is_index),
            Refusal::NotAnOrder,
        )
    }

    fn allows_choice(&self, by: Seat, pick: &Pick) -> Check {
        let Some(Task::Wait { choice, .. }) = self.task() else { return Err(self.not_now()) };
        if let Some(due) = choice.by {
            ensure(by == due, Refusal::NotYours { due: self.setup.name(due).clone() })?;
        }
        match (&choice.kind, pick) {
            (ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. }, Pick::Player(seat)) => {
                ensure(among.contains(seat), Refusal::NotChoosable)
            }
            (ChoiceKind::Points { .. }, Pick::Player(seat)) => {
                ensure(self.has_seat(*seat), Refusal::NoSuchSeat)
            }
            (ChoiceKind::Players { .. }, Pick::Players(seats)) => {
                ensure(has_no_duplicates(seats), Refusal::ChosenTwice)?;
                ensure(seats.iter().all(|&seat| self.has_seat(seat)), Refusal::NotChoosable)
            }
            (ChoiceKind::Cards { of, cards, .. }, Pick::Cards(picked)) => {
                let wanted = usize::from(*cards).min(self.choosable(*of).len());
                let number = u8::try_from(wanted).unwrap_or(*cards);
                ensure(picked.len() == wanted, Refusal::WrongNumberOfCards { cards: number })?;
                ensure(has_no_duplicates(picked), Refusal::ChosenTwice)?;
                let free = self.choosable(*of);
                ensure(picked.iter().all(|card| free.contains(card)), Refusal::NotChoosable)
            }
            (ChoiceKind::Rule, Pick::Rule(rule)) => ensure(self.is_open(*rule), Refusal::NotOpen),
            (ChoiceKind::Colour, Pick::Colour(_))
            | (ChoiceKind::Points { .. }, Pick::Nobody)
            | (ChoiceKind::AnswerIsRight { .. }, Pick::Right(_))
            | (ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen, Pick::Seen) => Ok(()),
            _ => Err(Refusal::WrongKindOfChoice),
        }
    }

    /// The cards of a hand that can be chosen now. Cards that were chosen already, but not moved yet, are left out.
    pub(super) fn choosable(&self, of: Seat) -> Vec<CardIndex> {
        let mut free = self.hand(of).to_vec();
        let GameStage::Play(tasks) = &self.stage else { return free };
        if let [.., Task::Gather { selected, .. }, Task::Wait { .. }] = tasks.as_slice() {
            free.retain(|card| !selected.iter().any(|chosen| chosen.cards.contains(card)));
        }
        free
    }

    /// An obligation that has not been done.
    pub(super) fn obligation_not_done(&self, id: u32) -> Result<&TrackedObligation, Refusal> {
        let obligation = self.obligation(id)?;
        ensure(obligation.view.state.is_not_done(), Refusal::NoObligation).map(|()| obligation)
    }

    /// An obligation in any state, also one that was done. Others can accuse its player.
    pub(super) fn obligation(&self, id: u32) -> Result<&TrackedObligation, Refusal> {
        self.ensure_playing()?;
        self.obligations.iter().find(|obligation| obligation.view.id == id).ok_or(Refusal::NoObligation)
    }

    /// Checks that cards are being played: the opening is over, and nobody has won.
    pub(super) fn ensure_playing(&self) -> Check {
        ensure(matches!(self.stage, GameStage::Play(_)), self.not_now())
    }

    fn allows_report(&self, rule: RuleIndex, who: Option<Seat>) -> Check {
        self.ensure_turn()?;
        ensure(self.is_open(rule), Refusal::NotOpen)?;
        ensure(self.rule(rule).is_some_and(super::Rule::is_reported), Refusal::DetectedByPage)?;
        ensure(who.is_none_or(|seat| self.has_seat(seat)), Refusal::NoSuchSeat)
    }

    fn allows_clock(&self, rule: RuleIndex) -> Check {
        self.ensure_turn()?;
        let open = self.open_rules.iter().find(|open| open.rule == rule).ok_or(Refusal::NotOpen)?;
        match self.rule(rule).map(|rule| &rule.trigger) {
            Some(Trigger::Time { span: Span::Seconds(_), repeats }) => {
                ensure(*repeats || open.times_triggered == 0, Refusal::NoTimer)
            }
            Some(_) | None => Err(Refusal::NoTimer),
        }
    }
}

/// Whether a list has no duplicates.
pub(super) fn has_no_duplicates<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(index, item)| !items[..index].contains(item))
}
