//! The best moments of a game of BLANK.

use super::{
    hand_sizes::{add, update_hand_sizes},
    name,
};
use crate::{
    evening::{BestMoment, TurnMoment},
    rules::{
        Seat,
        blank::{CardSeen, Event, Inscription, Person, Setup, View},
    },
};

/// The best moments: the prize and what happened in single turns (BL-R77). After them the numbers that may be records.
pub fn moments(view: &View, events: &[&Event]) -> Vec<BestMoment> {
    /// The maximum number of turns that are told.
    const MOST: usize = 4;
    let turns = turns(view, events);
    let of_turns =
        [near_win, swap, chain, gain, play].into_iter().filter_map(|kind| best(view, &turns, kind));
    let numbers = [largest_play(view, events), fullest_hand(view, events), most_penalties(view, events)];
    prize(events).into_iter().chain(of_turns.take(MOST)).chain(numbers.into_iter().flatten()).collect()
}

/// A turn, what happened in it, and how many cards everybody had before it.
struct Turn<'a> {
    number: u32,
    events: Vec<&'a Event>,
    hands: Vec<u32>,
}

/// The turns of a game. A turn that somebody lost has a number, too, but nothing happens in it.
fn turns<'a>(view: &View, events: &[&'a Event]) -> Vec<Turn<'a>> {
    let dealt = u32::try_from(Setup::HAND_SIZE).unwrap_or_default();
    let mut hands = vec![dealt; view.people.len()];
    let (mut turns, mut number) = (Vec::new(), 0);
    for event in events {
        match event {
            Event::LostTurn(_) => number += 1,
            Event::Turn(_) | Event::JumpedIn(_) => {
                number += 1;
                turns.push(Turn { number, events: Vec::new(), hands: hands.clone() });
            }
            _ => {}
        }
        if let Some(turn) = turns.last_mut() {
            turn.events.push(event);
        }
        update_hand_sizes(&mut hands, event);
    }
    turns
}

/// How much somebody can tell about a turn, and what. From how much on it is a moment, BL-R77 says.
type Told = Option<(u32, TurnMoment)>;

/// The turn about which a kind of moment tells most.
fn best(view: &View, turns: &[Turn], kind: fn(&View, &Turn) -> Told) -> Option<BestMoment> {
    let told = turns.iter().filter_map(|turn| Some((turn.number, kind(view, turn)?)));
    let (turn, (_, what)) = told.max_by_key(|(_, (much, _))| *much)?;
    Some(BestMoment::InTurn { turn, what })
}

/// A win that did not come. None is more than another.
fn near_win(view: &View, turn: &Turn) -> Told {
    let seat = turn.events.iter().find_map(|event| match event {
        Event::NotWonYet(seat) => Some(*seat),
        _ => None,
    })?;
    Some((1, TurnMoment::NearWin { who: name(view, seat) }))
}

/// The hands that differed most and were swapped, if they differed by four or more.
fn swap(view: &View, turn: &Turn) -> Told {
    let mut hands = turn.hands.clone();
    let mut swaps = Vec::new();
    for event in &turn.events {
        if let Event::Swapped(one, other) = event {
            let cards = |seat: &Seat| hands.get(seat.index()).copied().unwrap_or_default();
            let (who, with) = if cards(one) < cards(other) { (other, one) } else { (one, other) };
            let (gave, got) = (cards(who), cards(with));
            let what = TurnMoment::Swap { who: name(view, *who), gave, with: name(view, *with), got };
            swaps.push((gave - got, what));
        }
        update_hand_sizes(&mut hands, event);
    }
    swaps.into_iter().filter(|(difference, _)| *difference > 3).max_by_key(|(difference, _)| *difference)
}

/// Cards that were played together.
struct PlayOfTurn<'a> {
    by: Seat,
    cards: &'a [CardSeen],
    /// How many rules and cards it set off.
    effects: usize,
}

/// The plays of a turn: several, if somebody plays once more. What sets rules off before a play, such as the beginning of a turn or
/// a report, or what a vote about an accusation sets off, is no effect of it.
fn plays<'a>(turn: &Turn<'a>) -> Vec<PlayOfTurn<'a>> {
    let mut plays: Vec<PlayOfTurn> = Vec::new();
    let mut is_of_play = false;
    for event in &turn.events {
        match event {
            Event::Played { by, cards } => {
                plays.push(PlayOfTurn { by: *by, cards, effects: 0 });
                is_of_play = true;
            }
            Event::Triggered(sources) if is_of_play => {
                if let Some(play) = plays.last_mut() {
                    play.effects += sources.len();
                }
            }
            Event::PlaysAgain(_) | Event::Decided { .. } => is_of_play = false,
            _ => {}
        }
    }
    plays
}

/// Three or more effects of one play.
fn chain(view: &View, turn: &Turn) -> Told {
    let most = plays(turn).into_iter().max_by_key(|play| play.effects)?;
    let effects = u32::try_from(most.effects).ok().filter(|effects| *effects > 2)?;
    Some((effects, TurnMoment::Chain { who: name(view, most.by), effects }))
}

/// The four or more cards that somebody got.
fn gain(view: &View, turn: &Turn) -> Told {
    let mut gained = vec![0; view.people.len()];
    for event in &turn.events {
        let (seat, cards) = match event {
            Event::Drew { seat, cards } | Event::TookDiscards { seat, cards } => (seat, cards),
            Event::Moved { to, cards, .. } => (to, cards),
            _ => continue,
        };
        add(&mut gained, *seat, usize::from(*cards));
    }
    let cards = gained.iter().max().copied().filter(|most| *most > 3)?;
    let person = view.people.iter().find(|person| gained.get(person.seat.index()) == Some(&cards))?;
    Some((cards, TurnMoment::Gain { who: person.name.to_string(), cards }))
}

/// Three or more cards at once.
fn play(view: &View, turn: &Turn) -> Told {
    let most = plays(turn).into_iter().max_by_key(|play| play.cards.len())?;
    let cards = u32::try_from(most.cards.len()).ok().filter(|cards| *cards > 2)?;
    Some((cards, TurnMoment::Play { who: name(view, most.by), cards }))
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
    let turn = view.turn;
    let last = events.iter().rev().find_map(|event| match event {
        Event::Played { by, .. } if *by == winner => Some(format!("played the last card on turn {turn}")),
        Event::Discarded { by, .. } if *by == winner => {
            Some(format!("discarded the last card on turn {turn}"))
        }
        Event::Moved { from, to, .. } if *from == winner => {
            Some(format!("the last card went to {} on turn {turn}", name(view, *to)))
        }
        Event::Swapped(one, other) if [one, other].contains(&&winner) => {
            Some(format!("swapped hands on turn {turn}"))
        }
        _ => None,
    });
    last.unwrap_or_else(|| format!("on turn {turn}"))
}

/// The prize that was written into the deck. Its author and its drawing stay in the deck: the moment says what was written.
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

/// The most cards at once, if they were at least two.
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

/// The first hand that was the fullest, if it had at least ten cards: who had as many later was not the fullest any more.
fn fullest_hand(view: &View, events: &[&Event]) -> Option<BestMoment> {
    let dealt = u32::try_from(Setup::HAND_SIZE).unwrap_or_default();
    let mut hands = vec![dealt; view.people.len()];
    let mut fullest = (dealt, 0);
    for event in events {
        update_hand_sizes(&mut hands, event);
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

/// The most Penalties, if they were at least two.
fn most_penalties(view: &View, events: &[&Event]) -> Option<BestMoment> {
    let mut taken = vec![0; view.people.len()];
    for event in events {
        if let Event::Penalty { seat, .. } = event {
            add(&mut taken, *seat, 1);
        }
    }
    let penalties = taken.iter().max().copied().filter(|most| *most > 1)?;
    let people = view.people.iter().filter(|person| taken.get(person.seat.index()) == Some(&penalties));
    Some(BestMoment::Penalties { penalties, who: people.map(|person| person.name.to_string()).collect() })
}
