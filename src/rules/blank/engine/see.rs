//! Views: the part of the state that one viewer may see.

use super::{
    Blank, CardNo, ChoiceKind, DeckSeen, EffectSource, GameStage, OpenRule, Person, RuleSeen, Scene, Span,
    Task, Trigger, View, task::Triggered,
};
use crate::rules::{Seat, Viewer};

impl Blank {
    /// Everything that `viewer` may see.
    pub(in crate::rules::blank) fn seen_by(&self, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) if self.sits(seat) => Some(seat),
            Viewer::Seat(_) | Viewer::Table => None,
        };
        let hand = own.map_or(&[][..], |seat| self.hand(seat));
        let matches = |card: &CardNo| own.is_some_and(|seat| self.matches(seat, &[*card]).any());
        View {
            viewer,
            people: self.setup.seats().map(|seat| self.person(seat)).collect(),
            hand: self.faces(hand),
            matching: hand.iter().copied().filter(matches).collect(),
            top: self.top().and_then(|top| self.face(top).cloned()),
            top_counts: self.top_counts(),
            discards: number(self.discards.len()),
            draw_pile: number(self.draw.len()),
            rule_pile: number(self.pile.len() + self.still_closed()),
            rules: self.open.iter().filter_map(|open| self.rule_seen(open)).collect(),
            active: self.active,
            clockwise: self.clockwise,
            turn: self.turn,
            lasting: self.lasting.iter().map(|lasting| lasting.description.clone()).collect(),
            obligations: self.obligations.iter().map(|owed| owed.seen.clone()).collect(),
            accusations: self.accusations(),
            decision: self.decision.clone(),
            scene: self.scene(viewer),
            house: self.setup.house,
            decks: self.decks_seen(),
        }
    }

    /// Number of rules that will be opened before the first turn and are still face down.
    fn still_closed(&self) -> usize {
        match &self.stage {
            GameStage::Opening { left, .. } => left.len(),
            GameStage::Play(_) | GameStage::Prize(_) | GameStage::Over { .. } => 0,
        }
    }

    fn person(&self, seat: Seat) -> Person {
        let at = seat.index();
        Person {
            seat,
            name: self.setup.name(seat).clone(),
            level: self.setup.players.get(at).and_then(|player| player.level),
            cards: number(self.hand(seat).len()),
            skips: self.skips.get(at).copied().unwrap_or_default(),
            immune: self.immune.get(at).is_some_and(|until| *until > self.turn),
        }
    }

    fn rule_seen(&self, open: &OpenRule) -> Option<RuleSeen> {
        let printed = self.rules.get(open.rule.index())?;
        let players = u32::try_from(self.players()).unwrap_or(1);
        let (due_in, seconds) = match printed.rule.trigger {
            Trigger::Time { again: false, .. } if open.ran > 0 => (None, None),
            Trigger::Time { span: Span::Seconds(seconds), .. } => (None, Some(seconds)),
            Trigger::Time { span: span @ (Span::Turns(_) | Span::Rounds(_)), .. } => {
                let length = span.turns(players).unwrap_or(1);
                (Some(length - self.turn.saturating_sub(open.since) % length), None)
            }
            Trigger::Played { .. }
            | Trigger::Drawn { .. }
            | Trigger::Discarded(_)
            | Trigger::Act(_)
            | Trigger::Does(_)
            | Trigger::Happens(_)
            | Trigger::AsWritten => (None, None),
        };
        Some(RuleSeen {
            no: open.rule,
            rule: printed.rule.clone(),
            deck: printed.deck,
            mark: printed.mark,
            triggered: self.guard.contains(&open.rule),
            due_in,
            seconds,
        })
    }

    fn decks_seen(&self) -> Vec<DeckSeen> {
        let mut first = 0;
        let mut seen = Vec::with_capacity(self.decks.len());
        for deck in &self.decks {
            seen.push(DeckSeen { deck: deck.clone(), mark: deck.mark, first: CardNo(number(first)) });
            first += deck.cards.len();
        }
        seen
    }

    fn scene(&self, viewer: Viewer) -> Scene {
        match &self.stage {
            GameStage::Opening { left, all_read } => {
                Scene::Opening { left: u8::try_from(left.len()).unwrap_or(u8::MAX), all_read: *all_read }
            }
            GameStage::Prize(prize) => Scene::Prize {
                winner: prize.winner,
                draft: prize.draft.clone(),
                discussed: prize.discussed,
                judges: prize.draft.as_ref().map(|draft| self.judges(draft)).unwrap_or_default(),
                verdicts: prize.verdicts.clone(),
                refused: prize.refused,
            },
            GameStage::Over { winner } => Scene::Over { winner: *winner },
            GameStage::Play(tasks) => self.scene_of_play(tasks, viewer),
        }
    }

    fn scene_of_play(&self, tasks: &[Task], viewer: Viewer) -> Scene {
        match tasks.last() {
            Some(Task::Queue { queue, .. }) => Scene::Ordering {
                queue: sources(queue),
                reporter: queue.iter().find_map(|triggered| triggered.reporter),
            },
            Some(Task::Wait { choice, source, shown }) => {
                let cards = match &choice.kind {
                    ChoiceKind::Seen => self.faces(shown),
                    // A hand is visible only to its owner and to the player who has to choose from it.
                    ChoiceKind::Cards { of, .. } if choice.by.is_some_and(|by| viewer.is(by)) => {
                        self.faces(&self.choosable(*of))
                    }
                    ChoiceKind::Cards { .. }
                    | ChoiceKind::Player { .. }
                    | ChoiceKind::Players { .. }
                    | ChoiceKind::Rule
                    | ChoiceKind::Colour
                    | ChoiceKind::Right { .. }
                    | ChoiceKind::Contest { .. } => Vec::new(),
                };
                Scene::Choosing { choice: choice.clone(), source: *source, cards, queue: waiting(tasks) }
            }
            Some(Task::Pause) => Scene::Paused,
            Some(Task::LastCall(winner)) => Scene::LastCall { winner: *winner },
            Some(Task::Turn { extra }) => Scene::Turn { extra: *extra },
            Some(
                Task::EndTurn
                | Task::Clause { .. }
                | Task::Effect { .. }
                | Task::Judged { .. }
                | Task::Gather { .. }
                | Task::Drawing { .. }
                | Task::Flip,
            )
            | None => Scene::Turn { extra: false },
        }
    }
}

fn sources(queue: &[Triggered]) -> Vec<EffectSource> {
    queue.iter().map(|triggered| triggered.source).collect()
}

/// The effects that were triggered and wait behind the one that is being resolved.
fn waiting(tasks: &[Task]) -> Vec<EffectSource> {
    let queue = tasks.iter().rev().find_map(|task| match task {
        Task::Queue { queue, .. } => Some(sources(queue)),
        Task::Turn { .. }
        | Task::EndTurn
        | Task::Clause { .. }
        | Task::Effect { .. }
        | Task::Judged { .. }
        | Task::Gather { .. }
        | Task::Drawing { .. }
        | Task::Flip
        | Task::Pause
        | Task::Wait { .. }
        | Task::LastCall(_) => None,
    });
    queue.unwrap_or_default()
}

fn number(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}
