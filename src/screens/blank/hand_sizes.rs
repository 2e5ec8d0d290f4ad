//! The sizes of the hands of BLANK in the course of a game, found from its events.

use crate::rules::{
    Seat,
    blank::{Event, Setup},
};

/// The approximate number of turns in the chart.
const CHART_TURNS: usize = 12;

/// The sizes of the hands at the start of evenly chosen turns, and at the end.
pub fn hands_by_turn<'a>(people: usize, events: impl Iterator<Item = &'a Event>) -> Vec<Vec<u32>> {
    let dealt = u32::try_from(Setup::HAND_SIZE).unwrap_or_default();
    let mut hands = vec![dealt; people];
    let mut by_turn = Vec::new();
    for event in events {
        if let Event::Turn(_) = event {
            by_turn.push(hands.clone());
        }
        update_hand_sizes(&mut hands, event);
    }
    by_turn.push(hands);
    let step = by_turn.len().div_ceil(CHART_TURNS);
    let last = by_turn.len() - 1;
    by_turn
        .into_iter()
        .enumerate()
        .filter(|(index, _)| index % step == 0 || *index == last)
        .map(|(_, hands)| hands)
        .collect()
}

/// Updates the sizes of the hands after an event.
pub(super) fn update_hand_sizes(hands: &mut [u32], event: &Event) {
    match event {
        Event::Played { by, cards } | Event::Discarded { by, cards } => {
            take(hands, *by, cards.len());
        }
        Event::Drew { seat, cards } | Event::TookDiscards { seat, cards } => {
            add(hands, *seat, usize::from(*cards));
        }
        Event::Moved { from, to, cards } => {
            take(hands, *from, usize::from(*cards));
            add(hands, *to, usize::from(*cards));
        }
        Event::Swapped(one, other) if one.index().max(other.index()) < hands.len() => {
            hands.swap(one.index(), other.index());
        }
        // No other event moves cards into a hand or out of it.
        _ => {}
    }
}

/// Adds cards to the number of a player's cards.
pub(super) fn add(counts: &mut [u32], seat: Seat, cards: usize) {
    if let Some(count) = counts.get_mut(seat.index()) {
        *count += u32::try_from(cards).unwrap_or_default();
    }
}

/// Takes cards from the number of a player's cards.
fn take(counts: &mut [u32], seat: Seat, cards: usize) {
    if let Some(count) = counts.get_mut(seat.index()) {
        *count = count.saturating_sub(u32::try_from(cards).unwrap_or_default());
    }
}
