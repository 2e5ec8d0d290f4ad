//! Decisions of the table about accusations and proposed rulings.

use std::sync::Arc;

use super::{
    Action, Blank, CardDeck, Charge, Decree, Destination, EffectSource, Event, GameStage, MAX_TEXT, Refusal,
    TableDecision, TableRuling, Task, TrackedObligation, Trial, TrialCharge,
    check::{Check, ensure},
    check_text,
    event::{Finding, PenaltyReason},
    fact::Fact,
    run::Events,
    task::{CardSelection, Triggered},
};
use crate::rules::{Seat, unexpected};

impl Blank {
    pub(super) fn allows_accusation(&self, by: Seat, charges: &[Charge]) -> Check {
        self.ensure_playing()?;
        ensure(!charges.is_empty() && charges.len() <= 99, Refusal::NothingToAccuse)?;
        ensure(super::check::has_no_duplicates(charges), Refusal::ChosenTwice)?;
        charges.iter().try_for_each(|charge| ensure(self.accused(*charge)? != by, Refusal::AccusesSelf))
    }

    pub(super) fn accuse(&mut self, by: Seat, charges: &[Charge], events: &mut Events) {
        let trial_charges: Vec<TrialCharge> =
            charges.iter().filter_map(|charge| self.trial_charge(*charge)).collect();
        debug_assert_eq!(trial_charges.len(), charges.len(), "no charge is lost");
        let charges = trial_charges.iter().map(|charge| charge.accusation.clone()).collect();
        events.push(Event::Accused { by, charges });
        self.decision = Some(TableDecision::Trial(Trial { by, charges: trial_charges }));
    }

    /// Checks the answers to a trial. The caller has refused all actions that are not part of a trial.
    pub(super) fn allows_in_trial(&self, by: Seat, trial: &Trial, action: &Action) -> Check {
        if *action == Action::Admit {
            let is_accused =
                trial.charges.iter().any(|charge| charge.accusation.accused == by && !charge.admitted);
            ensure(is_accused, Refusal::NotAccused)?;
        }
        if let Action::Judge { charge, .. } = action {
            let charge = trial.charges.get(usize::from(*charge)).ok_or(Refusal::NoCharge)?;
            ensure(by != trial.by && by != charge.accusation.accused, Refusal::NoVote)?;
        }
        Ok(())
    }

    fn trial(&mut self) -> Option<&mut Trial> {
        if let Some(TableDecision::Trial(trial)) = &mut self.decision { Some(trial) } else { None }
    }

    pub(super) fn admit(&mut self, by: Seat, events: &mut Events) {
        let Some(trial) = self.trial() else { return unexpected("no trial") };
        trial
            .charges
            .iter_mut()
            .filter(|charge| charge.accusation.accused == by)
            .for_each(|charge| charge.admitted = true);
        events.push(Event::Admitted(by));
    }

    pub(super) fn judge(&mut self, by: Seat, charge: u8, guilty: Option<bool>) {
        let Some(charge) = self.trial().and_then(|trial| trial.charges.get_mut(usize::from(charge))) else {
            return unexpected("no such charge");
        };
        charge.ballots.retain(|(voter, _)| *voter != by);
        charge.ballots.extend(guilty.map(|guilty| (by, guilty)));
        charge.ballots.sort_by_key(|(voter, _)| *voter);
    }

    /// Decides each charge separately; all false charges together cost the accuser one card (BL-R15, BL-R39).
    pub(super) fn verdict(&mut self, events: &mut Events) {
        let Some(TableDecision::Trial(trial)) = self.decision.take() else { return unexpected("no trial") };
        let mut penalties = Vec::new();
        let mut is_any_false = false;
        for charge in &trial.charges {
            let (seat, finding) = (charge.accusation.accused, charge.finding());
            let text = charge.accusation.text.clone();
            events.push(Event::Decided { seat, finding, text });
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
                let GameStage::Play(tasks) = &mut self.stage else { return unexpected("no play") };
                let Some(Task::Queue { queue, .. }) = tasks.last_mut() else {
                    return unexpected("no queue");
                };
                let false_report = |triggered: &Triggered| {
                    triggered.source == EffectSource::Rule(rule) && triggered.reporter.is_some()
                };
                queue.retain(|triggered| !false_report(triggered));
            }
        }
    }

    pub(super) fn allows_proposal(&self, ruling: &TableRuling) -> Check {
        check_text("ruling", &ruling.text, MAX_TEXT).map_err(|_| Refusal::BadRuling)?;
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
        self.ensure_turn()
    }

    pub(super) fn propose(&mut self, by: Seat, ruling: &TableRuling, events: &mut Events) {
        events.push(Event::RulingProposed { by, text: ruling.text.clone(), decree: ruling.decree });
        self.decision = Some(TableDecision::Proposal { by, ruling: ruling.clone(), agreed: vec![by] });
    }

    /// Records a player's answer to the proposed ruling, which needs everybody's agreement (BL-108).
    pub(super) fn agree(&mut self, by: Seat, yes: bool, events: &mut Events) {
        let players = self.players();
        let Some(TableDecision::Proposal { ruling, agreed, .. }) = &mut self.decision else {
            return unexpected("no proposal");
        };
        if !yes {
            self.decision = None;
            events.push(Event::RulingRejected);
            return;
        }
        agreed.push(by);
        agreed.sort_unstable();
        if agreed.len() < players {
            return;
        }
        let ruling = ruling.clone();
        self.decision = None;
        events.push(Event::RulingAccepted { text: ruling.text, decree: ruling.decree });
        self.apply_decree(ruling.decree, events);
    }

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
                let index = usize::from(index);
                if index >= self.lasting.len() {
                    return unexpected("no lasting effect");
                }
                events.push(Event::LastingEnded(self.lasting.remove(index).description));
            }
            Decree::Waive(id) => {
                let Some(index) = self.obligations.iter().position(|obligation| obligation.view.id == id)
                else {
                    return unexpected("no obligation");
                };
                let waived = self.obligations.remove(index).view;
                events.push(Event::Waived(waived.seat, waived.text));
            }
            Decree::Blanks(deck, cards) => {
                let Some(deck) = self.decks.get_mut(usize::from(deck)) else {
                    return unexpected("no such deck");
                };
                Arc::make_mut(deck).add_plain_rules(usize::from(cards));
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
