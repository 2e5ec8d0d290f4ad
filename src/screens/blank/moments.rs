//! The best moments of a game of BLANK.

use super::{change_count, name};
use crate::{
    evening::BestMoment,
    rules::{
        Seat,
        blank::{CardSeen, EffectSource, Event, Inscription, Person, Rule, Setup, View},
    },
};

/// The best moments: the prize, the largest play, the fullest hand, the most Penalties,
/// and the rule that applied most often.
pub fn moments(view: &View, events: &[&Event]) -> Vec<BestMoment> {
    let all = [
        prize(events),
        largest_play(view, events),
        fullest_hand(view, events),
        most_penalties(view, events),
        busiest_rule(view, events),
    ];
    all.into_iter().flatten().collect()
}

/// How the winner won, e.g. `played the last card on turn 12` (BL-64), `most points: 12` (BL-R61).
pub fn how_won(view: &View, winner: Seat, events: &[&Event]) -> String {
    let person = view.people.iter().find(|person| person.seat == winner);
    if let Some(points) = person.and_then(|person| person.points).filter(|_| view.house.points_win) {
        return format!("most points: {points}");
    }
    if view.house.one_pile && person.is_some_and(|person| person.cards > 0) {
        return format!("the smallest hand when nobody could play, on turn {}", view.turn);
    }
    let last = events.iter().rev().find_map(|event| match event {
        Event::Played { by, .. } if *by == winner => Some("played the last card".to_owned()),
        Event::Discarded { by, .. } if *by == winner => Some("discarded the last card".to_owned()),
        Event::Moved { from, to, .. } if *from == winner => {
            Some(format!("the last card went to {}", name(view, *to)))
        }
        Event::Swapped(one, other) if [one, other].contains(&&winner) => Some("swapped hands".to_owned()),
        _ => None,
    });
    format!("{} on turn {}", last.unwrap_or_default(), view.turn)
}

/// The prize that was written into the deck.
fn prize(events: &[&Event]) -> Option<BestMoment> {
    let mut won = events.iter().rev().find_map(|event| match event {
        Event::PrizeWritten(inscription) => Some(inscription.clone()),
        _ => None,
    })?;
    match &mut won {
        Inscription::Rule(rule) => rule.author.clear(),
        Inscription::Card(card) => {
            if let Some(written) = &mut card.written {
                written.author.clear();
                written.drawing = None;
            }
        }
    }
    Some(BestMoment::Prize(won))
}

fn largest_play(view: &View, events: &[&Event]) -> Option<BestMoment> {
    let played: Vec<(Seat, &[CardSeen])> = events
        .iter()
        .filter_map(|event| match event {
            Event::Played { by, cards } => Some((*by, cards.as_slice())),
            _ => None,
        })
        .collect();
    let most = played.iter().map(|(_, cards)| cards.len()).max().filter(|most| *most > 1)?;
    let played_most =
        |person: &&Person| played.iter().any(|(by, cards)| *by == person.seat && cards.len() == most);
    let who = view.people.iter().filter(played_most).map(|person| person.name.to_string()).collect();
    Some(BestMoment::CardsAtOnce { cards: u32::try_from(most).ok()?, who })
}

fn fullest_hand(view: &View, events: &[&Event]) -> Option<BestMoment> {
    let dealt = u32::try_from(Setup::HAND_SIZE).unwrap_or_default();
    let mut hands = vec![dealt; view.people.len()];
    let mut fullest = (dealt, 0);
    for event in events {
        super::update_hand_sizes(&mut hands, event);
        for (seat, cards) in hands.iter().enumerate() {
            if *cards > fullest.0 {
                fullest = (*cards, seat);
            }
        }
    }
    let (cards, seat) = fullest;
    let seat = Seat(u8::try_from(seat).ok()?);
    (cards > 9).then(|| BestMoment::HandCards { cards, who: name(view, seat) })
}

fn most_penalties(view: &View, events: &[&Event]) -> Option<BestMoment> {
    let mut taken = vec![0; view.people.len()];
    for event in events {
        if let Event::Penalty { seat, .. } = event {
            change_count(&mut taken, seat.index(), 1, true);
        }
    }
    let penalties = taken.iter().max().copied().filter(|most| *most > 1)?;
    let people = view.people.iter().filter(|person| taken.get(person.seat.index()) == Some(&penalties));
    Some(BestMoment::Penalties { penalties, who: people.map(|person| person.name.to_string()).collect() })
}

fn busiest_rule(view: &View, events: &[&Event]) -> Option<BestMoment> {
    let applied = |rule| {
        let times = events
            .iter()
            .filter(|event| matches!(event, Event::Resolving(EffectSource::Rule(index)) if *index == rule));
        times.count()
    };
    let times = view.rules.iter().map(|seen| (applied(seen.index), &seen.rule));
    let (times, rule) = times.max_by_key(|(times, _)| *times).filter(|(times, _)| *times > 2)?;
    let rule = Rule { author: String::new(), ..Rule::clone(rule) };
    Some(BestMoment::BusiestRule { rule, times: u32::try_from(times).ok()? })
}
