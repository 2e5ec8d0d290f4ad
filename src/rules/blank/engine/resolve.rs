//! Resolves triggered effects: finds the target of each clause, and asks people to judge where needed.

use super::{
    AutoEffect, Blank, ChoiceKind, Clause, Duty, Effect, EffectSource, Event, Expiry, HandChange, Obligation,
    ObligationState, Obstacle, PendingChoice, Pick, PlayerSelector, RuleIndex, RuleSelector, Target, Task,
    TrackedObligation,
    obstacles::nothing_done,
    run::{Events, TaskResult},
    task::{Judged, ResolvedTarget, Triggered},
};
use crate::rules::{Luck, Seat};

/// The result, or the choice that has to be made first.
pub(super) type Resolved<T> = Result<T, PendingChoice>;

impl Blank {
    /// The clauses of a rule or card that was triggered.
    pub(super) fn clauses_of(&self, source: EffectSource) -> &[Clause] {
        let clauses = match source {
            EffectSource::Rule(rule) => self.rule(rule).map(|rule| &rule.clauses),
            EffectSource::Card(card) => {
                self.face(card).and_then(|face| face.card.written.as_ref()).map(|written| &written.clauses)
            }
            EffectSource::Table => None,
        };
        clauses.map_or(&[], Vec::as_slice)
    }

    /// Resolves a clause and puts the next one on the stack.
    pub(super) fn clause(
        &mut self,
        triggered: Triggered,
        clause_index: usize,
        answers: Vec<Pick>,
        luck: &mut Luck,
        events: &mut Events,
    ) -> TaskResult {
        let Some(clause) = self.clauses_of(triggered.source).get(clause_index).cloned() else {
            return TaskResult::Done;
        };
        let target = match self.target(&clause.target, &triggered, &answers, luck) {
            Ok(target) => target,
            Err(choice) => {
                let source = triggered.source;
                self.push(Task::Clause { triggered, clause_index, answers });
                return self.wait(choice, source);
            }
        };
        self.push(Task::Clause {
            triggered: triggered.clone(),
            clause_index: clause_index + 1,
            answers: Vec::new(),
        });
        let had_players = target.players().is_none_or(|seats| !seats.is_empty());
        if !had_players {
            nothing_done(triggered.source, Obstacle::Nobody, events);
        }
        let target = match (target, &clause.effect) {
            // Immunity does not apply to these: a change of direction affects the whole table, and an extra play is an
            // advantage.
            (target, Effect::Auto(AutoEffect::Reverse | AutoEffect::PlayAgain)) => target,
            (ResolvedTarget::Players(seats), _) => {
                ResolvedTarget::Players(self.without_immune(seats, events))
            }
            (
                target @ (ResolvedTarget::InPlay(_)
                | ResolvedTarget::DrawPile
                | ResolvedTarget::DiscardPile
                | ResolvedTarget::Rules(_)),
                _,
            ) => target,
        };
        let has_players = target.players().is_none_or(|seats| !seats.is_empty());
        if has_players {
            self.effect(triggered, clause.effect, target, events);
        }
        TaskResult::Done
    }

    fn effect(&mut self, triggered: Triggered, effect: Effect, target: ResolvedTarget, events: &mut Events) {
        let seats = match &target {
            ResolvedTarget::Players(seats) => seats.clone(),
            // If the target is not a player, the active player has to act.
            ResolvedTarget::InPlay(_)
            | ResolvedTarget::DrawPile
            | ResolvedTarget::DiscardPile
            | ResolvedTarget::Rules(_) => vec![self.active],
        };
        let duty = match effect {
            Effect::Auto(effect) if !self.is_by_hand(&effect) => {
                return self.push(Task::Effect { triggered, effect, target, answers: Vec::new() });
            }
            Effect::Auto(effect) => Duty::OnPage(effect),
            Effect::Say(phrase) => Duty::Say(phrase),
            Effect::Do(text) => Duty::Do(text),
            Effect::OrDraw { text, cards } => Duty::OrDraw { text, cards },
            Effect::Keep { text, lasts } => Duty::Keep { text, lasts },
            Effect::Free(text) => Duty::Free(text),
            Effect::Ask { question, answer, wrong } => {
                return self.ask_table(triggered, Judged::Question { question, answer, wrong }, seats);
            }
            Effect::Contest { text, side, then } => {
                return self.ask_table(triggered, Judged::Contest { text, side, then }, seats);
            }
        };
        seats.into_iter().for_each(|seat| self.oblige(seat, &duty, &triggered, events));
    }

    /// Whether players carry out this effect themselves (BL-R14).
    pub(super) fn is_by_hand(&self, effect: &AutoEffect) -> bool {
        self.setup.house.effects_by_hand && effect.is_carried_out_by_players()
    }

    /// Lets the table judge a question or a contest.
    fn ask_table(&mut self, triggered: Triggered, judged: Judged, among: Vec<Seat>) {
        self.push(Task::Judged { triggered, judged, among, answers: Vec::new() });
    }

    /// Puts an obligation on somebody; its deadline is the next accepted play (BL-56), unless it lasts for a while.
    fn oblige(&mut self, seat: Seat, duty: &Duty, triggered: &Triggered, events: &mut Events) {
        let page_effect = match duty {
            Duty::OnPage(effect) => Some((triggered.clone(), effect.clone())),
            Duty::Say(_) | Duty::Do(_) | Duty::OrDraw { .. } | Duty::Keep { .. } | Duty::Free(_) => None,
        };
        let ends = match duty {
            Duty::Keep { lasts, .. } => Some(self.expiry(*lasts, triggered.source)),
            Duty::OnPage(_) | Duty::Say(_) | Duty::Do(_) | Duty::OrDraw { .. } | Duty::Free(_) => None,
        };
        if let Some(ends) = ends
            && self.prolong(seat, duty, triggered.source, ends)
        {
            return nothing_done(triggered.source, Obstacle::AlreadySo, events);
        }
        self.obligation_count += 1;
        let id = self.obligation_count;
        let state = if ends.is_some() { ObligationState::Lasting } else { ObligationState::Open };
        events.push(Event::Obliged { id, seat, duty: duty.clone() });
        let (source, on_page) = (triggered.source, page_effect.is_some());
        let view = Obligation { id, seat, duty: duty.clone(), source, on_page, state };
        self.obligations.push(TrackedObligation { view, page_effect, ends, is_past: false });
    }

    /// If the player already has the same lasting obligation, makes it last until the later of both ends.
    /// Returns whether the player already had it (BL-R48).
    fn prolong(&mut self, seat: Seat, duty: &Duty, source: EffectSource, ends: Expiry) -> bool {
        let is_same = |obligation: &&mut TrackedObligation| {
            let view = &obligation.view;
            (view.seat, view.source, &view.duty) == (seat, source, duty)
        };
        let lasting = self.obligations.iter_mut().filter(|obligation| obligation.ends.is_some());
        let Some(same) = { lasting }.find(is_same) else { return false };
        if same.ends.is_some_and(|earlier| ends.is_later_than(earlier)) {
            same.ends = Some(ends);
        }
        true
    }

    /// Leaves out immune players. This uses up their immunity (EF-IMMUNE).
    fn without_immune(&mut self, mut seats: Vec<Seat>, events: &mut Events) -> Vec<Seat> {
        let turn = self.turn;
        seats.retain(|seat| match self.immune.get_mut(seat.index()).filter(|end_turn| **end_turn > turn) {
            Some(end_turn) => {
                *end_turn = 0;
                events.push(Event::EffectIgnored(*seat));
                false
            }
            None => true,
        });
        seats
    }

    /// Waits for a choice. The task that needs the choice is already on the stack.
    pub(super) fn wait(&mut self, choice: PendingChoice, source: EffectSource) -> TaskResult {
        self.wait_with(Task::Wait { choice, source, shown: Vec::new() })
    }

    fn target(
        &self,
        target: &Target,
        triggered: &Triggered,
        answers: &[Pick],
        luck: &mut Luck,
    ) -> Resolved<ResolvedTarget> {
        Ok(match target {
            Target::Players(players) | Target::Hands(players) => {
                ResolvedTarget::Players(self.select_players(players, triggered, answers, luck)?)
            }
            Target::InPlay(filter) => ResolvedTarget::InPlay(filter.clone()),
            Target::DrawPile => ResolvedTarget::DrawPile,
            Target::DiscardPile => ResolvedTarget::DiscardPile,
            Target::Rules(selector) => {
                ResolvedTarget::Rules(self.select_rules(*selector, triggered, answers, luck)?)
            }
        })
    }

    /// The players that a selector selects, in the order of play from the active one.
    pub(super) fn select_players(
        &self,
        players: &PlayerSelector,
        triggered: &Triggered,
        answers: &[Pick],
        luck: &mut Luck,
    ) -> Resolved<Vec<Seat>> {
        if let Some(found) = self.select_without_choice(players, triggered, luck) {
            return Ok(found);
        }
        let in_order = self.seats_from(self.active).into_iter();
        match answers.first() {
            Some(Pick::Player(seat)) => return Ok(vec![*seat]),
            Some(Pick::Players(seats)) => return Ok(in_order.filter(|seat| seats.contains(seat)).collect()),
            Some(
                Pick::Nobody | Pick::Cards(_) | Pick::Rule(_) | Pick::Colour(_) | Pick::Right(_) | Pick::Seen,
            )
            | None => {}
        }
        Err(if let PlayerSelector::Worded(description) = players {
            let kind = ChoiceKind::Players { description: description.clone() };
            PendingChoice { by: None, kind }
        } else {
            let by = self.chooser(players, triggered);
            let among = in_order.filter(|seat| *seat != by).collect();
            PendingChoice { by: Some(by), kind: ChoiceKind::Player { among } }
        })
    }

    fn select_rules(
        &self,
        selector: RuleSelector,
        triggered: &Triggered,
        answers: &[Pick],
        luck: &mut Luck,
    ) -> Resolved<Vec<RuleIndex>> {
        let open: Vec<RuleIndex> = self.open_rules.iter().map(|open| open.rule).collect();
        Ok(match selector {
            RuleSelector::Oldest => open.first().copied().into_iter().collect(),
            RuleSelector::Newest => open.last().copied().into_iter().collect(),
            RuleSelector::Random => {
                let index = luck.below(u32::try_from(open.len()).unwrap_or_default());
                open.get(index as usize).copied().into_iter().collect()
            }
            RuleSelector::All => open,
            RuleSelector::This => {
                open.into_iter().filter(|rule| triggered.source == EffectSource::Rule(*rule)).collect()
            }
            RuleSelector::Chosen if open.is_empty() => open,
            RuleSelector::Chosen => match answers.first() {
                Some(Pick::Rule(rule)) => vec![*rule],
                Some(_) | None => {
                    return Err(PendingChoice { by: Some(self.active), kind: ChoiceKind::Rule });
                }
            },
        })
    }

    /// Asks the table to judge a question for one player after the other, or a contest for all at once. Then applies the
    /// effects.
    pub(super) fn judge(
        &mut self,
        triggered: Triggered,
        judged: Judged,
        mut among: Vec<Seat>,
        mut answers: Vec<Pick>,
        events: &mut Events,
    ) -> TaskResult {
        let Some(&first) = among.first() else { return TaskResult::Done };
        let (affected, effects) = match (&judged, answers.pop()) {
            (Judged::Question { wrong, .. }, Some(Pick::Right(right))) => {
                among.remove(0);
                ((!right).then_some(first), wrong.clone())
            }
            (Judged::Contest { then, .. }, Some(Pick::Player(seat))) => {
                among.clear();
                (Some(seat), then.clone())
            }
            (Judged::Question { .. } | Judged::Contest { .. }, _) => {
                let choice = PendingChoice { by: None, kind: judged.choice(first, &among) };
                let source = triggered.source;
                self.push(Task::Judged { triggered, judged, among, answers });
                return self.wait(choice, source);
            }
        };
        self.ask_table(triggered.clone(), judged, among);
        // What is put on the stack last is done first.
        for effect in effects.into_iter().rev() {
            if let Some(seat) = affected {
                self.effect(
                    triggered.clone(),
                    Effect::Auto(effect),
                    ResolvedTarget::Players(vec![seat]),
                    events,
                );
            }
        }
        TaskResult::Done
    }
}

impl Judged {
    /// What the table is asked.
    fn choice(&self, first: Seat, among: &[Seat]) -> ChoiceKind {
        match self {
            Judged::Question { question, answer, .. } => {
                ChoiceKind::AnswerIsRight { of: first, question: question.clone(), answer: answer.clone() }
            }
            Judged::Contest { text, side, .. } => {
                ChoiceKind::Contest { text: text.clone(), side: *side, among: among.to_vec() }
            }
        }
    }
}

impl AutoEffect {
    /// Whether players carry out this effect with `Action::CarryOut` under the house rule "Effects by hand" (BL-R14).
    fn is_carried_out_by_players(&self) -> bool {
        match self.hand_change() {
            HandChange::Draw | HandChange::Move | HandChange::Discard => true,
            HandChange::Exchange | HandChange::None => false,
        }
    }
}
