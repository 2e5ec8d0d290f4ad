//! Players of BLANK that the page moves.
//!
//! They see their own hand and what everybody sees, and read rules through the same types that carry them out.

use super::Opponent;
use crate::rules::{
    Luck, Seat,
    blank::{
        Action, Blank, CardNo, CardSeen, Charge, Choice, Colour, Count, Deed, Effect, Event, Matter, Pick,
        Scene, Setup, Standing, Target, Trigger, View, Whom, Wish,
    },
    player::Level,
};

/// What a bot carries along: what it has already called out, so that it does not do so twice.
#[derive(Debug, Clone, Default)]
pub struct Memory {
    /// Obligations that it let pass, or called out.
    settled: Vec<u32>,
}

impl Opponent for Blank {
    type Memory = Memory;

    fn level(setup: &Setup, seat: Seat) -> Option<Level> {
        setup.players.get(seat.index())?.level
    }

    fn hear(memory: &mut Memory, seat: Seat, level: Level, event: &Event, luck: &mut Luck) {
        match event {
            // What it has to do itself, and sometimes forgets.
            Event::Obliged { id, seat: who, .. } if *who == seat && luck.below(100) < level.forgets() => {
                memory.settled.push(*id);
            }
            // What others missed, and it did not notice.
            Event::Missed { id, seat: who } if *who != seat && luck.below(100) >= level.notices() => {
                memory.settled.push(*id);
            }
            Event::Accused { charges, .. } => {
                for (_, charge) in charges {
                    if let Charge::Obligation(id) = charge {
                        memory.settled.push(*id);
                    }
                }
            }
            _ => {}
        }
    }

    fn choose(view: &View, memory: &Memory, seat: Seat, level: Level, luck: &mut Luck) -> Option<Action> {
        if let Some(matter) = &view.matter {
            return decide(matter, seat, luck);
        }
        if let Some(action) = owed(view, memory, seat) {
            return Some(action);
        }
        match &view.scene {
            Scene::Opening { all_read, .. } => {
                Some(if *all_read { Action::Understood } else { Action::Read })
            }
            Scene::Turn { .. } if view.active == seat => Some(turn(view, level, luck)),
            Scene::Turn { .. } | Scene::Over { .. } => None,
            Scene::Ordering { .. } => Some(Action::Resolve),
            Scene::Choosing { choice, cards, .. } => choice
                .by
                .is_none_or(|by| by == seat)
                .then(|| pick(view, choice, cards, luck))
                .flatten()
                .map(Action::Choose),
            Scene::Paused => Some(Action::Reshuffle),
            Scene::LastCall { .. } => Some(Action::Close),
            Scene::Prize { winner, discussed, judges, said, .. } => {
                let has_said = said.iter().any(|(judge, _)| *judge == seat);
                if *discussed && judges.contains(&seat) && !has_said {
                    return Some(Action::Approve(true));
                }
                // It is people who write on the cards.
                (*winner == seat && !*discussed).then_some(Action::Decline)
            }
        }
    }
}

impl Level {
    /// How often, in a hundred, something to be done is forgotten.
    fn forgets(self) -> u32 {
        match self {
            Level::Easy => 30,
            Level::Steady => 5,
            Level::Sharp => 0,
        }
    }

    /// How often, in a hundred, it is noticed that somebody missed something.
    fn notices(self) -> u32 {
        match self {
            Level::Easy => 20,
            Level::Steady => 60,
            Level::Sharp => 100,
        }
    }
}

/// What the table decides: a bot admits what it missed, agrees to what is proposed, and counts the votes of others.
fn decide(matter: &Matter, seat: Seat, luck: &mut Luck) -> Option<Action> {
    match matter {
        Matter::Motion { agreed, .. } => (!agreed.contains(&seat)).then_some(Action::Agree(true)),
        Matter::Trial(trial) => {
            let mine = trial.charges.iter().any(|heard| heard.accused == seat && !heard.admitted);
            if mine && luck.below(4) > 0 { Some(Action::Admit) } else { Some(Action::Verdict) }
        }
    }
}

/// What it has to do itself, unless it forgot; and what somebody else has missed.
fn owed(view: &View, memory: &Memory, seat: Seat) -> Option<Action> {
    let playing = matches!(view.scene, Scene::Turn { .. });
    for owed in &view.obligations {
        let settled = memory.settled.contains(&owed.id);
        // Without cards there is nothing better to do than what one forgot.
        let empty = view.people.get(seat.index()).is_some_and(|person| person.cards == 0);
        if owed.seat == seat && (!settled || empty) {
            match owed.by_hand {
                true if playing => return Some(Action::Obey(owed.id)),
                true => {}
                false if !matches!(view.scene, Scene::Opening { .. }) => return Some(Action::Done(owed.id)),
                false => {}
            }
        }
        if owed.seat != seat && owed.state == Standing::Missed && !settled && playing {
            return Some(Action::Accuse(vec![Charge::Obligation(owed.id)]));
        }
    }
    None
}

/// Plays the best set of cards it sees.
fn turn(view: &View, level: Level, luck: &mut Luck) -> Action {
    let sets = sets(view);
    if sets.is_empty() {
        return Action::NoMatch;
    }
    let best = match level {
        Level::Easy => sets.get(luck.below(u32::try_from(sets.len()).unwrap_or(1)) as usize),
        Level::Steady => sets.iter().max_by_key(|set| set.len()),
        Level::Sharp => sets.iter().max_by_key(|set| worth(view, set)),
    };
    best.cloned().map_or(Action::NoMatch, Action::Play)
}

/// Sets of cards that can be played: each card that matches, on top of all that go with it.
fn sets(view: &View) -> Vec<Vec<CardNo>> {
    let card = |no: &CardNo| view.hand.iter().find(|card| card.no == *no);
    let matching: Vec<&CardSeen> = view.matching.iter().filter_map(card).collect();
    let plain = view.lasting.is_empty();
    let mut sets = Vec::new();
    for top in &matching {
        sets.push(vec![top.no]);
        let Some(below) = view.top.as_ref().filter(|_| plain) else { continue };
        let by_number = top.number() == below.number();
        let by_colour = top.colour() == below.colour();
        for (fits, same) in [
            (
                by_number,
                (|a: &CardSeen, b: &CardSeen| a.number() == b.number()) as fn(&CardSeen, &CardSeen) -> bool,
            ),
            (by_colour, |a, b| a.colour() == b.colour()),
        ] {
            let others = matching.iter().filter(|card| card.no != top.no && same(card, top));
            let mut set: Vec<CardNo> = others.map(|card| card.no).collect();
            if fits && !set.is_empty() {
                set.push(top.no);
                sets.push(set);
            }
        }
    }
    sets
}

/// What a set is worth: cards it sheds, and what its top card brings by itself and by the open rules.
fn worth(view: &View, set: &[CardNo]) -> i32 {
    let Some(top) = set.last().and_then(|no| view.hand.iter().find(|card| card.no == *no)) else { return 0 };
    let mut worth = i32::try_from(set.len()).unwrap_or(0) * 4;
    for rule in &view.rules {
        let Trigger::Played { cards, count } = &rule.rule.trigger else { continue };
        let enough = match count {
            Count::Any => true,
            Count::Exactly(n) => set.len() == usize::from(*n),
            Count::AtLeast(n) => set.len() >= usize::from(*n),
        };
        let number = |pattern: &crate::rules::blank::Pattern| {
            (pattern.numbers.is_empty() || pattern.numbers.contains(&top.number()))
                && (pattern.colours.is_empty() || pattern.colours.contains(&top.colour()))
        };
        if enough && (cards.is_any() || cards.0.iter().any(number)) {
            worth += rule
                .rule
                .clauses
                .iter()
                .map(|clause| clause_worth(&clause.target, &clause.effect))
                .sum::<i32>();
        }
    }
    let written = top.card.effect.iter().flat_map(|effect| &effect.clauses);
    worth + written.map(|clause| clause_worth(&clause.target, &clause.effect)).sum::<i32>()
}

/// What a clause brings whoever sets it off, in cards of their own and of others.
fn clause_worth(target: &Target, effect: &Effect) -> i32 {
    let (Target::Players(whom) | Target::Hands(whom), Effect::Auto(deed)) = (target, effect) else {
        return 0;
    };
    let own = match whom {
        Whom::Active | Whom::Who => -4,
        Whom::Next | Whom::Previous | Whom::Others | Whom::Chosen | Whom::Most => 1,
        Whom::All | Whom::Fewest | Whom::Random | Whom::Worded(_) => -2,
    };
    match deed {
        Deed::Draw(cards) => own * i32::from(*cards),
        Deed::Discard { cards, .. } => -own * i32::from(*cards),
        Deed::Skip(turns) => own * 2 * i32::from(*turns),
        Deed::Again => 3,
        Deed::Take { cards, from, .. } if *from == Whom::Active => 3 * i32::from(*cards),
        _ => 0,
    }
}

/// What is chosen when a card asks.
fn pick(view: &View, choice: &Choice, cards: &[CardSeen], luck: &mut Luck) -> Option<Pick> {
    let fewest = |among: &[Seat]| {
        let held = |seat: &Seat| view.people.get(seat.index()).map(|person| person.cards);
        among.iter().copied().min_by_key(held)
    };
    let below = |luck: &mut Luck, most: usize| luck.below(u32::try_from(most).unwrap_or(1)) as usize;
    Some(match &choice.wish {
        Wish::Player { among } => Pick::Player(fewest(among)?),
        Wish::Contest { among, .. } => Pick::Player(*among.get(below(luck, among.len()))?),
        Wish::Players { .. } => Pick::Players(Vec::new()),
        Wish::Cards { cards: wanted, .. } => {
            // Those that match least are given away first.
            let mut order: Vec<CardNo> = cards.iter().map(|card| card.no).collect();
            order.sort_by_key(|no| view.matching.contains(no));
            order.truncate(usize::from(*wanted));
            Pick::Cards(order)
        }
        Wish::Rule => Pick::Rule(view.rules.get(below(luck, view.rules.len()))?.no),
        Wish::Colour => Pick::Colour(favourite(view)),
        Wish::Right { .. } => Pick::Right(luck.below(2) == 0),
        Wish::Seen => Pick::Seen,
    })
}

/// The colour it holds most of.
fn favourite(view: &View) -> Colour {
    let held = |colour: &Colour| view.hand.iter().filter(|card| card.colour() == *colour).count();
    Colour::ALL.into_iter().max_by_key(held).unwrap_or(Colour::Red)
}
