//! What can be called out, and in which words (BL-R13, BL-R14, BL-R46).

use super::{
    Accusation, Blank, Charge, EffectSource, GameStage, Obligation, ObligationState, Refusal, Task,
    TrialCharge, check::ensure, event::PenaltyReason,
};
use crate::rules::Seat;

impl Blank {
    /// Who is accused by a charge, if it can be brought now (BL-R13, BL-R14).
    pub(super) fn accused(&self, charge: Charge) -> Result<Seat, Refusal> {
        match charge {
            Charge::Obligation(id) => self.obligation(id).map(|owed| owed.seen.seat),
            Charge::OutOfTurn(seat) => {
                self.at_turn()?;
                ensure(self.sits(seat), Refusal::NoSuchSeat)?;
                ensure(seat != self.active, Refusal::NothingToAccuse).map(|()| seat)
            }
            Charge::Report(rule) => {
                let Some(Task::Queue { firings, .. }) = self.task() else {
                    return Err(Refusal::NothingToAccuse);
                };
                let report = firings.iter().find(|firing| firing.source == EffectSource::Rule(rule));
                report.and_then(|firing| firing.reporter).ok_or(Refusal::NothingToAccuse)
            }
        }
    }

    /// All that can be called out now, by anybody but the accused.
    pub(super) fn accusations(&self) -> Vec<Accusation> {
        if self.decision.is_some() || !matches!(self.stage, GameStage::Play(_)) {
            return Vec::new();
        }
        let owed = self.obligations.iter().map(|owed| Charge::Obligation(owed.seen.id));
        let out_of_turn = self.setup.seats().map(Charge::OutOfTurn);
        let reports = self.open.iter().map(|open| Charge::Report(open.rule));
        owed.chain(out_of_turn).chain(reports).filter_map(|charge| self.accusation(charge)).collect()
    }

    /// A charge in words, if it can be brought now.
    fn accusation(&self, charge: Charge) -> Option<Accusation> {
        let accused = self.accused(charge).ok()?;
        let who = self.setup.name(accused);
        let text = match charge {
            Charge::Obligation(id) => self.obligation(id).ok()?.seen.charge(),
            Charge::OutOfTurn(_) => format!("{who} played out of turn."),
            Charge::Report(rule) => {
                format!("{who} reported something that did not happen: {}.", self.rule(rule)?.trigger)
            }
        };
        Some(Accusation { charge, accused, text })
    }

    /// A charge as it is heard: what is done with cards the page knows by itself (BL-R15).
    pub(super) fn charge_in_trial(&self, charge: Charge) -> Option<TrialCharge> {
        let accusation = self.accusation(charge)?;
        let known = match charge {
            Charge::Obligation(id) => {
                let seen = &self.obligation(id).ok()?.seen;
                seen.by_hand.then_some(seen.state != ObligationState::Open)
            }
            Charge::OutOfTurn(_) | Charge::Report(_) => None,
        };
        Some(TrialCharge { accusation, known, admitted: false, ballots: Vec::new() })
    }
}

impl Obligation {
    /// The sentence that calls it out.
    fn charge(&self) -> String {
        match self.state {
            ObligationState::Open | ObligationState::Missed | ObligationState::Ticked => self.undone.clone(),
            ObligationState::Late => format!("This was done too late: {}.", self.text),
        }
    }
}

impl Charge {
    /// Whether it is an accusation in the sense of a rule that speaks of them (BL-54, BL-R47).
    pub(super) fn accuses(self) -> bool {
        match self {
            Charge::Obligation(_) | Charge::OutOfTurn(_) => true,
            Charge::Report(_) => false,
        }
    }

    /// Why somebody takes the Penalty for it.
    pub(super) fn reason(self) -> PenaltyReason {
        match self {
            Charge::Obligation(_) => PenaltyReason::NotFollowed,
            Charge::OutOfTurn(_) => PenaltyReason::OutOfTurn,
            Charge::Report(_) => PenaltyReason::FalseAccusation,
        }
    }
}
