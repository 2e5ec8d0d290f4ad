//! What the rules allow.

use super::{
    Action, Blank, CardNo, Edition, Matter, Owed, Pick, Refusal, RuleNo, Span, Stage, Standing, Task,
    Trigger, Wish,
};
use crate::rules::Seat;

pub(super) type Allowed = Result<(), Refusal>;

/// A refusal, unless something holds.
pub(super) fn unless(holds: bool, refusal: Refusal) -> Allowed {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Blank {
    /// Whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Allowed {
        unless(self.sits(by), Refusal::NoSuchSeat)?;
        match (&self.matter, action) {
            (Some(Matter::Trial(trial)), Action::Admit | Action::Judge { .. } | Action::Verdict) => {
                return self.allows_in_trial(by, trial, action);
            }
            (Some(Matter::Motion { agreed, .. }), Action::Agree(_)) => {
                return unless(!agreed.contains(&by), Refusal::Agreed);
            }
            (Some(_), _) => return Err(Refusal::MatterFirst),
            (None, _) => {}
        }
        match action {
            Action::Read | Action::Understood => self.allows_opening(action),
            Action::Play(cards) => self.allows_play(by, cards),
            Action::NoMatch => {
                self.turn_of(by)?;
                unless(!self.can_play(by), Refusal::SomethingMatches)
            }
            Action::Order(order) => self.allows_order(order),
            Action::Resolve => match self.task() {
                Some(Task::Queue { .. }) => Ok(()),
                Some(_) | None => Err(self.not_now()),
            },
            Action::Choose(pick) => self.allows_choice(by, pick),
            Action::Reshuffle => unless(self.task() == Some(&Task::Pause), self.not_now()),
            Action::Done(id) => {
                let owed = self.undone(*id)?;
                unless(!owed.seen.by_hand, Refusal::ByHand)?;
                let in_time = owed.seen.state == Standing::Open || self.edition == Edition::First;
                unless(in_time, Refusal::TooLate)
            }
            Action::Obey(id) => {
                self.at_turn()?;
                let owed = self.undone(*id)?;
                unless(owed.seen.by_hand, Refusal::NotByHand)?;
                unless(owed.seen.seat == by, self.others_to_do(owed.seen.seat))
            }
            Action::Happened { rule, who } => self.allows_report(*rule, *who),
            Action::Clock(rule) => self.allows_clock(*rule),
            Action::Accuse(charges) => self.allows_accusation(by, charges),
            Action::Admit | Action::Judge { .. } | Action::Verdict => Err(Refusal::NoTrial),
            Action::Propose(ruling) => self.allows_motion(ruling),
            Action::Agree(_) => Err(Refusal::NoMotion),
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

    /// What the table is doing, so that something else has to wait.
    pub(super) fn not_now(&self) -> Refusal {
        let doing = match &self.stage {
            Stage::Opening { .. } => "the rules are being read",
            Stage::Prize(_) => "the winner chooses a prize",
            Stage::Over { .. } => "the game is over",
            Stage::Play(tasks) => match tasks.last() {
                Some(Task::Turn { .. }) => "it is somebody's turn to play",
                Some(Task::Queue { .. }) => "the table agrees on the order of what was set off",
                Some(Task::Pause) => "the Draw Pile is empty, and the discards have to be shuffled",
                Some(Task::LastCall(_)) => "somebody is rid of all cards",
                Some(
                    Task::Wait { .. }
                    | Task::EndTurn
                    | Task::Clause { .. }
                    | Task::Deed { .. }
                    | Task::Judged { .. }
                    | Task::Gather { .. }
                    | Task::Drawing { .. }
                    | Task::Flip,
                )
                | None => "something has to be chosen first",
            },
        };
        Refusal::NotNow { doing }
    }

    pub(super) fn others_to_do(&self, seat: Seat) -> Refusal {
        Refusal::OthersToDo { due: self.setup.name(seat).clone() }
    }

    fn allows_opening(&self, action: &Action) -> Allowed {
        let Stage::Opening { all_read, .. } = &self.stage else { return Err(self.not_now()) };
        unless(*all_read == (*action == Action::Understood), self.not_now())
    }

    /// Whether somebody is about to play.
    pub(super) fn at_turn(&self) -> Allowed {
        match self.task() {
            Some(Task::Turn { .. }) => Ok(()),
            Some(_) | None => Err(self.not_now()),
        }
    }

    fn turn_of(&self, by: Seat) -> Allowed {
        self.at_turn()?;
        unless(by == self.active, Refusal::NotYours { due: self.setup.name(self.active).clone() })
    }

    /// Cards of the own hand can always be tried (BL-53, BL-R09), but with training wheels only as they may be played.
    fn allows_play(&self, by: Seat, cards: &[CardNo]) -> Allowed {
        self.at_turn()?;
        unless(!cards.is_empty(), Refusal::NoCards)?;
        unless(once_each(cards), Refusal::Twice)?;
        unless(cards.iter().all(|card| self.hand(by).contains(card)), Refusal::NotInHand)?;
        if !self.setup.house.training_wheels {
            return Ok(());
        }
        unless(by == self.active, Refusal::NotYourTurn { due: self.setup.name(self.active).clone() })?;
        unless(self.matches(by, cards).any(), Refusal::DoesNotMatch)
    }

    fn allows_order(&self, order: &[u8]) -> Allowed {
        let Some(Task::Queue { firings, .. }) = self.task() else { return Err(self.not_now()) };
        let there = |at: &u8| usize::from(*at) < firings.len();
        unless(
            order.len() == firings.len() && once_each(order) && order.iter().all(there),
            Refusal::NotAnOrder,
        )
    }

    fn allows_choice(&self, by: Seat, pick: &Pick) -> Allowed {
        let Some(Task::Wait { choice, .. }) = self.task() else { return Err(self.not_now()) };
        if let Some(due) = choice.by {
            unless(by == due, Refusal::NotYours { due: self.setup.name(due).clone() })?;
        }
        match (&choice.wish, pick) {
            (Wish::Player { among } | Wish::Contest { among, .. }, Pick::Player(seat)) => {
                unless(among.contains(seat), Refusal::NotChoosable)
            }
            (Wish::Players { .. }, Pick::Players(seats)) => {
                unless(once_each(seats), Refusal::Twice)?;
                unless(seats.iter().all(|&seat| self.sits(seat)), Refusal::NotChoosable)
            }
            (Wish::Cards { of, cards, .. }, Pick::Cards(picked)) => {
                let wanted = usize::from(*cards).min(self.choosable(*of).len());
                let number = u8::try_from(wanted).unwrap_or(*cards);
                unless(picked.len() == wanted, Refusal::OtherNumber { cards: number })?;
                unless(once_each(picked), Refusal::Twice)?;
                let free = self.choosable(*of);
                unless(picked.iter().all(|card| free.contains(card)), Refusal::NotChoosable)
            }
            (Wish::Rule, Pick::Rule(rule)) => unless(self.is_open(*rule), Refusal::NotOpen),
            (Wish::Colour, Pick::Colour(_))
            | (Wish::Right { .. }, Pick::Right(_))
            | (Wish::Seen, Pick::Seen) => Ok(()),
            (
                Wish::Player { .. }
                | Wish::Contest { .. }
                | Wish::Players { .. }
                | Wish::Cards { .. }
                | Wish::Rule
                | Wish::Colour
                | Wish::Right { .. }
                | Wish::Seen,
                _,
            ) => Err(Refusal::NotAsked),
        }
    }

    /// The cards of a hand that can be chosen just now: those that were not chosen for somebody else before.
    pub(super) fn choosable(&self, of: Seat) -> Vec<CardNo> {
        let mut free = self.hand(of).to_vec();
        let Stage::Play(tasks) = &self.stage else { return free };
        if let [.., Task::Gather { got, .. }, Task::Wait { .. }] = tasks.as_slice() {
            free.retain(|card| !got.iter().any(|got| got.cards.contains(card)));
        }
        free
    }

    /// An obligation that is still to be done.
    pub(super) fn undone(&self, id: u32) -> Result<&Owed, Refusal> {
        self.owed(id).and_then(|owed| {
            unless(owed.seen.state.is_undone(), Refusal::NoObligation)?;
            Ok(owed)
        })
    }

    /// An obligation that can be called out.
    pub(super) fn owed(&self, id: u32) -> Result<&Owed, Refusal> {
        match &self.stage {
            Stage::Play(_) => {}
            Stage::Opening { .. } | Stage::Prize(_) | Stage::Over { .. } => return Err(self.not_now()),
        }
        self.obligations.iter().find(|owed| owed.seen.id == id).ok_or(Refusal::NoObligation)
    }

    fn allows_report(&self, rule: RuleNo, who: Option<Seat>) -> Allowed {
        self.at_turn()?;
        unless(self.is_open(rule), Refusal::NotOpen)?;
        unless(self.rule(rule).is_some_and(super::Rule::is_reported), Refusal::SeenByItself)?;
        unless(who.is_none_or(|seat| self.sits(seat)), Refusal::NoSuchSeat)
    }

    fn allows_clock(&self, rule: RuleNo) -> Allowed {
        self.at_turn()?;
        let open = self.open.iter().find(|open| open.rule == rule).ok_or(Refusal::NotOpen)?;
        match self.rule(rule).map(|rule| &rule.trigger) {
            Some(Trigger::Time { span: Span::Seconds(_), again }) => {
                unless(*again || open.ran == 0, Refusal::NoClock)
            }
            Some(_) | None => Err(Refusal::NoClock),
        }
    }
}

/// Whether nothing stands twice in a list.
pub(super) fn once_each<T: PartialEq>(things: &[T]) -> bool {
    things.iter().enumerate().all(|(at, thing)| !things[..at].contains(thing))
}
