//! Decisions of the table: accusations, and rulings where the rules do not say what to do.

use super::{
    Action, Blank, Charge, Decree, EffectSource, Event, GameStage, Refusal, RulesVersion, TEXT,
    TableDecision, TableRuling, Task, Trial, TrialCharge,
    check::unexpected,
    check::{Allowed, ensure},
    check_text,
    event::{Finding, PenaltyReason},
    fact::Fact,
    run::Events,
    task::{CardSelection, Triggered},
};
use super::{CardDeck, Destination};
use crate::rules::Seat;
use std::sync::Arc;

impl Blank {
    pub(super) fn allows_accusation(&self, by: Seat, charges: &[Charge]) -> Allowed {
        match &self.stage {
            GameStage::Play(_) => {}
            GameStage::Opening { .. } | GameStage::Prize(_) | GameStage::Over { .. } => {
                return Err(self.not_now());
            }
        }
        ensure(!charges.is_empty() && charges.len() <= 99, Refusal::NothingToAccuse)?;
        ensure(super::check::once_each(charges), Refusal::Twice)?;
        charges.iter().try_for_each(|charge| ensure(self.accused(*charge)? != by, Refusal::Oneself))
    }

    pub(super) fn accuse(&mut self, by: Seat, charges: &[Charge], events: &mut Events) {
        let heard: Vec<TrialCharge> =
            charges.iter().filter_map(|charge| self.charge_in_trial(*charge)).collect();
        debug_assert_eq!(heard.len(), charges.len(), "every charge is heard");
        let charges = heard.iter().map(|heard| heard.accusation.clone()).collect();
        events.push(Event::Accused { by, charges });
        self.decision = Some(TableDecision::Trial(Trial { by, charges: heard }));
    }

    pub(super) fn allows_in_trial(&self, by: Seat, trial: &Trial, action: &Action) -> Allowed {
        match action {
            Action::Admit => {
                let accused =
                    trial.charges.iter().any(|heard| heard.accusation.accused == by && !heard.admitted);
                ensure(accused, Refusal::NotAccused)
            }
            Action::Judge { charge, .. } => {
                let heard = trial.charges.get(usize::from(*charge)).ok_or(Refusal::NoCharge)?;
                ensure(by != trial.by && by != heard.accusation.accused, Refusal::NoSay)
            }
            Action::Read
            | Action::Understood
            | Action::Play(_)
            | Action::NoMatch
            | Action::Order(_)
            | Action::Resolve
            | Action::Choose(_)
            | Action::Reshuffle
            | Action::Done(_)
            | Action::Obey(_)
            | Action::Happened { .. }
            | Action::Clock(_)
            | Action::Accuse(_)
            | Action::Verdict
            | Action::Propose(_)
            | Action::Agree(_)
            | Action::Close
            | Action::NameDeck { .. }
            | Action::Draft(_)
            | Action::Discussed
            | Action::Approve(_)
            | Action::Decline => Ok(()),
        }
    }

    fn trial(&mut self) -> Option<&mut Trial> {
        match &mut self.decision {
            Some(TableDecision::Trial(trial)) => Some(trial),
            Some(TableDecision::Proposal { .. }) | None => None,
        }
    }

    pub(super) fn admit(&mut self, by: Seat, events: &mut Events) {
        let Some(trial) = self.trial() else { return unexpected("no trial") };
        trial
            .charges
            .iter_mut()
            .filter(|heard| heard.accusation.accused == by)
            .for_each(|heard| heard.admitted = true);
        events.push(Event::Admitted(by));
    }

    pub(super) fn judge(&mut self, by: Seat, charge: u8, guilty: Option<bool>) {
        let Some(heard) = self.trial().and_then(|trial| trial.charges.get_mut(usize::from(charge))) else {
            return unexpected("no such charge");
        };
        heard.ballots.retain(|(voter, _)| *voter != by);
        heard.ballots.extend(guilty.map(|guilty| (by, guilty)));
        heard.ballots.sort_by_key(|(voter, _)| *voter);
    }

    /// Decides each charge separately; all false charges together cost the accuser one card (BL-R15, BL-R39).
    pub(super) fn verdict(&mut self, events: &mut Events) {
        let Some(TableDecision::Trial(trial)) = self.decision.take() else { return unexpected("no trial") };
        let mut penalties = Vec::new();
        let mut falsely = false;
        for heard in &trial.charges {
            let (seat, finding) = (heard.accusation.accused, heard.finding());
            let text = heard.accusation.text.clone();
            events.push(Event::Decided { seat, finding, text });
            match finding {
                Finding::Upheld => {
                    penalties.push((seat, heard.accusation.charge.reason()));
                    self.drop_settled(heard.accusation.charge);
                }
                Finding::False => {
                    falsely = true;
                    // The charge is false, so the obligation was done.
                    if let Charge::Obligation(id) = heard.accusation.charge
                        && !self.obligation(id).is_ok_and(|owed| owed.seen.by_hand)
                    {
                        self.settle_obligation(id, events);
                    }
                }
                Finding::Open => {}
            }
        }
        if falsely {
            penalties.push((trial.by, PenaltyReason::FalseAccusation));
        }
        self.guard.clear();
        self.penalise(&penalties, events);
        for seat in self.false_accusers(&trial, &penalties) {
            self.trigger_rules(&Fact::Falsely(seat));
        }
    }

    /// Players whose false accusation triggers rules: only those who accused another player of a mistake (BL-54). A
    /// report is not an accusation, so neither a false report nor a wrong accusation against a report counts (BL-R47).
    fn false_accusers(&self, trial: &Trial, penalties: &[(Seat, PenaltyReason)]) -> Vec<Seat> {
        match self.version {
            RulesVersion::First => {
                let falsely =
                    penalties.iter().filter(|(_, reason)| *reason == PenaltyReason::FalseAccusation);
                falsely.map(|(seat, _)| *seat).collect()
            }
            RulesVersion::Second => {
                let is_false = |heard: &TrialCharge| {
                    heard.finding() == Finding::False && heard.accusation.charge.accuses()
                };
                trial.charges.iter().any(is_false).then_some(trial.by).into_iter().collect()
            }
        }
    }

    /// Removes what a true charge was about: the Penalty settles it, and a false report is not applied (BL-R41).
    fn drop_settled(&mut self, charge: Charge) {
        match charge {
            Charge::Obligation(id) => self.obligations.retain(|owed| owed.seen.id != id),
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

    pub(super) fn allows_motion(&self, ruling: &TableRuling) -> Allowed {
        check_text("ruling", &ruling.text, TEXT).map_err(|_| Refusal::BadRuling)?;
        let here = |seat: Seat| ensure(self.sits(seat), Refusal::NoSuchSeat);
        let few = |cards: u8| ensure((1..=7).contains(&cards), Refusal::BadRuling);
        match ruling.decree {
            Decree::Blanks(deck, cards) => {
                let GameStage::Prize(_) = self.stage else { return Err(self.not_now()) };
                let deck = self.decks.get(usize::from(deck)).ok_or(Refusal::NoSuchDeck)?;
                let room = CardDeck::MAX_RULES.saturating_sub(deck.rules.len());
                return ensure((1..=24).contains(&cards) && usize::from(cards) <= room, Refusal::BadRuling);
            }
            Decree::Words => ensure(!ruling.text.trim().is_empty(), Refusal::BadRuling)?,
            Decree::Draw(seat, cards) | Decree::Return(seat, cards) => {
                here(seat)?;
                few(cards)?;
            }
            Decree::Skip(seat) | Decree::Turn(seat) => here(seat)?,
            Decree::Reverse => {}
            Decree::EndLasting(at) => ensure(usize::from(at) < self.lasting.len(), Refusal::BadRuling)?,
            Decree::Waive(id) => drop(self.undone_obligation(id)?),
        }
        self.at_turn()
    }

    pub(super) fn propose(&mut self, by: Seat, ruling: &TableRuling, events: &mut Events) {
        events.push(Event::Proposed { by, text: ruling.text.clone(), decree: ruling.decree });
        self.decision = Some(TableDecision::Proposal { by, ruling: ruling.clone(), agreed: vec![by] });
    }

    /// Records a player's answer to the proposed ruling, which needs everybody's agreement (BL-108).
    pub(super) fn agree(&mut self, by: Seat, yes: bool, events: &mut Events) {
        let players = self.players();
        let Some(TableDecision::Proposal { ruling, agreed, .. }) = &mut self.decision else {
            return unexpected("no motion");
        };
        if !yes {
            self.decision = None;
            events.push(Event::NotRuled);
            return;
        }
        agreed.push(by);
        agreed.sort_unstable();
        if agreed.len() < players {
            return;
        }
        let ruling = ruling.clone();
        self.decision = None;
        events.push(Event::Ruled { text: ruling.text, decree: ruling.decree });
        self.decree(ruling.decree, events);
    }

    fn decree(&mut self, decree: Decree, events: &mut Events) {
        self.guard.clear();
        match decree {
            Decree::Words => {}
            Decree::Draw(seat, cards) => {
                self.push(Task::Drawing { left: vec![(seat, cards)], drawn: Vec::new(), penalty: false });
            }
            Decree::Return(seat, cards) => {
                let selection = CardSelection { of: seat, cards, by: Some(seat), to: Destination::Discarded };
                self.ask_for_cards(EffectSource::Table, vec![selection]);
            }
            Decree::Skip(seat) => self.skip(seat, 1, events),
            Decree::Reverse => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed);
            }
            Decree::Turn(seat) => {
                self.pop();
                self.begin_turn(seat, events);
            }
            Decree::EndLasting(at) => {
                let at = usize::from(at);
                if at >= self.lasting.len() {
                    return unexpected("nothing that lasts");
                }
                events.push(Event::LastingOver(self.lasting.remove(at).description));
            }
            Decree::Waive(id) => {
                let Some(at) = self.obligations.iter().position(|owed| owed.seen.id == id) else {
                    return unexpected("no obligation");
                };
                let waived = self.obligations.remove(at).seen;
                events.push(Event::Waived(waived.seat, waived.text));
            }
            Decree::Blanks(deck, cards) => {
                let Some(deck) = self.decks.get_mut(usize::from(deck)) else {
                    return unexpected("no such deck");
                };
                Arc::make_mut(deck).add_plain(usize::from(cards));
            }
        }
    }
}

impl TrialCharge {
    /// The decision: what the page has seen, else what the accused admits, else the majority of the votes (BL-R15).
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
