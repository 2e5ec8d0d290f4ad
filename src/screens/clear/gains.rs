//! The points that a move made, and where they are seen: they fly from there to the sum (CL-R30).

use super::{TableScreen, screen};
use crate::rules::{
    Seat,
    clear::{Call, Event, FOUR_POINTS, ScoreParts, View},
};

/// Points of somebody, on their way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gained {
    /// Who made them.
    pub seat: Seat,
    /// How many.
    pub points: u32,
    /// Where they come from.
    pub from: GainSource,
}

/// Where points come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GainSource {
    /// Their own card, or their call of a real one. They fly to the points beside it.
    Card,
    /// The points of the deal on the score sheet. They fly to the total.
    Deal,
    /// Another card on the score sheet. They fly to the bonus.
    Bonus(Seat),
}

/// The points that these events made, as far as the screen shows where. None are made again when a count is corrected.
pub fn gains(view: &View, events: &[Event]) -> Vec<Gained> {
    if events.iter().any(|event| matches!(event, Event::Counted { .. })) {
        return Vec::new();
    }
    match screen(view) {
        TableScreen::Cards | TableScreen::Caller => beside_the_cards(events),
        TableScreen::Scored => on_the_sheet(events),
        TableScreen::Bonus | TableScreen::Ceremony | TableScreen::Review => Vec::new(),
    }
}

/// Fours, and where the score is not announced all that the deal gave.
fn beside_the_cards(events: &[Event]) -> Vec<Gained> {
    let fours = events.iter().filter_map(|event| match event {
        Event::Played(result) if result.call == Call::Four => Some((result.seat, u32::from(FOUR_POINTS))),
        _ => None,
    });
    let scored = scored(events).map(|(seat, parts)| (seat, u32::from(parts.card + parts.bonus)));
    let all = fours.chain(scored).filter(|(_, points)| *points > 0);
    all.map(|(seat, points)| Gained { seat, points, from: GainSource::Card }).collect()
}

/// The bonus, and then what the deal gave each player.
fn on_the_sheet(events: &[Event]) -> Vec<Gained> {
    let bonus = events.iter().filter_map(|event| match event {
        Event::Bonus { by, of, coins } => {
            Some(Gained { seat: *by, points: u32::from(*coins), from: GainSource::Bonus(*of) })
        }
        _ => None,
    });
    let scored = scored(events).map(|(seat, parts)| (seat, parts.total())).filter(|(_, points)| *points > 0);
    bonus.chain(scored.map(|(seat, points)| Gained { seat, points, from: GainSource::Deal })).collect()
}

/// Everybody's points of the deal that was scored.
fn scored(events: &[Event]) -> impl Iterator<Item = (Seat, &ScoreParts)> {
    let parts = events.iter().find_map(|event| match event {
        Event::Scored { parts, .. } => Some(parts.as_slice()),
        _ => None,
    });
    let seats = (0..).map(Seat);
    seats.zip(parts.unwrap_or_default())
}

/// A moment that is seen large over the table (CL-R30).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BigMoment {
    /// This player is the only clear one.
    Clear(Seat),
    /// The third pawn stands on the Scratch Tile.
    ThirdPawn,
}

/// The moment of these events that everybody should see. A deal that is scored at once says in its headline who is clear, and its
/// points fly.
pub fn big_moment(events: &[Event]) -> Option<BigMoment> {
    if events.iter().any(|event| matches!(event, Event::Scored { .. })) {
        return None;
    }
    events.iter().find_map(|event| match event {
        Event::ScratchOff { .. } => Some(BigMoment::ThirdPawn),
        Event::Cleared { seat, .. } => Some(BigMoment::Clear(*seat)),
        _ => None,
    })
}
