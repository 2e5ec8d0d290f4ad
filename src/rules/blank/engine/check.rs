//! Checks whether an action is allowed.

use super::{
    Action, Activity, Blank, CardIndex, ChoiceKind, Duty, ObligationState, PendingChoice, Phase, Pick,
    Refusal, RuleIndex, Span, TableDecision, Task, TrackedObligation, Trigger, Triggered,
    allowed::{Checked, CheckedDecision, CheckedPlay},
    apply::count,
};
use crate::rules::{Seat, first_duplicate, unexpected};

pub(super) type Check<T = ()> = Result<T, Refusal>;

/// Returns the refusal if the condition does not hold.
pub(super) fn ensure(holds: bool, refusal: Refusal) -> Check {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Blank {
    /// Checks whether `by` may do `action` now.
    pub(in crate::rules::blank) fn allows(&self, by: Seat, action: &Action) -> Check<Checked> {
        ensure(self.has_seat(by), Refusal::NoSuchSeat)?;
        match (&self.decision, action) {
            (Some(TableDecision::Accusations(open)), Action::Admit) => self.check_admission(by, open),
            (Some(TableDecision::Accusations(open)), Action::Vote { accusation, is_true }) => {
                self.check_vote(by, open, *accusation, *is_true)
            }
            (Some(TableDecision::Accusations(open)), Action::CountVotes) => {
                Ok(Checked::Decision(CheckedDecision::CountVotes(open.clone())))
            }
            (Some(TableDecision::Proposal { by: proposer, ruling, agreed }), Action::Agree(yes)) => {
                self.check_answer(by, *proposer, ruling, agreed, *yes)
            }
            (Some(_), _) => Err(Refusal::DecisionFirst),
            (None, _) => self.check_in_play(by, action),
        }
    }

    /// Checks an action while the table has nothing to decide.
    fn check_in_play(&self, by: Seat, action: &Action) -> Check<Checked> {
        match action {
            Action::Read => self.check_read(),
            Action::Understood => self.check_understood(),
            Action::Play(cards) => self.check_play(by, cards),
            Action::NoMatch => self.check_no_match(by),
            Action::FillIn(draft) => self.check_fill_in(by, draft),
            Action::Order(order) => self.check_order(order),
            Action::Resolve => self.waiting_queue().map(|queue| Checked::Resolve(queue.to_vec())),
            Action::Choose(pick) => self.check_choice(by, pick),
            Action::Reshuffle => match self.task() {
                Some(Task::Pause) => Ok(Checked::Reshuffle),
                Some(_) | None => Err(self.not_now()),
            },
            Action::Done(id) => self.check_done(*id),
            Action::DrawInstead(id) => self.check_draw_instead(*id),
            Action::CarryOut(id) => self.check_carry_out(by, *id),
            Action::Report { rule, who } => self.check_report(*rule, *who),
            Action::Clock(rule) => self.check_clock(*rule),
            Action::Accuse(keys) => self.check_accusation(by, keys),
            Action::Admit | Action::Vote { .. } | Action::CountVotes => Err(Refusal::NoOpenAccusation),
            Action::Propose(ruling) => self.check_proposal(ruling),
            Action::Agree(_) => Err(Refusal::NoProposal),
            Action::Close => match self.task() {
                Some(Task::LastCall(winner)) => Ok(Checked::Close(*winner)),
                Some(_) | None => Err(self.not_now()),
            },
            Action::NameDeck { deck, name, owner, mark } => {
                self.check_deck_name(*deck, name, owner, *mark).map(Checked::Prize)
            }
            Action::Draft(draft) => self.check_draft(by, draft).map(Checked::Prize),
            Action::Discussed => self.check_discussed(by).map(Checked::Prize),
            Action::Approve(approved) => self.check_approval(by, *approved).map(Checked::Prize),
            Action::Decline => self.check_decline(by).map(Checked::Prize),
        }
    }

    /// The refusal that names what the table is doing now.
    pub(super) fn not_now(&self) -> Refusal {
        let activity = match &self.phase {
            Phase::Opening { .. } => Activity::ReadingRules,
            Phase::Prize(_) => Activity::Prize,
            Phase::Over { .. } => Activity::Over,
            Phase::Play(tasks) => match tasks.last() {
                Some(Task::Turn { .. }) => Activity::Turn,
                Some(Task::Queue { .. }) => Activity::Ordering,
                Some(Task::Pause) => Activity::Shuffling,
                Some(Task::LastCall(_)) => Activity::LastCall,
                Some(Task::Wait {
                    choice:
                        PendingChoice {
                            kind: ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen, ..
                        },
                    ..
                }) => Activity::Showing,
                // The others go on by themselves, so a choice is the only one of them that people see.
                Some(
                    Task::Wait { .. }
                    | Task::EndTurn
                    | Task::Clause { .. }
                    | Task::Effect { .. }
                    | Task::Judged { .. }
                    | Task::Gather { .. }
                    | Task::Drawing { .. }
                    | Task::Points { .. }
                    | Task::Flip { .. },
                )
                | None => Activity::Choosing,
            },
        };
        Refusal::NotNow { activity }
    }

    fn check_read(&self) -> Check<Checked> {
        match &self.phase {
            Phase::Opening { left, all_read: false } => Ok(Checked::Read { left: left.clone() }),
            Phase::Opening { .. } | Phase::Play(_) | Phase::Prize(_) | Phase::Over { .. } => {
                Err(self.not_now())
            }
        }
    }

    fn check_understood(&self) -> Check<Checked> {
        let is_read = matches!(self.phase, Phase::Opening { all_read: true, .. });
        ensure(is_read, self.not_now()).map(|()| Checked::Understood)
    }

    /// Checks that the game waits for a player's turn, and returns whether it is an extra play.
    pub(super) fn ensure_turn(&self) -> Check<bool> {
        match self.task() {
            Some(Task::Turn { extra }) => Ok(*extra),
            Some(_) | None => Err(self.not_now()),
        }
    }

    /// Checks that the game waits for this player's turn, and returns whether it is an extra play.
    pub(super) fn ensure_turn_of(&self, by: Seat) -> Check<bool> {
        let extra = self.ensure_turn()?;
        ensure(by == self.active, Refusal::NotYours { due: self.setup.name(self.active).clone() })?;
        Ok(extra)
    }

    /// Checks a play. Players may try any cards of their own hand, also out of turn (BL-53, BL-R09). With the house rule
    /// "Mark playable cards", the cards have to match, and only the active player or one who jumps in may play.
    fn check_play(&self, by: Seat, cards: &[CardIndex]) -> Check<Checked> {
        self.ensure_turn()?;
        let top = *cards.last().ok_or(Refusal::NoCards)?;
        ensure(has_no_duplicates(cards), Refusal::ChosenTwice)?;
        ensure(cards.iter().all(|card| self.hand(by).contains(card)), Refusal::NotInHand)?;
        let play = CheckedPlay { cards: cards.to_vec(), top, matched_by: self.matches(by, cards) };
        let jumps_in = self.may_jump_in(by, cards);
        if self.setup.house.mark_playable {
            let is_turn = by == self.active || jumps_in;
            ensure(is_turn, Refusal::NotYourTurn { due: self.setup.name(self.active).clone() })?;
            ensure(play.matched_by.any(), Refusal::DoesNotMatch)?;
        }
        Ok(match (by == self.active, jumps_in) {
            (true, _) => Checked::Play(play),
            (false, true) => Checked::JumpIn(play),
            (false, false) => Checked::PlayOutOfTurn(play),
        })
    }

    fn check_no_match(&self, by: Seat) -> Check<Checked> {
        let extra = self.ensure_turn_of(by)?;
        ensure(self.stack_of(by).is_some() || !self.can_play(by), Refusal::SomethingMatches)?;
        Ok(Checked::NoMatch { extra })
    }

    /// The triggered effects whose order the table can still change.
    fn waiting_queue(&self) -> Check<&[Triggered]> {
        match self.task() {
            Some(Task::Queue { queue, .. }) => Ok(queue),
            Some(_) | None => Err(self.not_now()),
        }
    }

    fn check_order(&self, order: &[u8]) -> Check<Checked> {
        let queue = self.waiting_queue()?;
        ensure(order.len() == queue.len() && has_no_duplicates(order), Refusal::NotAnOrder)?;
        let ordered = order.iter().map(|&index| queue.get(usize::from(index)).cloned());
        ordered.collect::<Option<_>>().map(Checked::Order).ok_or(Refusal::NotAnOrder)
    }

    fn check_choice(&self, by: Seat, pick: &Pick) -> Check<Checked> {
        let Some(Task::Wait { choice, .. }) = self.task() else { return Err(self.not_now()) };
        if let Some(due) = choice.by {
            ensure(by == due, Refusal::NotYours { due: self.setup.name(due).clone() })?;
        }
        match (&choice.kind, pick) {
            (ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. }, Pick::Player(seat)) => {
                ensure(among.contains(seat), Refusal::NotChoosable)?;
            }
            (ChoiceKind::Points { .. }, Pick::Player(seat)) => {
                ensure(self.has_seat(*seat), Refusal::NoSuchSeat)?;
            }
            (ChoiceKind::Players { .. }, Pick::Players(seats)) => {
                ensure(has_no_duplicates(seats), Refusal::ChosenTwice)?;
                ensure(seats.iter().all(|&seat| self.has_seat(seat)), Refusal::NotChoosable)?;
            }
            (ChoiceKind::Cards { of, cards, .. }, Pick::Cards(picked)) => {
                let free = self.choosable(*of);
                let wanted = count(&free).min(*cards);
                let is_wanted = picked.len() == usize::from(wanted);
                ensure(is_wanted, Refusal::WrongNumberOfCards { cards: wanted })?;
                ensure(has_no_duplicates(picked), Refusal::ChosenTwice)?;
                ensure(picked.iter().all(|card| free.contains(card)), Refusal::NotChoosable)?;
            }
            (ChoiceKind::Rule, Pick::Rule(rule)) => ensure(self.is_open(*rule), Refusal::NotOpen)?,
            (ChoiceKind::Colour, Pick::Colour(_))
            | (ChoiceKind::Points { .. }, Pick::Nobody)
            | (ChoiceKind::AnswerIsRight { .. }, Pick::Right(_))
            | (ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen, Pick::Seen) => {}
            (
                ChoiceKind::Player { .. }
                | ChoiceKind::Players { .. }
                | ChoiceKind::Cards { .. }
                | ChoiceKind::HasSeenHand { .. }
                | ChoiceKind::Points { .. }
                | ChoiceKind::Rule
                | ChoiceKind::Colour
                | ChoiceKind::AnswerIsRight { .. }
                | ChoiceKind::Contest { .. }
                | ChoiceKind::EverybodyHasSeen,
                _,
            ) => return Err(Refusal::WrongKindOfChoice),
        }
        let asked = if *pick == Pick::Seen { None } else { self.asked(pick) };
        Ok(Checked::Choose { chooser: choice.by, pick: pick.clone(), asked })
    }

    /// The task that asked for the choice, with this answer.
    fn asked(&self, pick: &Pick) -> Option<Task> {
        let Phase::Play(tasks) = &self.phase else { return None };
        // On top is the one that waits, and under it the one that asked.
        let mut asked = tasks.iter().rev().nth(1)?.clone();
        match &mut asked {
            Task::Clause { answers, .. }
            | Task::Effect { answers, .. }
            | Task::Judged { answers, .. }
            | Task::Points { answers, .. }
            | Task::Gather { answers, .. } => answers.push(pick.clone()),
            // No other task puts a choice on the stack.
            Task::Turn { .. }
            | Task::EndTurn
            | Task::Queue { .. }
            | Task::Drawing { .. }
            | Task::Flip { .. }
            | Task::Pause
            | Task::Wait { .. }
            | Task::LastCall(_) => return unexpected("no task that asked"),
        }
        Some(asked)
    }

    /// Checks that an obligation can be marked as done. Anybody may say so: it is only a claim (BL-R46).
    fn check_done(&self, id: u32) -> Check<Checked> {
        let lasts = |obligation: &TrackedObligation| obligation.ends.is_some();
        ensure(!self.obligation(id).is_ok_and(lasts), Refusal::StillLasts)?;
        let obligation = self.obligation_not_done(id)?;
        ensure(!obligation.view.on_page, Refusal::NotMarkable)?;
        ensure(obligation.view.state == ObligationState::Open, Refusal::TooLateToMark)?;
        Ok(Checked::MarkDone(id))
    }

    /// Checks that cards can be drawn instead of doing a task (BL-R79). Anybody may press it, as for what is marked as done; the
    /// player of the task draws.
    fn check_draw_instead(&self, id: u32) -> Check<Checked> {
        self.ensure_turn()?;
        let obligation = self.obligation_not_done(id)?;
        let Duty::OrDraw { cards, .. } = obligation.view.duty else { return Err(Refusal::NotChoosable) };
        Ok(Checked::DrawInstead { id, seat: obligation.view.seat, cards })
    }

    fn check_carry_out(&self, by: Seat, id: u32) -> Check<Checked> {
        self.ensure_turn()?;
        let TrackedObligation { view, page_effect, .. } = self.obligation_not_done(id)?;
        let (triggered, effect) = page_effect.clone().ok_or(Refusal::NotOnPage)?;
        ensure(view.seat == by, Refusal::NotYourObligation { due: self.setup.name(view.seat).clone() })?;
        Ok(Checked::CarryOut { id, is_late: view.state == ObligationState::Missed, triggered, effect })
    }

    /// The cards of a hand that can be chosen now. Cards that were chosen already, but not moved yet, are left out.
    pub(super) fn choosable(&self, of: Seat) -> Vec<CardIndex> {
        let mut free = self.hand(of).to_vec();
        let Phase::Play(tasks) = &self.phase else { return free };
        if let [.., Task::Gather { selected, .. }, Task::Wait { .. }] = tasks.as_slice() {
            free.retain(|card| !selected.iter().any(|chosen| chosen.cards.contains(card)));
        }
        free
    }

    /// An obligation that has not been done.
    fn obligation_not_done(&self, id: u32) -> Check<&TrackedObligation> {
        let obligation = self.obligation(id)?;
        ensure(obligation.view.state.is_not_done(), Refusal::NoObligation).map(|()| obligation)
    }

    /// An obligation in any state, also one that was done. Others can accuse its player.
    pub(super) fn obligation(&self, id: u32) -> Check<&TrackedObligation> {
        self.ensure_playing()?;
        self.obligations.iter().find(|obligation| obligation.view.id == id).ok_or(Refusal::NoObligation)
    }

    /// Checks that cards are being played: the opening is over, and nobody has won.
    pub(super) fn ensure_playing(&self) -> Check {
        ensure(matches!(self.phase, Phase::Play(_)), self.not_now())
    }

    fn check_report(&self, rule: RuleIndex, who: Option<Seat>) -> Check<Checked> {
        self.ensure_turn()?;
        ensure(self.is_open(rule), Refusal::NotOpen)?;
        ensure(self.rule(rule).is_some_and(super::Rule::is_reported), Refusal::DetectedByPage)?;
        let causer = who.unwrap_or(self.active);
        ensure(self.has_seat(causer), Refusal::NoSuchSeat)?;
        Ok(Checked::Report { rule, causer })
    }

    fn check_clock(&self, rule: RuleIndex) -> Check<Checked> {
        self.ensure_turn()?;
        let open = self.open_rules.iter().find(|open| open.rule == rule).ok_or(Refusal::NotOpen)?;
        match self.rule(rule).map(|rule| &rule.trigger) {
            Some(Trigger::Time { span: Span::Seconds(_), repeats }) => {
                ensure(*repeats || open.periods_handled == 0, Refusal::NoTimer)?;
                Ok(Checked::TimeUp(rule))
            }
            Some(_) | None => Err(Refusal::NoTimer),
        }
    }
}

/// Whether a list has no duplicates.
pub(super) fn has_no_duplicates<T: PartialEq>(items: &[T]) -> bool {
    first_duplicate(items, |one, other| one == other).is_none()
}
