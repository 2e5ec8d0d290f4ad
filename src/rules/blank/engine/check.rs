//! Checks whether an action is allowed.

use super::{
    Action, Blank, CardNo, ChoiceKind, GameStage, ObligationState, Pick, Refusal, RuleNo, RulesVersion, Span,
    TableDecision, Task, TrackedObligation, Trigger,
};
use crate::rules::Seat;

pub(super) type Allowed = Result<(), Refusal>;

/// Returns the refusal if the condition does not hold.
pub(super) fn ensure(holds: bool, refusal: Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Blank {
    /// Whether `by` may do `action` now.
    pub(in crate::rules::blank) fn allows(&self, by: Seat, action: &Action) -> Allowed {
        ensure(self.sits(by), Refusal::NoSuchSeat)?;
        match (&self.decision, action) {
            (Some(TableDecision::Trial(trial)), Action::Admit | Action::Judge { .. } | Action::Verdict) => {
                return self.allows_in_trial(by, trial, action);
            }
            (Some(TableDecision::Proposal { agreed, .. }), Action::Agree(_)) => {
                return ensure(!agreed.contains(&by), Refusal::Agreed);
            }
            (Some(_), _) => return Err(Refusal::DecisionFirst),
            (None, _) => {}
        }
        match action {
            Action::Read | Action::Understood => self.allows_opening(action),
            Action::Play(cards) => self.allows_play(by, cards),
            Action::NoMatch => {
                self.turn_of(by)?;
                ensure(!self.can_play(by), Refusal::SomethingMatches)
            }
            Action::Order(order) => self.allows_order(order),
            Action::Resolve => match self.task() {
                Some(Task::Queue { .. }) => Ok(()),
                Some(_) | None => Err(self.not_now()),
            },
            Action::Choose(pick) => self.allows_choice(by, pick),
            Action::Reshuffle => ensure(self.task() == Some(&Task::Pause), self.not_now()),
            Action::Done(id) => {
                let owed = self.undone_obligation(*id)?;
                ensure(!owed.seen.by_hand, Refusal::ByHand)?;
                let in_time = owed.seen.state == ObligationState::Open || self.version == RulesVersion::First;
                ensure(in_time, Refusal::TooLate)
            }
            Action::Obey(id) => {
                self.at_turn()?;
                let owed = self.undone_obligation(*id)?;
                ensure(owed.seen.by_hand, Refusal::NotByHand)?;
                ensure(owed.seen.seat == by, self.others_to_do(owed.seen.seat))
            }
            Action::Happened { rule, who } => self.allows_report(*rule, *who),
            Action::Clock(rule) => self.allows_clock(*rule),
            Action::Accuse(charges) => self.allows_accusation(by, charges),
            Action::Admit | Action::Judge { .. } | Action::Verdict => Err(Refusal::NoTrial),
            Action::Propose(ruling) => self.allows_motion(ruling),
            Action::Agree(_) => Err(Refusal::NoProposal),
            Action::Close => match self.task() {
                Some(Task::LastCall(_)) => Ok(()),
                Some(_) | None => Err(self.not_now()),
            },
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
                Some(Task::Turn { .. }) => "it is somebody's turn to play",
                Some(Task::Queue { .. }) => "the table is choosing the order of the rules",
                Some(Task::Pause) => "the Draw Pile is empty, and the discards have to be shuffled",
                Some(Task::LastCall(_)) => "somebody has no cards left",
                Some(
                    Task::Wait { .. }
                    | Task::EndTurn
                    | Task::Clause { .. }
                    | Task::Effect { .. }
                    | Task::Judged { .. }
                    | Task::Gather { .. }
                    | Task::Drawing { .. }
                    | Task::Flip,
                )
                | None => "something has to be chosen first",
            },
        };
        Refusal::NotNow { activity }
    }

    pub(super) fn others_to_do(&self, seat: Seat) -> Refusal {
        Refusal::OthersToDo { due: self.setup.name(seat).clone() }
    }

    fn allows_opening(&self, action: &Action) -> Allowed {
        let GameStage::Opening { all_read, .. } = &self.stage else { return Err(self.not_now()) };
        ensure(*all_read == (*action == Action::Understood), self.not_now())
    }

    /// Checks that a player's turn to play is waiting.
    pub(super) fn at_turn(&self) -> Allowed {
        match self.task() {
            Some(Task::Turn { .. }) => Ok(()),
            Some(_) | None => Err(self.not_now()),
        }
    }

    fn turn_of(&self, by: Seat) -> Allowed {
        self.at_turn()?;
        ensure(by == self.active, Refusal::NotYours { due: self.setup.name(self.active).clone() })
    }

    /// Checks a play. Any cards of one's own hand may be tried (BL-53, BL-R09), but with training wheels only correct
    /// plays.
    fn allows_play(&self, by: Seat, cards: &[CardNo]) -> Allowed {
        self.at_turn()?;
        ensure(!cards.is_empty(), Refusal::NoCards)?;
        ensure(once_each(cards), Refusal::Twice)?;
        ensure(cards.iter().all(|card| self.hand(by).contains(card)), Refusal::NotInHand)?;
        if !self.setup.house.training_wheels {
            return Ok(());
        }
        ensure(by == self.active, Refusal::NotYourTurn { due: self.setup.name(self.active).clone() })?;
        ensure(self.matches(by, cards).any(), Refusal::DoesNotMatch)
    }

    fn allows_order(&self, order: &[u8]) -> Allowed {
        let Some(Task::Queue { queue, .. }) = self.task() else { return Err(self.not_now()) };
        let there = |at: &u8| usize::from(*at) < queue.len();
        ensure(order.len() == queue.len() && once_each(order) && order.iter().all(there), Refusal::NotAnOrder)
    }

    fn allows_choice(&self, by: Seat, pick: &Pick) -> Allowed {
        let Some(Task::Wait { choice, .. }) = self.task() else { return Err(self.not_now()) };
        if let Some(due) = choice.by {
            ensure(by == due, Refusal::NotYours { due: self.setup.name(due).clone() })?;
        }
        match (&choice.kind, pick) {
            (ChoiceKind::Player { among } | ChoiceKind::Contest { among, .. }, Pick::Player(seat)) => {
                ensure(among.contains(seat), Refusal::NotChoosable)
            }
            (ChoiceKind::Players { .. }, Pick::Players(seats)) => {
                ensure(once_each(seats), Refusal::Twice)?;
                ensure(seats.iter().all(|&seat| self.sits(seat)), Refusal::NotChoosable)
            }
            (ChoiceKind::Cards { of, cards, .. }, Pick::Cards(picked)) => {
                let wanted = usize::from(*cards).min(self.choosable(*of).len());
                let number = u8::try_from(wanted).unwrap_or(*cards);
                ensure(picked.len() == wanted, Refusal::OtherNumber { cards: number })?;
                ensure(once_each(picked), Refusal::Twice)?;
                let free = self.choosable(*of);
                ensure(picked.iter().all(|card| free.contains(card)), Refusal::NotChoosable)
            }
            (ChoiceKind::Rule, Pick::Rule(rule)) => ensure(self.is_open(*rule), Refusal::NotOpen),
            (ChoiceKind::Colour, Pick::Colour(_))
            | (ChoiceKind::Right { .. }, Pick::Right(_))
            | (ChoiceKind::Seen, Pick::Seen) => Ok(()),
            (
                ChoiceKind::Player { .. }
                | ChoiceKind::Contest { .. }
                | ChoiceKind::Players { .. }
                | ChoiceKind::Cards { .. }
                | ChoiceKind::Rule
                | ChoiceKind::Colour
                | ChoiceKind::Right { .. }
                | ChoiceKind::Seen,
                _,
            ) => Err(Refusal::NotAsked),
        }
    }

    /// The cards of a hand that can be chosen now. Cards that were chosen already, but not moved yet, are left out.
    pub(super) fn choosable(&self, of: Seat) -> Vec<CardNo> {
        let mut free = self.hand(of).to_vec();
        let GameStage::Play(tasks) = &self.stage else { return free };
        if let [.., Task::Gather { selected, .. }, Task::Wait { .. }] = tasks.as_slice() {
            free.retain(|card| !selected.iter().any(|chosen| chosen.cards.contains(card)));
        }
        free
    }

    /// An obligation that has not been done.
    pub(super) fn undone_obligation(&self, id: u32) -> Result<&TrackedObligation, Refusal> {
        self.obligation(id).and_then(|owed| {
            ensure(owed.seen.state.is_undone(), Refusal::NoObligation)?;
            Ok(owed)
        })
    }

    /// An obligation that others can accuse the player of not doing.
    pub(super) fn obligation(&self, id: u32) -> Result<&TrackedObligation, Refusal> {
        match &self.stage {
            GameStage::Play(_) => {}
            GameStage::Opening { .. } | GameStage::Prize(_) | GameStage::Over { .. } => {
                return Err(self.not_now());
            }
        }
        self.obligations.iter().find(|owed| owed.seen.id == id).ok_or(Refusal::NoObligation)
    }

    fn allows_report(&self, rule: RuleNo, who: Option<Seat>) -> Allowed {
        self.at_turn()?;
        ensure(self.is_open(rule), Refusal::NotOpen)?;
        ensure(self.rule(rule).is_some_and(super::Rule::is_reported), Refusal::SeenByItself)?;
        ensure(who.is_none_or(|seat| self.sits(seat)), Refusal::NoSuchSeat)
    }

    fn allows_clock(&self, rule: RuleNo) -> Allowed {
        self.at_turn()?;
        let open = self.open.iter().find(|open| open.rule == rule).ok_or(Refusal::NotOpen)?;
        match self.rule(rule).map(|rule| &rule.trigger) {
            Some(Trigger::Time { span: Span::Seconds(_), again }) => {
                ensure(*again || open.ran == 0, Refusal::NoClock)
            }
            Some(_) | None => Err(Refusal::NoClock),
        }
    }
}

/// Whether a list has no duplicates.
pub(super) fn once_each<T: PartialEq>(things: &[T]) -> bool {
    things.iter().enumerate().all(|(at, thing)| !things[..at].contains(thing))
}

/// Reports that `apply` met something that `check` refuses. It stops tests. On the page it does nothing, because at a
/// party a page that goes on is better than one that has crashed.
#[track_caller]
pub(super) fn unexpected(what: &str) {
    debug_assert!(false, "allowed by `check`, but impossible: {what}");
}
