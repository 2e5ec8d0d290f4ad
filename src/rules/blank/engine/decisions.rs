//! Decisions of the table about accusations and proposed rulings.

use std::sync::Arc;

use super::{
    Blank, CardDeck, Charge, Decree, Destination, EffectSource, Event, GameStage, MAX_TEXT, Refusal,
    TableDecision, TableRuling, Task, TrackedObligation, Trial, TrialCharge,
    allowed::{Checked, CheckedDecision},
    check::{Check, ensure, has_no_duplicates},
    check_text,
    event::{Finding, PenaltyReason},
    fact::Fact,
    run::Events,
    task::{CardSelection, Triggered},
};
use crate::rules::Seat;

impl Blank {
    pub(super) fn act_on_decision(&mut self, by: Seat, allowed: CheckedDecision, events: &mut Events) {
        match allowed {
            CheckedDecision::Accuse(trial) => {
                let charges = trial.charges.iter().map(|charge| charge.accusation.clone()).collect();
                events.push(Event::Accused { by, charges });
                self.decision = Some(TableDecision::Trial(trial));
            }
            CheckedDecision::Admit(trial) => {
                events.push(Event::Admitted(by));
                self.decision = Some(TableDecision::Trial(trial));
            }
            CheckedDecision::Judge(trial) => self.decision = Some(TableDecision::Trial(trial)),
            CheckedDecision::Verdict(trial) => self.verdict(&trial, events),
            CheckedDecision::Propose(ruling) => {
                events.push(Event::RulingProposed { by, text: ruling.text.clone(), decree: ruling.decree });
                self.decision = Some(TableDecision::Proposal { by, ruling, agreed: vec![by] });
            }
            CheckedDecision::Reject => {
                self.decision = None;
                events.push(Event::RulingRejected);
            }
            CheckedDecision::Agree(decision) => self.decision = Some(decision),
            CheckedDecision::Accept(TableRuling { text, decree }) => {
                self.decision = None;
                events.push(Event::RulingAccepted { text, decree });
                self.apply_decree(decree, events);
            }
        }
    }

    pub(super) fn check_accusation(&self, by: Seat, charges: &[Charge]) -> Check<Checked> {
        self.ensure_playing()?;
        ensure(!charges.is_empty() && charges.len() <= 99, Refusal::NothingToAccuse)?;
        ensure(has_no_duplicates(charges), Refusal::ChosenTwice)?;
        let charges = charges.iter().map(|charge| self.trial_charge(*charge)).collect::<Check<Vec<_>>>()?;
        ensure(charges.iter().all(|charge| charge.accusation.accused != by), Refusal::AccusesSelf)?;
        Ok(Checked::Decision(CheckedDecision::Accuse(Trial { by, charges })))
    }

    pub(super) fn check_admission(&self, by: Seat, trial: &Trial) -> Check<Checked> {
        let is_open = |charge: &TrialCharge| charge.accusation.accused == by && !charge.admitted;
        ensure(trial.charges.iter().any(is_open), Refusal::NotAccused)?;
        let mut trial = trial.clone();
        for charge in trial.charges.iter_mut().filter(|charge| charge.accusation.accused == by) {
            charge.admitted = true;
        }
        Ok(Checked::Decision(CheckedDecision::Admit(trial)))
    }

    /// Checks a vote on a charge, by its index. `None` withdraws it.
    pub(super) fn check_vote(
        &self,
        by: Seat,
        trial: &Trial,
        charge: u8,
        guilty: Option<bool>,
    ) -> Check<Checked> {
        let mut trial = trial.clone();
        let charge = trial.charges.get_mut(usize::from(charge)).ok_or(Refusal::NoCharge)?;
        ensure(by != trial.by && by != charge.accusation.accused, Refusal::NoVote)?;
        charge.ballots.retain(|(voter, _)| *voter != by);
        charge.ballots.extend(guilty.map(|guilty| (by, guilty)));
        charge.ballots.sort_by_key(|(voter, _)| *voter);
        Ok(Checked::Decision(CheckedDecision::Judge(trial)))
    }

    /// Decides each charge separately; all false charges together cost the accuser one card (BL-R15, BL-R39).
    fn verdict(&mut self, trial: &Trial, events: &mut Events) {
        self.decision = None;
        let mut penalties = Vec::new();
        let mut is_any_false = false;
        for charge in &trial.charges {
            let (seat, finding) = (charge.accusation.accused, charge.finding());
            let offence = charge.accusation.offence.clone();
            events.push(Event::Decided { seat, finding, offence });
            match finding {
                Finding::Upheld => {
                    penalties.push((seat, charge.accusation.charge.reason()));
                    self.settle_charge(charge.accusation.charge);
                }
                Finding::False => {
                    is_any_false = true;
                    // The charge is false, so the obligation was done and is removed. One that is carried out on the
                    // page stays: the page knows whether it was done. One that lasts for a while stays, too.
                    let stays =
                        |obligation: &TrackedObligation| obligation.view.on_page || obligation.ends.is_some();
                    if let Charge::Obligation(id) = charge.accusation.charge
                        && !self.obligation(id).is_ok_and(stays)
                    {
                        self.settle_obligation(id, events);
                    }
                }
                Finding::Open => {}
            }
        }
        if is_any_false {
            penalties.push((trial.by, PenaltyReason::FalseAccusation));
        }
        self.already_triggered.clear();
        self.penalise(&penalties, events);
        if trial.has_false_accusation() {
            self.trigger_rules(&Fact::FalseAccusation(trial.by));
        }
    }

    /// Removes the subject of a true charge: an obligation that does not last for a while, or a false report,
    /// which is not applied (BL-R41).
    fn settle_charge(&mut self, charge: Charge) {
        match charge {
            Charge::Obligation(id) => {
                self.obligations.retain(|obligation| obligation.view.id != id || obligation.ends.is_some());
            }
            Charge::OutOfTurn(_) => {}
            Charge::Report(rule) => {
                let false_report = |triggered: &Triggered| {
                    triggered.source == EffectSource::Rule(rule) && triggered.reporter.is_some()
                };
                if let GameStage::Play(tasks) = &mut self.stage
                    && let Some(Task::Queue { queue, .. }) = tasks.last_mut()
                {
                    queue.retain(|triggered| !false_report(triggered));
                }
            }
        }
    }

    pub(super) fn check_proposal(&self, ruling: &TableRuling) -> Check<Checked> {
        check_text("ruling", &ruling.text, MAX_TEXT).map_err(|_| Refusal::BadRuling)?;
        self.check_decree(ruling)?;
        Ok(Checked::Decision(CheckedDecision::Propose(ruling.clone())))
    }

    fn check_decree(&self, ruling: &TableRuling) -> Check {
        let check_seat = |seat: Seat| ensure(self.has_seat(seat), Refusal::NoSuchSeat);
        let check_count = |cards: u8| ensure((1..=7).contains(&cards), Refusal::BadRuling);
        match ruling.decree {
            Decree::Blanks(deck, cards) => {
                let GameStage::Prize(_) = self.stage else { return Err(self.not_now()) };
                let deck = self.decks.get(usize::from(deck)).ok_or(Refusal::NoSuchDeck)?;
                let free = CardDeck::MAX_RULES.saturating_sub(deck.rules.len());
                return ensure((1..=24).contains(&cards) && usize::from(cards) <= free, Refusal::BadRuling);
            }
            Decree::Words => ensure(!ruling.text.trim().is_empty(), Refusal::BadRuling)?,
            Decree::Draw(seat, cards) | Decree::Return(seat, cards) => {
                check_seat(seat)?;
                check_count(cards)?;
            }
            Decree::Skip(seat) | Decree::Turn(seat) => check_seat(seat)?,
            Decree::Reverse => {}
            Decree::EndLasting(index) => ensure(usize::from(index) < self.lasting.len(), Refusal::BadRuling)?,
            Decree::Waive(id) => {
                ensure(self.obligation(id)?.view.state.is_in_force(), Refusal::NoObligation)?;
            }
        }
        self.ensure_turn().map(drop)
    }

    /// Checks a player's answer to the proposed ruling, which needs everybody's agreement (BL-108).
    pub(super) fn check_answer(
        &self,
        by: Seat,
        proposer: Seat,
        ruling: &TableRuling,
        agreed: &[Seat],
        yes: bool,
    ) -> Check<Checked> {
        ensure(!agreed.contains(&by), Refusal::AlreadyAnswered)?;
        let mut agreed = agreed.to_vec();
        agreed.push(by);
        agreed.sort_unstable();
        let ruling = ruling.clone();
        Ok(Checked::Decision(if !yes {
            CheckedDecision::Reject
        } else if agreed.len() < self.players() {
            CheckedDecision::Agree(TableDecision::Proposal { by: proposer, ruling, agreed })
        } else {
            CheckedDecision::Accept(ruling)
        }))
    }

    /// Does what everybody agreed to. Nothing has changed since the proposal was checked, so what it names is still there.
    fn apply_decree(&mut self, decree: Decree, events: &mut Events) {
        self.already_triggered.clear();
        match decree {
            Decree::Words => {}
            Decree::Draw(seat, cards) => {
                self.push(Task::Drawing { left: vec![(seat, cards)], drawn: Vec::new(), penalty: false });
            }
            Decree::Return(seat, cards) => {
                let (by, to) = (Some(seat), Destination::Discarded);
                let selection = CardSelection { of: seat, cards: cards.into(), by, to };
                self.ask_for_cards(EffectSource::Table, vec![selection]);
            }
            Decree::Skip(seat) => self.skip(EffectSource::Table, seat, 1, events),
            Decree::Reverse => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed);
            }
            Decree::Turn(seat) => {
                self.pop();
                self.begin_turn(seat, events);
            }
            Decree::EndLasting(index) => {
                let ended = self.lasting.remove(usize::from(index));
                events.push(Event::LastingEnded(self.lasting_view(&ended)));
            }
            Decree::Waive(id) => {
                let waived = self.obligations.extract_if(.., |obligation| obligation.view.id == id);
                events.extend(waived.map(|waived| Event::Waived(waived.view.seat, waived.view.duty)));
            }
            Decree::Blanks(deck, cards) => {
                Arc::make_mut(&mut self.decks[usize::from(deck)]).add_plain_rules(usize::from(cards));
            }
        }
    }
}

impl Trial {
    /// Whether a charge is false that rules about false accusations apply to (BL-54). Neither a false report nor a false
    /// charge against a report is one (BL-R47).
    fn has_false_accusation(&self) -> bool {
        let is_false = |charge: &TrialCharge| {
            charge.finding() == Finding::False && charge.accusation.charge.counts_as_accusation()
        };
        self.charges.iter().any(is_false)
    }
}

impl TrialCharge {
    /// The decision: what the page has seen decides, or else an admission, or else the majority of the votes (BL-R15).
    fn finding(&self) -> Finding {
        let guilty = self.ballots.iter().filter(|(_, guilty)| *guilty).count();
        let innocent = self.ballots.len() - guilty;
        match self.known {
            Some(true) => Finding::Upheld,
            Some(false) => Finding::False,
            None if self.admitted || guilty > innocent => Finding::Upheld,
            None if innocent > guilty => Finding::False,
            None => Finding::Open,
        }
    }
}
