//! Checks whether an action is allowed; changes nothing.

use super::{
    Action, Call, Clear, Mode, Refusal, Squares, Throw, line,
    phase::{Phase, PlayerDeal, ThrowChoice},
    squares::SQUARES,
};
use crate::rules::Seat;

type Check<T = ()> = Result<T, Refusal>;

/// An action that was checked. Only the check makes one, so nothing can be applied unchecked.
#[derive(Debug)]
pub struct Allowed(pub(super) Checked);

/// An allowed action, with the data that `act` needs.
#[derive(Debug)]
pub(super) enum Checked {
    /// The dice are thrown: four, or two in a Scratch-Off.
    Roll { scratch_off: bool },
    /// Somebody has chosen. `choices` are all choices on this throw so far, by seat.
    Choose { throw: Throw, choices: Vec<Option<ThrowChoice>> },
    /// With real cards: somebody's call on this throw is another one. `choices` as above.
    ChangeCall { throw: Throw, choices: Vec<Option<ThrowChoice>> },
    /// With real cards: somebody's call on this throw is what they have called already.
    SameCall,
    /// The bonus is for the coins on this card.
    Bonus(Seat),
    /// The score is confirmed.
    Confirm,
    /// The game ends early.
    End,
    /// A real card was counted and has this many coins.
    Count { seat: Seat, left: u8 },
}

/// The most coins a clear card can hold: two in each of its four rows (CL-R10).
pub const MAX_WHEN_CLEAR: u8 = 8;
/// The fewest coins of a card that is not clear: such a card has a line of three.
pub const MIN_WHEN_NOT_CLEAR: u8 = 3;

impl Clear {
    /// Checks whether `by` may do `action` now.
    pub(super) fn allows(&self, by: Seat, action: &Action) -> Check<Checked> {
        let Some(player) = self.players.get(by.index()) else { return Err(Refusal::NoSuchSeat) };
        match *action {
            Action::Roll => self.check_roll(by).map(|scratch_off| Checked::Roll { scratch_off }),
            Action::Take(line) => {
                let call = self.check_take(by, player, line)?;
                self.chosen(by, ThrowChoice { call, line, cleared: false })
            }
            Action::Scratch => {
                self.check_scratch(by, player)?;
                self.chosen(by, ThrowChoice { call: Call::Scratch, line: Squares::NONE, cleared: false })
            }
            Action::Report { call, cleared } => {
                self.check_report(by, ThrowChoice { call, line: Squares::NONE, cleared })
            }
            Action::Bonus(of) => self.check_bonus(by, of).map(|()| Checked::Bonus(of)),
            Action::Confirm => self.check_confirm(by).map(|()| Checked::Confirm),
            Action::End => self.check_end().map(|()| Checked::End),
            Action::Count { seat, left } => {
                self.check_count(seat, left).map(|()| Checked::Count { seat, left })
            }
        }
    }

    fn check_end(&self) -> Check {
        if self.phase == Phase::Over {
            Err(self.not_now())
        } else if self.sheet.is_empty() {
            Err(Refusal::NoDealFinished)
        } else {
            Ok(())
        }
    }

    fn not_now(&self) -> Refusal {
        Refusal::NotNow { activity: self.phase.activity() }
    }

    /// Checks that `by` may throw the dice; returns whether it is a Scratch-Off.
    fn check_roll(&self, by: Seat) -> Check<bool> {
        match self.phase {
            Phase::Rolling { .. } if by != self.roller => {
                Err(Refusal::NotRoller { roller: self.setup.name(self.roller).clone() })
            }
            Phase::Rolling { scratch_off } => Ok(scratch_off),
            Phase::Acting { .. } | Phase::Bonus(_) | Phase::Scored | Phase::Over => Err(self.not_now()),
        }
    }

    /// The current throw, if `by` has not acted on it yet, and the choices of all players (CL-38, CL-49, CL-51).
    fn throw_for(&self, by: Seat) -> Check<(&Throw, &[Option<ThrowChoice>])> {
        let Phase::Acting { throw, choices } = &self.phase else { return Err(self.not_now()) };
        match choices.get(by.index()) {
            Some(None) => Ok((throw, choices)),
            Some(Some(_)) | None => Err(Refusal::AlreadyDecided { name: self.setup.name(by).clone() }),
        }
    }

    /// All choices on the throw, including this one by `by`.
    fn chosen(&self, by: Seat, choice: ThrowChoice) -> Check<Checked> {
        let (&throw, others) = self.throw_for(by)?;
        let mut choices = others.to_vec();
        choices[by.index()] = Some(choice);
        Ok(Checked::Choose { throw, choices })
    }

    fn check_take(&self, by: Seat, player: &PlayerDeal, squares: Squares) -> Check<Call> {
        let (throw, _) = self.throw_for(by)?;
        let card = player.coins.card().ok_or(Refusal::CardsAreReal)?;
        line::call(card, squares, throw)
    }

    fn check_scratch(&self, by: Seat, player: &PlayerDeal) -> Check {
        let (throw, _) = self.throw_for(by)?;
        let card = player.coins.card().ok_or(Refusal::CardsAreReal)?;
        if self.setup.house.check_scratch && line::any_fits(card, throw) {
            Err(Refusal::LineFits)
        } else {
            Ok(())
        }
    }

    fn check_bonus(&self, by: Seat, of: Seat) -> Check {
        let Phase::Bonus(only_clear) = self.phase else { return Err(self.not_now()) };
        if by != only_clear {
            Err(Refusal::BonusNotYours { name: self.setup.name(only_clear).clone() })
        } else if of == by {
            Err(Refusal::OwnCard)
        } else if of.index() >= self.players.len() {
            Err(Refusal::NoCard)
        } else {
            Ok(())
        }
    }

    fn check_confirm(&self, by: Seat) -> Check {
        if self.phase != Phase::Scored {
            Err(self.not_now())
        } else if by != self.setup.scorekeeper {
            Err(Refusal::NotScorekeeper { name: self.setup.name(self.setup.scorekeeper).clone() })
        } else {
            Ok(())
        }
    }

    /// Checks a call with real cards. It may be changed until the dice are thrown again, and calling the same again is no slip
    /// that anybody has to hear about (CL-R28).
    fn check_report(&self, by: Seat, choice: ThrowChoice) -> Check<Checked> {
        let game = self.when_called();
        let (Phase::Acting { throw, choices }, Some(player)) = (&game.phase, game.players.get(by.index()))
        else {
            return Err(self.not_now());
        };
        if self.setup.mode == Mode::Cards {
            return Err(Refusal::CardsOnScreen);
        }
        let before = choices.get(by.index()).copied().flatten();
        if before == Some(choice) {
            return Ok(Checked::SameCall);
        }
        check_call(player, throw, choice.call, choice.cleared)?;
        let (throw, mut choices) = (*throw, choices.clone());
        choices[by.index()] = Some(choice);
        Ok(match before {
            Some(_) => Checked::ChangeCall { throw, choices },
            None => Checked::Choose { throw, choices },
        })
    }

    fn check_count(&self, seat: Seat, left: u8) -> Check {
        let Some(_) = self.players.get(seat.index()) else { return Err(Refusal::NoCard) };
        if self.setup.mode == Mode::Cards {
            return Err(Refusal::CardsOnScreen);
        }
        // A line has at least two coins, so no card can have lost exactly one.
        if left > SQUARES || left == SQUARES - 1 {
            return Err(Refusal::ImpossibleCount { left });
        }
        match self.phase {
            Phase::Acting { .. } if self.throw_for(seat).is_err() => {
                Err(Refusal::CountDuringCalls { name: self.setup.name(seat).clone() })
            }
            Phase::Acting { .. } => check_plausible(left, false),
            Phase::Rolling { .. } | Phase::Bonus(_) | Phase::Scored => {
                check_plausible(left, self.is_cleared(seat))
            }
            Phase::Over => Err(self.not_now()),
        }
    }
}

/// Checks that a card with this number of coins can be clear, or, if not `cleared`, that it can have a line
/// of three.
fn check_plausible(left: u8, cleared: bool) -> Check {
    match cleared {
        true if left > MAX_WHEN_CLEAR => Err(Refusal::TooManyToBeClear { left }),
        false if left < MIN_WHEN_NOT_CLEAR => Err(Refusal::MustBeClear { left }),
        true | false => Ok(()),
    }
}

/// Checks that a player with a real card can call this on a throw.
fn check_call(player: &PlayerDeal, throw: &Throw, call: Call, cleared: bool) -> Check {
    let fits = match (call, throw) {
        (Call::Scratch, _)
        | (Call::Two, Throw::ScratchOff(_))
        | (Call::Three | Call::Four, Throw::Roll(_)) => true,
        (Call::Two, Throw::Roll(_)) | (Call::Three | Call::Four, Throw::ScratchOff(_)) => false,
    };
    if !fits {
        return Err(Refusal::WrongCall { call });
    }
    let before = player.coins.count();
    let Some(left) = before.checked_sub(call.coins()) else {
        return Err(Refusal::FewCoins { call, left: before });
    };
    match (call, cleared) {
        (Call::Scratch, true) => Err(Refusal::ClearWithoutLine),
        (Call::Scratch, false) => Ok(()),
        (Call::Two | Call::Three | Call::Four, _) => check_plausible(left, cleared),
    }
}
