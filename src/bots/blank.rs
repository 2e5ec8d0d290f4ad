//! Computer players of BLANK.
//!
//! They see their own hand and everything public. They evaluate rules with the same types that the engine uses.

mod value;

use super::{BotRules, BotWait};
use crate::rules::{
    Luck, Seat,
    blank::{
        Accusation, AccusationKey, AccusationVote, Action, Blank, CardIndex, CardSeen, ChoiceKind, Colour,
        Event, Obligation, ObligationState, OpenAccusations, OwnView, PendingChoice, PhaseView, Pick,
        TableDecision, View,
    },
    player::Level,
};
use value::play_value;

/// What a bot remembers.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    /// Obligations that the bot ignores: it forgot or overlooked them, or somebody was accused of them.
    ignored: Vec<u32>,
}

impl BotRules for Blank {
    type Memory = Memory;

    /// Somebody has to knock on the table or the like before the next card is played (BL-56). Or somebody did not
    /// do it in time; the next play ends the chance to call it out (BL-R13).
    fn waits_for_people(view: &View) -> Option<BotWait> {
        let people = || view.people.iter().filter(|person| person.level.is_none());
        let is_person = |seat: Seat| people().any(|person| person.seat == seat);
        let is_accused_by_people = |seat: Seat| people().any(|person| person.seat != seat);
        let wait = |owed: &Obligation| match owed.state {
            ObligationState::Open => is_person(owed.seat).then_some(BotWait::Task),
            ObligationState::Missed => is_accused_by_people(owed.seat).then_some(BotWait::Objection),
            ObligationState::MarkedDone | ObligationState::Lasting | ObligationState::Late => None,
        };
        view.obligations.iter().filter_map(wait).max()
    }

    fn observe(memory: &mut Memory, seat: Seat, level: Level, event: &Event, luck: &mut Luck) {
        // The bot's own obligation. The bot sometimes forgets it.
        if let Event::Obliged { id, seat: owner, .. } = event
            && *owner == seat
            && luck.below(100) < level.forget_chance()
        {
            memory.ignored.push(*id);
        }
        // A missed obligation of another player. The bot sometimes does not notice it.
        if let Event::Missed { id, seat: owner } = event
            && *owner != seat
            && luck.below(100) >= level.notice_chance()
        {
            memory.ignored.push(*id);
        }
        if let Event::Accused { accusations, .. } = event {
            let obligation_id = |accusation: &Accusation| {
                if let AccusationKey::Obligation(id) = accusation.key { Some(id) } else { None }
            };
            memory.ignored.extend(accusations.iter().filter_map(obligation_id));
        }
    }

    fn choose(
        view: &View,
        own: Option<&OwnView>,
        memory: &Memory,
        seat: Seat,
        level: Level,
        luck: &mut Luck,
    ) -> Option<Action> {
        let own = own?;
        if let Some(decision) = &view.decision {
            return act_in_decision(view, decision, seat, luck);
        }
        if let Some(action) = obligation_action(view, memory, seat) {
            return Some(action);
        }
        let only_bots = only_bots_play(view);
        match &view.phase {
            PhaseView::Opening { all_read, .. } => {
                only_bots.then_some(if *all_read { Action::Understood } else { Action::Read })
            }
            PhaseView::Turn { .. } if view.active == seat => Some(best_play(view, own, level, luck)),
            PhaseView::Turn { .. } => {
                let jump = own.jumps.first().filter(|_| luck.below(100) < level.notice_chance())?;
                Some(Action::Play(vec![*jump]))
            }
            PhaseView::Over { .. } => None,
            PhaseView::Ordering { .. } => only_bots.then_some(Action::Resolve),
            PhaseView::Choosing { choice, .. } => choice
                .by
                .map_or(only_bots, |by| by == seat)
                .then(|| pick(view, own, choice, luck))
                .flatten()
                .map(Action::Choose),
            PhaseView::Paused => only_bots.then_some(Action::Reshuffle),
            PhaseView::LastCall { .. } => only_bots.then_some(Action::Close),
            PhaseView::Prize { writer, discussed, judges, approvals, together, .. } => {
                let has_voted = approvals.iter().any(|(judge, _)| *judge == seat);
                if *discussed && !together && judges.contains(&seat) && !has_voted {
                    return Some(Action::Approve(true));
                }
                // Only people write on cards.
                (*writer == seat && !*discussed).then_some(Action::Decline)
            }
        }
    }
}

/// How good each level is. Hard makes none of these mistakes; the numbers of the others are estimates (`docs/bots.md`).
impl Level {
    /// The chance in percent to forget an obligation.
    fn forget_chance(self) -> u32 {
        match self {
            Level::Easy => 30,
            Level::Medium => 5,
            Level::Hard => 0,
        }
    }

    /// The chance in percent to overlook that several cards can be played together.
    fn overlook_chance(self) -> u32 {
        match self {
            Level::Easy => 70,
            Level::Medium => 25,
            Level::Hard => 0,
        }
    }

    /// The chance in percent to notice a missed obligation, or a chance to jump in.
    fn notice_chance(self) -> u32 {
        match self {
            Level::Easy => 20,
            Level::Medium => 60,
            Level::Hard => 100,
        }
    }
}

/// Whether only bots play. If people play too, bots do not take the actions that are open to everybody:
/// people take them, so that people see what happens and can object.
fn only_bots_play(view: &View) -> bool {
    view.people.iter().all(|person| person.level.is_some())
}

/// Of so many true accusations, a bot does not admit one, on average. The number is an estimate (`docs/bots.md`).
const ONE_DENIAL_IN: u32 = 4;

/// The bot's action in a decision of the table: it usually admits what it missed, votes if another bot is
/// accused, and agrees to proposals. If only bots play, it also ends the vote.
fn act_in_decision(view: &View, decision: &TableDecision, seat: Seat, luck: &mut Luck) -> Option<Action> {
    match decision {
        TableDecision::Proposal { agreed, .. } => (!agreed.contains(&seat)).then_some(Action::Agree(true)),
        TableDecision::Accusations(open) => {
            let mine = open.votes.iter().any(|vote| vote.accusation.accused == seat && !vote.admitted);
            if mine && missed_all(view, open, seat) && luck.below(ONE_DENIAL_IN) > 0 {
                return Some(Action::Admit);
            }
            let vote = (0..).zip(&open.votes).find_map(|(accusation, vote)| {
                let is_true = believes(view, open, vote, seat)?;
                Some(Action::Vote { accusation, is_true: Some(is_true) })
            });
            vote.or_else(|| only_bots_play(view).then_some(Action::CountVotes))
        }
    }
}

/// Whether a player missed everything they are accused of. An obligation marked as done does not count as missed.
fn missed_all(view: &View, open: &OpenAccusations, seat: Seat) -> bool {
    let mut mine = open.votes.iter().filter(|vote| vote.accusation.accused == seat);
    mine.all(|vote| obligation_state(view, vote.accusation.key) == Some(ObligationState::Missed))
}

/// The state of the obligation in an accusation.
fn obligation_state(view: &View, key: AccusationKey) -> Option<ObligationState> {
    let AccusationKey::Obligation(id) = key else { return None };
    view.obligations.iter().find(|obligation| obligation.id == id).map(|obligation| obligation.state)
}

/// Whether the bot votes that another bot has done what it is accused of. `None` if it may not vote now, or cannot know: it
/// does not see what people do or say, and it knows only obligations that the view lists.
fn believes(view: &View, open: &OpenAccusations, vote: &AccusationVote, seat: Seat) -> Option<bool> {
    let voted = vote.ballots.iter().any(|(voter, _)| *voter == seat);
    let may_vote = seat != open.by
        && seat != vote.accusation.accused
        && !voted
        && !vote.admitted
        && vote.known.is_none();
    let against_bot =
        view.people.get(vote.accusation.accused.index()).is_some_and(|person| person.level.is_some());
    // A bot marks an obligation as done only if it did it, so only `Missed` means that it did not.
    let state = obligation_state(view, vote.accusation.key).filter(|_| may_vote && against_bot)?;
    Some(state == ObligationState::Missed)
}

/// Does an own obligation, unless the bot ignores it and still has cards; or accuses a player who missed an
/// obligation or did it too late.
fn obligation_action(view: &View, memory: &Memory, seat: Seat) -> Option<Action> {
    let playing = matches!(view.phase, PhaseView::Turn { .. });
    for obligation in &view.obligations {
        let ignored = memory.ignored.contains(&obligation.id);
        // Without cards, the bot does even an obligation that it forgot, because otherwise it cannot win.
        let has_no_cards = view.people.get(seat.index()).is_some_and(|person| person.cards == 0);
        if obligation.seat == seat && (!ignored || has_no_cards) {
            match (obligation.on_page, obligation.state) {
                (true, ObligationState::Open | ObligationState::Missed) if playing => {
                    return Some(Action::CarryOut(obligation.id));
                }
                // A missed obligation cannot be marked as done any more (BL-R46).
                (false, ObligationState::Open) => return Some(Action::Done(obligation.id)),
                (
                    _,
                    ObligationState::Open
                    | ObligationState::Missed
                    | ObligationState::MarkedDone
                    | ObligationState::Lasting
                    | ObligationState::Late,
                ) => {}
            }
        }
        // A bot cannot see whether people did what they marked as done.
        let is_too_late = matches!(obligation.state, ObligationState::Missed | ObligationState::Late);
        if obligation.seat != seat && is_too_late && !ignored && playing {
            return Some(Action::Accuse(vec![AccusationKey::Obligation(obligation.id)]));
        }
    }
    None
}

/// Plays one of the sets of cards that the bot notices: Easy plays any, Medium the largest, Hard the most
/// valuable.
fn best_play(view: &View, own: &OwnView, level: Level, luck: &mut Luck) -> Action {
    let mut sets = playable_sets(view, own);
    if luck.below(100) < level.overlook_chance() {
        sets.retain(|set| set.len() == 1);
    }
    if sets.is_empty() {
        return Action::NoMatch;
    }
    let best = match level {
        Level::Easy => sets.get(luck.below(u32::try_from(sets.len()).unwrap_or(1)) as usize),
        Level::Medium => sets.iter().max_by_key(|set| set.len()),
        Level::Hard => sets.iter().max_by_key(|set| play_value(view, own, set)),
    };
    best.cloned().map_or(Action::NoMatch, Action::Play)
}

/// Playable sets of cards. Each matching card can be played alone. If it matches the pile by number, all other matching cards
/// of that number can be under it; if it matches by colour, all other matching cards of that colour. There are sets of
/// several cards only while no lasting effect changes what matches.
fn playable_sets(view: &View, own: &OwnView) -> Vec<Vec<CardIndex>> {
    let card = |index: &CardIndex| own.hand.iter().find(|card| card.index == *index);
    let matching: Vec<&CardSeen> = own.matching.iter().filter_map(card).collect();
    let mut sets = Vec::new();
    for top in &matching {
        sets.push(vec![top.index]);
        let Some(below) = view.top.as_ref().filter(|_| !view.changes_matching) else { continue };
        let by_number = top.number() == below.number();
        let by_colour = top.colour() == below.colour();
        for (fits, same) in [
            (
                by_number,
                (|a: &CardSeen, b: &CardSeen| a.number() == b.number()) as fn(&CardSeen, &CardSeen) -> bool,
            ),
            (by_colour, |a, b| a.colour() == b.colour()),
        ] {
            let others = matching.iter().filter(|card| card.index != top.index && same(card, top));
            let mut set: Vec<CardIndex> = others.map(|card| card.index).collect();
            if fits && !set.is_empty() {
                set.push(top.index);
                sets.push(set);
            }
        }
    }
    sets
}

/// The bot's answer to a choice.
fn pick(view: &View, own: &OwnView, choice: &PendingChoice, luck: &mut Luck) -> Option<Pick> {
    let fewest = |among: &[Seat]| {
        let hand_size = |seat: &Seat| view.people.get(seat.index()).map(|person| person.cards);
        among.iter().copied().min_by_key(hand_size)
    };
    let random_below = |luck: &mut Luck, count: usize| luck.below(u32::try_from(count).unwrap_or(1)) as usize;
    Some(match &choice.kind {
        ChoiceKind::Player { among } => Pick::Player(fewest(among)?),
        ChoiceKind::Contest { among, .. } => Pick::Player(*among.get(random_below(luck, among.len()))?),
        // Whom a description fits, only people can see.
        ChoiceKind::Players { .. } => Pick::Players(Vec::new()),
        ChoiceKind::Cards { cards: wanted, .. } => {
            // Cards that do not match now come first.
            let mut order: Vec<CardIndex> = own.offered.iter().flatten().map(|card| card.index).collect();
            order.sort_by_key(|index| own.matching.contains(index));
            order.truncate(usize::from(*wanted));
            Pick::Cards(order)
        }
        // Points are for itself; points that somebody loses are for whoever has the most.
        ChoiceKind::Points { points } if *points > 0 => Pick::Player(own.seat),
        ChoiceKind::Points { .. } => {
            let others = view.people.iter().filter(|person| person.seat != own.seat);
            Pick::Player(others.max_by_key(|person| person.points)?.seat)
        }
        ChoiceKind::Rule => Pick::Rule(view.rules.get(random_below(luck, view.rules.len()))?.index),
        ChoiceKind::Colour => Pick::Colour(most_frequent_colour(own)),
        // It has not heard the answer.
        ChoiceKind::AnswerIsRight { .. } => Pick::Right(luck.below(2) == 0),
        ChoiceKind::HasSeenHand { .. } | ChoiceKind::EverybodyHasSeen => Pick::Seen,
    })
}

/// The most frequent colour in its hand.
fn most_frequent_colour(own: &OwnView) -> Colour {
    let count = |colour: &Colour| own.hand.iter().filter(|card| card.colour() == *colour).count();
    Colour::ALL.into_iter().max_by_key(count).unwrap_or(Colour::Red)
}
