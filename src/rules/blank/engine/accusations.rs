//! The possible accusations (BL-R13, BL-R14, BL-R46).

use super::{
    Accusation, AccusationKey, AccusationVote, Blank, EffectSource, Obligation, ObligationState, Offence,
    Phase, Refusal, Task,
    check::{Check, ensure},
    event::PenaltyReason,
};
use crate::rules::Seat;

impl Blank {
    /// The player whom an accusation accuses, or why the accusation is not possible now (BL-R13, BL-R14).
    pub(super) fn accused(&self, key: AccusationKey) -> Check<Seat> {
        match key {
            AccusationKey::Obligation(id) => self.obligation(id).map(|obligation| obligation.view.seat),
            AccusationKey::OutOfTurn(seat) => {
                self.ensure_turn()?;
                ensure(self.has_seat(seat), Refusal::NoSuchSeat)?;
                ensure(seat != self.active, Refusal::NothingToAccuse).map(|()| seat)
            }
            AccusationKey::Report(rule) => {
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
        if self.decision.is_some() || !matches!(self.phase, Phase::Play(_)) {
            return Vec::new();
        }
        let obligations =
            self.obligations.iter().map(|obligation| AccusationKey::Obligation(obligation.view.id));
        let out_of_turn = self.setup.seats().map(AccusationKey::OutOfTurn);
        let reports = self.open_rules.iter().map(|open| AccusationKey::Report(open.rule));
        obligations.chain(out_of_turn).chain(reports).filter_map(|key| self.accusation(key).ok()).collect()
    }

    /// An accusation and what exactly it is about, or why the accusation is not possible now.
    fn accusation(&self, key: AccusationKey) -> Check<Accusation> {
        let accused = self.accused(key)?;
        let offence = match key {
            AccusationKey::Obligation(id) => self.obligation(id)?.view.offence(),
            AccusationKey::OutOfTurn(_) => Offence::OutOfTurn,
            AccusationKey::Report(rule) => {
                let rule = self.rule(rule).ok_or(Refusal::NothingToAccuse)?;
                Offence::FalseReport(rule.trigger.clone())
            }
        };
        Ok(Accusation { key, accused, offence })
    }

    /// The vote on an accusation. The page knows whether an effect was carried out on the page; then no votes are needed
    /// (BL-R15): such an accusation is true once the deadline has passed, and false while there is still time.
    pub(super) fn vote_on(&self, key: AccusationKey) -> Check<AccusationVote> {
        let accusation = self.accusation(key)?;
        let known = match key {
            AccusationKey::Obligation(id) => {
                let view = &self.obligation(id)?.view;
                // What the page carries out is open, missed or late: nobody marks it as done, and it does not last.
                view.on_page.then_some(view.state != ObligationState::Open)
            }
            AccusationKey::OutOfTurn(_) | AccusationKey::Report(_) => None,
        };
        Ok(AccusationVote { accusation, known, admitted: false, ballots: Vec::new() })
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

impl AccusationKey {
    /// Whether rules that are triggered by false accusations apply to the accuser if the accusation is false (BL-54, BL-R47).
    pub(super) fn counts_as_accusation(self) -> bool {
        match self {
            AccusationKey::Obligation(_) | AccusationKey::OutOfTurn(_) => true,
            AccusationKey::Report(_) => false,
        }
    }

    /// The reason for the Penalty of the accused if the accusation is true. Who reported what did not happen has said something false of
    /// others, so the reason is the same as for a false accusation.
    pub(super) fn reason(self) -> PenaltyReason {
        match self {
            AccusationKey::Obligation(_) => PenaltyReason::NotFollowed,
            AccusationKey::OutOfTurn(_) => PenaltyReason::OutOfTurn,
            AccusationKey::Report(_) => PenaltyReason::FalseAccusation,
        }
    }
}
