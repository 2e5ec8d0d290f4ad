//! Decisions of the table about accusations and proposed rulings.

use std::sync::Arc;

use super::{
    AccusationKey, AccusationVote, Blank, CardDeck, Destination, Duty, EffectSource, Event, MAX_TEXT,
    OpenAccusations, Phase, Refusal, RulingChange, TableDecision, TableRuling, Task, TrackedObligation,
    allowed::{Checked, CheckedDecision},
    check::{Check, ensure, has_no_duplicates},
    check_text,
    event::{AccusationResult, PenaltyReason},
    fact::Fact,
    run::Events,
    task::{CardSelection, Triggered},
};
use crate::rules::{Seat, name::can_be_seen};

/// The most accusations at once. A table has fewer; a record that was made up must not take long to replay.
const MAX_ACCUSATIONS: usize = 99;

impl Blank {
    pub(super) fn act_on_decision(&mut self, by: Seat, allowed: CheckedDecision, events: &mut Events) {
        match allowed {
            CheckedDecision::Accuse(open) => {
                let accusations = open.votes.iter().map(|vote| vote.accusation.clone()).collect();
                events.push(Event::Accused { by, accusations });
                self.decision = Some(TableDecision::Accusations(open));
            }
            CheckedDecision::Admit(open) => {
                events.push(Event::Admitted(by));
                self.decision = Some(TableDecision::Accusations(open));
            }
            CheckedDecision::Vote(open) => self.decision = Some(TableDecision::Accusations(open)),
            CheckedDecision::CountVotes(open) => self.decide(&open, events),
            CheckedDecision::Propose(ruling) => {
                events.push(Event::RulingProposed { by, text: ruling.text.clone(), change: ruling.change });
                self.decision = Some(TableDecision::Proposal { by, ruling, agreed: vec![by] });
            }
            CheckedDecision::Reject => {
                self.decision = None;
                events.push(Event::RulingRejected);
            }
            CheckedDecision::Agree(decision) => self.decision = Some(decision),
            CheckedDecision::Accept(TableRuling { text, change }) => {
                self.decision = None;
                events.push(Event::RulingAccepted { text, change });
                self.apply_change(change, events);
            }
        }
    }

    pub(super) fn check_accusation(&self, by: Seat, keys: &[AccusationKey]) -> Check<Checked> {
        self.ensure_playing()?;
        ensure((1..=MAX_ACCUSATIONS).contains(&keys.len()), Refusal::NothingToAccuse)?;
        ensure(has_no_duplicates(keys), Refusal::ChosenTwice)?;
        let votes = keys.iter().map(|key| self.vote_on(*key)).collect::<Check<Vec<_>>>()?;
        ensure(votes.iter().all(|vote| vote.accusation.accused != by), Refusal::AccusesSelf)?;
        Ok(Checked::Decision(CheckedDecision::Accuse(OpenAccusations { by, votes })))
    }

    pub(super) fn check_admission(&self, by: Seat, open: &OpenAccusations) -> Check<Checked> {
        let is_open = |vote: &AccusationVote| vote.accusation.accused == by && !vote.admitted;
        ensure(open.votes.iter().any(is_open), Refusal::NotAccused)?;
        let mut open = open.clone();
        for vote in open.votes.iter_mut().filter(|vote| vote.accusation.accused == by) {
            vote.admitted = true;
        }
        Ok(Checked::Decision(CheckedDecision::Admit(open)))
    }

    /// Checks a vote on an accusation, by its index. `None` withdraws it.
    pub(super) fn check_vote(
        &self,
        by: Seat,
        open: &OpenAccusations,
        accusation: u8,
        is_true: Option<bool>,
    ) -> Check<Checked> {
        let mut open = open.clone();
        let vote = open.votes.get_mut(usize::from(accusation)).ok_or(Refusal::NoSuchAccusation)?;
        ensure(by != open.by && by != vote.accusation.accused, Refusal::NoVote)?;
        vote.ballots.retain(|(voter, _)| *voter != by);
        vote.ballots.extend(is_true.map(|is_true| (by, is_true)));
        vote.ballots.sort_by_key(|(voter, _)| *voter);
        Ok(Checked::Decision(CheckedDecision::Vote(open)))
    }

    /// Decides each accusation separately; all false accusations together cost the accuser one card (BL-R15, BL-R39).
    fn decide(&mut self, open: &OpenAccusations, events: &mut Events) {
        self.decision = None;
        let mut penalties = Vec::new();
        let mut is_any_false = false;
        for vote in &open.votes {
            let (seat, result) = (vote.accusation.accused, vote.result());
            let offence = vote.accusation.offence.clone();
            events.push(Event::Decided { seat, result, offence });
            match result {
                AccusationResult::Upheld => {
                    let cards = self.cards_for(vote.accusation.key);
                    penalties.extend((0..cards).map(|_| (seat, vote.accusation.key.reason())));
                    self.settle_accusation(vote.accusation.key);
                }
                AccusationResult::False => {
                    is_any_false = true;
                    // The accusation is false, so the obligation was done and is removed. One that is carried out on the
                    // page stays: the page knows whether it was done. One that lasts for a while stays, too.
                    let stays =
                        |obligation: &TrackedObligation| obligation.view.on_page || obligation.ends.is_some();
                    if let AccusationKey::Obligation(id) = vote.accusation.key
                        && !self.obligation(id).is_ok_and(stays)
                    {
                        self.settle_obligation(id, events);
                    }
                }
                AccusationResult::Open => {}
            }
        }
        if is_any_false {
            penalties.push((open.by, PenaltyReason::FalseAccusation));
        }
        self.begin_new_cause();
        self.penalise(&penalties, events);
        if open.has_false_accusation() {
            self.trigger_rules(&Fact::FalseAccusation(open.by));
        }
    }

    /// How many Penalty cards a true accusation costs: as many as the task names that was neither done nor paid for, or else one
    /// (BL-R79).
    fn cards_for(&self, key: AccusationKey) -> u8 {
        let AccusationKey::Obligation(id) = key else { return 1 };
        match self.obligation(id).map(|obligation| &obligation.view.duty) {
            Ok(Duty::OrDraw { cards, .. }) => *cards,
            Ok(Duty::OnPage(_) | Duty::Say(_) | Duty::Do(_) | Duty::Keep { .. } | Duty::Free(_)) | Err(_) => {
                1
            }
        }
    }

    /// Removes the subject of a true accusation: an obligation that does not last for a while, or a false report,
    /// which is not applied (BL-R41).
    fn settle_accusation(&mut self, key: AccusationKey) {
        match key {
            AccusationKey::Obligation(id) => {
                self.obligations.retain(|obligation| obligation.view.id != id || obligation.ends.is_some());
            }
            AccusationKey::OutOfTurn(_) => {}
            AccusationKey::Report(rule) => {
                let false_report = |triggered: &Triggered| {
                    triggered.source == EffectSource::Rule(rule) && triggered.reporter.is_some()
                };
                if let Phase::Play(tasks) = &mut self.phase
                    && let Some(Task::Queue { queue, .. }) = tasks.last_mut()
                {
                    queue.retain(|triggered| !false_report(triggered));
                }
            }
        }
    }

    pub(super) fn check_proposal(&self, ruling: &TableRuling) -> Check<Checked> {
        check_text("ruling", &ruling.text, MAX_TEXT).map_err(Refusal::BadText)?;
        self.check_change(ruling)?;
        Ok(Checked::Decision(CheckedDecision::Propose(ruling.clone())))
    }

    fn check_change(&self, ruling: &TableRuling) -> Check {
        let check_seat = |seat: Seat| ensure(self.has_seat(seat), Refusal::NoSuchSeat);
        let check_count =
            |cards: u8| ensure((1..=RulingChange::MOST_CARDS).contains(&cards), Refusal::RulingCards);
        match ruling.change {
            RulingChange::Blanks(deck, cards) => {
                let Phase::Prize(_) = self.phase else { return Err(self.not_now()) };
                let deck = self.decks.get(usize::from(deck)).ok_or(Refusal::NoSuchDeck)?;
                let free = CardDeck::MAX_RULES.saturating_sub(deck.rules.len());
                let most = free.min(RulingChange::MOST_BLANKS.into());
                return ensure((1..=most).contains(&cards.into()), Refusal::RulingBlanks { most });
            }
            RulingChange::Words => ensure(can_be_seen(&ruling.text), Refusal::EmptyRuling)?,
            RulingChange::Draw(seat, cards) | RulingChange::Return(seat, cards) => {
                check_seat(seat)?;
                check_count(cards)?;
            }
            RulingChange::Skip(seat) | RulingChange::Turn(seat) => check_seat(seat)?,
            RulingChange::Reverse => {}
            RulingChange::EndLasting(index) => {
                ensure(usize::from(index) < self.lasting.len(), Refusal::NothingToEnd)?;
            }
            RulingChange::Waive(id) => {
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
    fn apply_change(&mut self, change: RulingChange, events: &mut Events) {
        self.begin_new_cause();
        match change {
            RulingChange::Words => {}
            RulingChange::Draw(seat, cards) => {
                self.push(Task::Drawing { left: vec![(seat, cards)], drawn: Vec::new(), penalty: false });
            }
            RulingChange::Return(seat, cards) => {
                let (by, to) = (Some(seat), Destination::Discarded);
                let selection = CardSelection { of: seat, cards: cards.into(), by, to };
                self.ask_for_cards(EffectSource::Table, vec![selection]);
            }
            RulingChange::Skip(seat) => self.skip(EffectSource::Table, seat, 1, events),
            RulingChange::Reverse => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed);
            }
            RulingChange::Turn(seat) => {
                // The turn that has waited is over.
                self.pop();
                self.begin_turn(seat, events);
            }
            RulingChange::EndLasting(index) => {
                let ended = self.lasting.remove(usize::from(index));
                events.push(Event::LastingEnded(self.lasting_view(&ended)));
            }
            RulingChange::Waive(id) => {
                let waived = self.obligations.extract_if(.., |obligation| obligation.view.id == id);
                events.extend(waived.map(|waived| Event::Waived(waived.view.seat, waived.view.duty)));
            }
            RulingChange::Blanks(deck, cards) => {
                Arc::make_mut(&mut self.decks[usize::from(deck)]).add_plain_rules(usize::from(cards));
            }
        }
    }
}

impl OpenAccusations {
    /// Whether an accusation is false that rules about false accusations apply to (BL-54). Neither a false report nor a false
    /// accusation against a report is one (BL-R47).
    fn has_false_accusation(&self) -> bool {
        let is_false = |vote: &AccusationVote| {
            vote.result() == AccusationResult::False && vote.accusation.key.counts_as_accusation()
        };
        self.votes.iter().any(is_false)
    }
}

impl AccusationVote {
    /// The decision: what the page has seen decides, or else an admission, or else the majority of the votes (BL-R15).
    fn result(&self) -> AccusationResult {
        let agreeing = self.ballots.iter().filter(|(_, is_true)| *is_true).count();
        let denying = self.ballots.len() - agreeing;
        match self.known {
            Some(true) => AccusationResult::Upheld,
            Some(false) => AccusationResult::False,
            None if self.admitted || agreeing > denying => AccusationResult::Upheld,
            None if denying > agreeing => AccusationResult::False,
            None => AccusationResult::Open,
        }
    }
}
