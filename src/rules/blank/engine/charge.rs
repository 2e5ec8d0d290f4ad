//! The possible accusations (BL-R13, BL-R14, BL-R46).

use super::{
    Accusation, Blank, Charge, EffectSource, GameStage, Obligation, ObligationState, Offence, Refusal, Task,
    TrialCharge,
    check::{Check, ensure},
    event::PenaltyReason,
};
use crate::rules::Seat;

impl Blank {
    /// The player whom a charge accuses, or why the charge is not possible now (BL-R13, BL-R14).
    pub(super) fn accused(&self, charge: Charge) -> Check<Seat> {
        match charge {
            Charge::Obligation(id) => self.obligation(id).map(|obligation| obligation.view.seat),
            Charge::OutOfTurn(seat) => {
                self.ensure_turn()?;
                ensure(self.has_seat(seat), Refusal::NoSuchSeat)?;
                ensure(seat != self.active, Refusal::NothingToAccuse).map(|()| seat)
            }
            Charge::Report(rule) => {
                let Some(Task::Queue { queue, .. }) = self.task() else {
                    return Err(Refusal::NothingToAccuse);
                };
                let report = queue.iter().find(|triggered| triggered.source == EffectSource::Rule(rule));
                report.and_then(|triggered| triggered.reporter).ok_or(Refusal::NothingToAccuse)
            }
        }
    }

    /// All accusations that are possible now. Anybody except the accused may bring them.
    pub(super) fn accusations(&self) -> Vec<Accusation> {
        if self.decision.is_some() || !matches!(self.stage, GameStage::Play(_)) {
            return Vec::new();
        }
        let obligations = self.obligations.iter().map(|obligation| Charge::Obligation(obligation.view.id));
        let out_of_turn = self.setup.seats().map(Charge::OutOfTurn);
        let reports = self.open_rules.iter().map(|open| Charge::Report(open.rule));
        obligations
            .chain(out_of_turn)
            .chain(reports)
            .filter_map(|charge| self.accusation(charge).ok())
            .collect()
    }

    /// A charge and what exactly it is about, or why the charge is not possible now.
    fn accusation(&self, charge: Charge) -> Check<Accusation> {
        let accused = self.accused(charge)?;
        let offence = match charge {
            Charge::Obligation(id) => self.obligation(id)?.view.offence(),
            Charge::OutOfTurn(_) => Offence::OutOfTurn,
            Charge::Report(rule) => {
                let rule = self.rule(rule).ok_or(Refusal::NothingToAccuse)?;
                Offence::FalseReport(rule.trigger.clone())
            }
        };
        Ok(Accusation { charge, accused, offence })
    }

    /// The charge for a trial. The page knows whether an effect was carried out on the page; then no votes are needed
    /// (BL-R15).
    pub(super) fn trial_charge(&self, charge: Charge) -> Check<TrialCharge> {
        let accusation = self.accusation(charge)?;
        let known = match charge {
            Charge::Obligation(id) => {
                let view = &self.obligation(id)?.view;
                view.on_page.then_some(view.state != ObligationState::Open)
            }
            Charge::OutOfTurn(_) | Charge::Report(_) => None,
        };
        Ok(TrialCharge { accusation, known, admitted: false, ballots: Vec::new() })
    }
}

impl Obligation {
    /// What its player is accused of.
    fn offence(&self) -> Offence {
        match self.state {
            ObligationState::Open
            | ObligationState::Missed
            | ObligationState::MarkedDone
            | ObligationState::Lasting => Offence::NotDone(self.duty.clone()),
            ObligationState::Late => Offence::TooLate(self.duty.clone()),
        }
    }
}

impl Charge {
    /// Whether rules that are triggered by false accusations apply to the accuser if the charge is false (BL-54, BL-R47).
    pub(super) fn counts_as_accusation(self) -> bool {
        match self {
            Charge::Obligation(_) | Charge::OutOfTurn(_) => true,
            Charge::Report(_) => false,
        }
    }

    /// The reason for the Penalty of the accused if the charge is true.
    pub(super) fn reason(self) -> PenaltyReason {
        match self {
            Charge::Obligation(_) => PenaltyReason::NotFollowed,
            Charge::OutOfTurn(_) => PenaltyReason::OutOfTurn,
            Charge::Report(_) => PenaltyReason::FalseAccusation,
        }
    }
}
