//! Makes the views. Only this file decides who may see what.

use super::{
    Blank, CardIndex, ChoiceKind, DeckView, EffectSource, OpenRule, OwnView, PendingChoice, Person, Phase,
    PhaseView, Prize, RuleView, Span, Task, Trigger, View, task::Triggered,
};
use crate::rules::Seat;

impl Blank {
    /// What only the player of `seat` may see: their hand, and the hand that they have to choose cards from or to look at.
    pub(in crate::rules::blank) fn own_view(&self, seat: Seat) -> Option<OwnView> {
        let hand = self.hand(seat);
        let matches = |card: &CardIndex| self.matches(seat, &[*card]).any();
        let is_turn = self.decision.is_none() && self.ensure_turn().is_ok();
        let jumps = |card: &CardIndex| is_turn && self.may_jump_in(seat, &[*card]);
        let is_new = |card: &CardIndex| !self.hands_after_play[seat.index()].contains(card);
        self.has_seat(seat).then(|| OwnView {
            seat,
            hand: self.faces(hand),
            matching: hand.iter().copied().filter(matches).collect(),
            new: hand.iter().copied().filter(is_new).collect(),
            counts: hand.iter().map(|&card| self.counts(card, Some(seat))).collect(),
            limits: self.limits(seat).collect(),
            jumps: hand.iter().copied().filter(|card| jumps(card)).collect(),
            offered: self.offered(seat).map(|of| self.faces(&self.choosable(of))),
        })
    }

    /// The player whose hand `seat` has to choose cards from or to look at, if there is one.
    fn offered(&self, seat: Seat) -> Option<Seat> {
        let Phase::Play(tasks) = &self.phase else { return None };
        let Some(Task::Wait {
            choice:
                PendingChoice {
                    by: Some(by),
                    kind: ChoiceKind::Cards { of, .. } | ChoiceKind::HasSeenHand { of },
                },
            ..
        }) = tasks.last()
        else {
            // Nothing else shows a hand to one player.
            return None;
        };
        (*by == seat).then_some(*of)
    }

    /// What everybody may see.
    pub(in crate::rules::blank) fn public_view(&self) -> View {
        View {
            people: self.setup.seats().map(|seat| self.person(seat)).collect(),
            top: self.top().and_then(|top| self.face(top).cloned()),
            top_counts: self.top_counts(),
            discards: to_u16(self.discards.len()),
            draw_pile: to_u16(self.draw_pile.len()),
            rule_pile: to_u16(self.rule_pile.len() + self.unopened_rules()),
            rules: self.open_rules.iter().filter_map(|open| self.rule_view(open)).collect(),
            active: self.active,
            clockwise: self.clockwise,
            turn: self.turn,
            lasting: self.lasting.iter().map(|lasting| self.lasting_view(lasting)).collect(),
            stacks: self.stacks.clone(),
            changes_matching: self.lasting.iter().any(|lasting| lasting.effect.changes_matching()),
            obligations: self.obligations.iter().map(|obligation| obligation.view.clone()).collect(),
            accusations: self.accusations(),
            decision: self.decision.clone(),
            phase: self.phase_view(),
            house: self.setup.house,
            decks: self.deck_views(),
        }
    }

    /// Number of rules that will be opened before the first turn and are still face down.
    fn unopened_rules(&self) -> usize {
        match &self.phase {
            Phase::Opening { left, .. } => left.len(),
            Phase::Play(_) | Phase::Prize(_) | Phase::Over { .. } => 0,
        }
    }

    fn person(&self, seat: Seat) -> Person {
        let seat_index = seat.index();
        Person {
            seat,
            name: self.setup.name(seat).clone(),
            level: self.setup.players.get(seat_index).and_then(|player| player.level),
            cards: to_u16(self.hand(seat).len()),
            skips: self.skips.get(seat_index).copied().unwrap_or_default(),
            points: self
                .setup
                .house
                .counts_points()
                .then(|| self.points.get(seat_index).copied().unwrap_or_default()),
            immune: self.immune.get(seat_index).is_some_and(|end_turn| *end_turn > self.turn),
        }
    }

    fn rule_view(&self, open: &OpenRule) -> Option<RuleView> {
        let table_rule = self.rules.get(open.rule.to_usize())?;
        let (due_in, seconds) = match table_rule.rule.trigger {
            Trigger::Time { repeats: false, .. } if open.periods_handled > 0 => (None, None),
            Trigger::Time { span: Span::Seconds(seconds), .. } => (None, Some(seconds)),
            Trigger::Time { span: span @ (Span::Turns(_) | Span::Rounds(_)), .. } => {
                let length = span.turns(self.turns_of_round()).unwrap_or(1);
                (Some(length - self.turn.saturating_sub(open.opened_in) % length), None)
            }
            Trigger::Played { .. }
            | Trigger::Drawn { .. }
            | Trigger::Discarded(_)
            | Trigger::Detected(_)
            | Trigger::Hand { .. }
            | Trigger::ReportedAct(_)
            | Trigger::ReportedEvent(_)
            | Trigger::AsWritten => (None, None),
        };
        Some(RuleView {
            index: open.rule,
            rule: table_rule.rule.clone(),
            deck: table_rule.deck,
            mark: table_rule.mark,
            was_triggered: self.already_triggered.contains(&open.rule),
            due_in,
            seconds,
        })
    }

    fn deck_views(&self) -> Vec<DeckView> {
        let mut first = 0;
        let mut views = Vec::with_capacity(self.decks.len());
        for deck in &self.decks {
            views.push(DeckView { deck: deck.clone(), mark: deck.mark, first: CardIndex(to_u16(first)) });
            first += deck.cards.len();
        }
        views
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Opening { left, all_read } => {
                PhaseView::Opening { left: u8::try_from(left.len()).unwrap_or(u8::MAX), all_read: *all_read }
            }
            Phase::Prize(prize) => PhaseView::Prize {
                winner: prize.winner,
                writer: prize.writer,
                draft: prize.draft.clone(),
                discussed: prize.discussed,
                judges: prize.draft.as_ref().map(|draft| self.judges(draft)).unwrap_or_default(),
                approvals: prize.approvals.clone(),
                refused: prize.refused,
                together: prize.draft.as_ref().is_some_and(|draft| self.decides_together(draft)),
                unnamed: self.deck_to_name(prize),
            },
            Phase::Over { winner } => PhaseView::Over { winner: *winner },
            Phase::Play(tasks) => self.phase_of_play(tasks),
        }
    }

    /// The deck that needs a name before the accepted draft is written.
    fn deck_to_name(&self, prize: &Prize) -> Option<u8> {
        let draft = prize.draft.as_ref().filter(|_| prize.accepted.is_some())?;
        u8::try_from(self.deck_of(draft)?).ok()
    }

    fn phase_of_play(&self, tasks: &[Task]) -> PhaseView {
        match tasks.last() {
            Some(Task::Queue { queue, .. }) => PhaseView::Ordering {
                queue: sources(queue),
                reporter: queue.iter().find_map(|triggered| triggered.reporter),
                matters: self.order_matters(queue),
            },
            Some(Task::Wait { choice, source, shown }) => {
                let shown =
                    if choice.kind == ChoiceKind::EverybodyHasSeen { self.faces(shown) } else { Vec::new() };
                PhaseView::Choosing { choice: choice.clone(), source: *source, shown, queue: waiting(tasks) }
            }
            Some(Task::Pause) => PhaseView::Paused,
            Some(Task::LastCall(winner)) => PhaseView::LastCall { winner: *winner },
            Some(Task::Turn { extra }) => PhaseView::Turn { extra: *extra },
            // The game does not stop at any of these, so nobody has a view of them.
            Some(
                Task::EndTurn
                | Task::Clause { .. }
                | Task::Effect { .. }
                | Task::Judged { .. }
                | Task::Gather { .. }
                | Task::Drawing { .. }
                | Task::Points { .. }
                | Task::Flip { .. },
            )
            | None => PhaseView::Turn { extra: false },
        }
    }
}

fn sources(queue: &[Triggered]) -> Vec<EffectSource> {
    queue.iter().map(|triggered| triggered.source).collect()
}

/// The triggered effects that are resolved after the current one.
fn waiting(tasks: &[Task]) -> Vec<EffectSource> {
    let queue = tasks
        .iter()
        .rev()
        .find_map(|task| if let Task::Queue { queue, .. } = task { Some(sources(queue)) } else { None });
    queue.unwrap_or_default()
}

fn to_u16(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
