//! What the table decides: accusations, and rulings where the rules are silent.

use super::{
    Action, Blank, Charge, Decree, Event, Heard, Matter, Refusal, Ruling, Source, Stage, Standing, Task,
    Trial,
    check::{Allowed, unless},
    event::{Finding, Reason},
    flaw::{TEXT, words},
    run::Events,
    task::{Firing, Grab},
};
use super::{Deck, Fate};
use crate::rules::Seat;
use std::sync::Arc;

impl Blank {
    /// Who is accused by a charge, if it can be brought now (BL-R13, BL-R14).
    fn accused(&self, charge: Charge) -> Result<Seat, Refusal> {
        match charge {
            Charge::Obligation(id) => self.owed(id).map(|owed| owed.seen.seat),
            Charge::OutOfTurn(seat) => {
                self.at_turn()?;
                unless(self.sits(seat), Refusal::NoSuchSeat)?;
                unless(seat != self.active, Refusal::NothingToAccuse).map(|()| seat)
            }
            Charge::Report(rule) => {
                let Some(Task::Queue { firings, .. }) = self.task() else {
                    return Err(Refusal::NothingToAccuse);
                };
                let report = firings.iter().find(|firing| firing.source == Source::Rule(rule));
                report.and_then(|firing| firing.reporter).ok_or(Refusal::NothingToAccuse)
            }
        }
    }

    pub(super) fn allows_accusation(&self, by: Seat, charges: &[Charge]) -> Allowed {
        match &self.stage {
            Stage::Play(_) => {}
            Stage::Opening { .. } | Stage::Prize(_) | Stage::Over { .. } => return Err(self.not_now()),
        }
        unless(!charges.is_empty() && charges.len() <= 99, Refusal::NothingToAccuse)?;
        unless(super::check::once_each(charges), Refusal::Twice)?;
        charges.iter().try_for_each(|charge| unless(self.accused(*charge)? != by, Refusal::Oneself))
    }

    pub(super) fn accuse(&mut self, by: Seat, charges: &[Charge], events: &mut Events) {
        let heard: Vec<Heard> = charges.iter().filter_map(|charge| self.heard(*charge)).collect();
        let told = heard.iter().map(|heard| (heard.accused, heard.charge)).collect();
        events.push(Event::Accused { by, charges: told });
        self.matter = Some(Matter::Trial(Trial { by, charges: heard }));
    }

    fn heard(&self, charge: Charge) -> Option<Heard> {
        let accused = self.accused(charge).ok()?;
        let (text, known) = match charge {
            Charge::Obligation(id) => {
                let seen = &self.owed(id).ok()?.seen;
                // What is done with cards the page knows by itself (BL-R15).
                (seen.text.clone(), seen.by_hand.then_some(seen.state == Standing::Missed))
            }
            Charge::OutOfTurn(_) => ("played out of turn".to_owned(), None),
            Charge::Report(rule) => {
                let trigger = self.rule(rule).map(|rule| rule.trigger.to_string()).unwrap_or_default();
                (format!("said that {trigger}"), None)
            }
        };
        Some(Heard { charge, accused, text, known, admitted: false, ballots: Vec::new() })
    }

    pub(super) fn allows_in_trial(&self, by: Seat, trial: &Trial, action: &Action) -> Allowed {
        match action {
            Action::Admit => {
                let accused = trial.charges.iter().any(|heard| heard.accused == by && !heard.admitted);
                unless(accused, Refusal::NotAccused)
            }
            Action::Judge { charge, .. } => {
                let heard = trial.charges.get(usize::from(*charge)).ok_or(Refusal::NoCharge)?;
                unless(by != trial.by && by != heard.accused, Refusal::NoSay)
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
        match &mut self.matter {
            Some(Matter::Trial(trial)) => Some(trial),
            Some(Matter::Motion { .. }) | None => None,
        }
    }

    pub(super) fn admit(&mut self, by: Seat, events: &mut Events) {
        let Some(trial) = self.trial() else { return };
        trial.charges.iter_mut().filter(|heard| heard.accused == by).for_each(|heard| heard.admitted = true);
        events.push(Event::Admitted(by));
    }

    pub(super) fn judge(&mut self, by: Seat, charge: u8, guilty: Option<bool>) {
        let Some(heard) = self.trial().and_then(|trial| trial.charges.get_mut(usize::from(charge))) else {
            return;
        };
        heard.ballots.retain(|(voter, _)| *voter != by);
        heard.ballots.extend(guilty.map(|guilty| (by, guilty)));
        heard.ballots.sort_by_key(|(voter, _)| *voter);
    }

    /// Decides each charge by itself; false ones cost the accuser one card in all (BL-R15, BL-R39).
    pub(super) fn verdict(&mut self, events: &mut Events) {
        let Some(Matter::Trial(trial)) = self.matter.take() else { return };
        let mut penalties = Vec::new();
        let mut falsely = false;
        for heard in &trial.charges {
            let (seat, finding) = (heard.accused, heard.finding());
            events.push(Event::Decided { seat, finding });
            match finding {
                Finding::Upheld => {
                    penalties.push((seat, heard.charge.reason()));
                    self.settled(heard.charge);
                }
                Finding::False => {
                    falsely = true;
                    // It was done after all.
                    if let Charge::Obligation(id) = heard.charge
                        && !self.owed(id).is_ok_and(|owed| owed.seen.by_hand)
                    {
                        self.met(id, events);
                    }
                }
                Finding::Open => {}
            }
        }
        if falsely {
            penalties.push((trial.by, Reason::FalseAccusation));
        }
        self.guard.clear();
        self.penalise(&penalties, events);
    }

    /// What was called out rightly is settled by the Penalty; a false report is applied no more (BL-R41).
    fn settled(&mut self, charge: Charge) {
        match charge {
            Charge::Obligation(id) => self.obligations.retain(|owed| owed.seen.id != id),
            Charge::OutOfTurn(_) => {}
            Charge::Report(rule) => {
                let Stage::Play(tasks) = &mut self.stage else { return };
                if let Some(Task::Queue { firings, .. }) = tasks.last_mut() {
                    let false_report =
                        |firing: &Firing| firing.source == Source::Rule(rule) && firing.reporter.is_some();
                    firings.retain(|firing| !false_report(firing));
                }
            }
        }
    }

    pub(super) fn allows_motion(&self, ruling: &Ruling) -> Allowed {
        words("ruling", &ruling.text, TEXT).map_err(|_| Refusal::BadRuling)?;
        let here = |seat: Seat| unless(self.sits(seat), Refusal::NoSuchSeat);
        let few = |cards: u8| unless((1..=7).contains(&cards), Refusal::BadRuling);
        match ruling.decree {
            Decree::Blanks(deck, cards) => {
                let Stage::Prize(_) = self.stage else { return Err(self.not_now()) };
                let deck = self.decks.get(usize::from(deck)).ok_or(Refusal::NoSuchDeck)?;
                let room = Deck::MOST_RULES.saturating_sub(deck.rules.len());
                return unless((1..=24).contains(&cards) && usize::from(cards) <= room, Refusal::BadRuling);
            }
            Decree::Words => unless(!ruling.text.trim().is_empty(), Refusal::BadRuling)?,
            Decree::Draw(seat, cards) | Decree::Return(seat, cards) => {
                here(seat)?;
                few(cards)?;
            }
            Decree::Skip(seat) | Decree::Turn(seat) => here(seat)?,
            Decree::Reverse => {}
            Decree::EndLasting(at) => unless(usize::from(at) < self.lasting.len(), Refusal::BadRuling)?,
            Decree::Waive(id) => drop(self.owed(id)?),
        }
        self.at_turn()
    }

    pub(super) fn propose(&mut self, by: Seat, ruling: &Ruling, events: &mut Events) {
        events.push(Event::Proposed { by, text: ruling.text.clone(), decree: ruling.decree });
        self.matter = Some(Matter::Motion { by, ruling: ruling.clone(), agreed: vec![by] });
    }

    /// A ruling takes everybody (BL-108).
    pub(super) fn agree(&mut self, by: Seat, yes: bool, events: &mut Events) {
        let players = self.players();
        let Some(Matter::Motion { ruling, agreed, .. }) = &mut self.matter else { return };
        if !yes {
            self.matter = None;
            events.push(Event::NotRuled);
            return;
        }
        agreed.push(by);
        agreed.sort_unstable();
        if agreed.len() < players {
            return;
        }
        let ruling = ruling.clone();
        self.matter = None;
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
                let grab = Grab { of: seat, cards, by: Some(seat), to: Fate::Discarded };
                self.grab(Source::Table, vec![grab]);
            }
            Decree::Skip(seat) => {
                if let Some(skips) = self.skips.get_mut(seat.index()) {
                    *skips = (*skips + 1).min(9);
                    events.push(Event::WillLose(seat, 1));
                }
            }
            Decree::Reverse => {
                self.clockwise = !self.clockwise;
                events.push(Event::Reversed);
            }
            Decree::Turn(seat) => {
                self.pop();
                self.begin_turn(seat, events);
            }
            Decree::EndLasting(at) => {
                if usize::from(at) < self.lasting.len() {
                    events.push(Event::LastingOver(self.lasting.remove(usize::from(at)).told));
                }
            }
            Decree::Waive(id) => {
                if let Some(at) = self.obligations.iter().position(|owed| owed.seen.id == id) {
                    let waived = self.obligations.remove(at).seen;
                    events.push(Event::Waived(waived.seat, waived.text));
                }
            }
            Decree::Blanks(deck, cards) => {
                if let Some(deck) = self.decks.get_mut(usize::from(deck)) {
                    Arc::make_mut(deck).add_plain(usize::from(cards));
                }
            }
        }
    }
}

impl Heard {
    /// What is found: what the page knows, what the accused admits, or what most of the ballots say (BL-R15).
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

impl Charge {
    /// Why somebody takes the Penalty for it.
    fn reason(self) -> Reason {
        match self {
            Charge::Obligation(_) => Reason::NotFollowed,
            Charge::OutOfTurn(_) => Reason::OutOfTurn,
            Charge::Report(_) => Reason::FalseAccusation,
        }
    }
}
