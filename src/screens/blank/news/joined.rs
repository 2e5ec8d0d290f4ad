//! What several players do alike is one sentence: “Rosa, Nadja and Piet draw 1 card each.” (BL-R71).

use super::{super::name, Headline};
use crate::{
    rules::{
        Seat,
        blank::{ANYBODY_MAY_CALL, Duty, Event, View},
    },
    wording::{Noun, counted, listed},
};

/// The sentences for events, oldest first, each with its importance. `tell` words a single event.
pub fn headlines(view: &View, events: &[&Event], tell: impl Fn(&Event) -> String) -> Vec<(Headline, String)> {
    let mut penalties = Vec::new();
    let mut runs: Vec<(Headline, Vec<&Event>)> = Vec::new();
    for &event in events {
        let is_said = is_drawn_as_penalty(event, &mut penalties);
        let level = if is_said { Headline::Detail } else { Headline::of(event) };
        match runs.last_mut() {
            Some((other, run)) if *other == level && joins(run, event) => run.push(event),
            Some(_) | None => runs.push((level, vec![event])),
        }
    }
    let sentence = |run: &[&Event]| match run {
        [event] => tell(event),
        run => joined(view, run).unwrap_or_default(),
    };
    runs.into_iter().map(|(level, run)| (level, sentence(&run))).collect()
}

/// Whether the event only says that a Penalty card was drawn, which the sentence for the Penalty says already. `penalties` are the players
/// who have taken one and have not drawn it.
fn is_drawn_as_penalty(event: &Event, penalties: &mut Vec<Seat>) -> bool {
    match event {
        Event::Penalty { seat, .. } => penalties.push(*seat),
        Event::Drew { seat, cards } if *cards > 0 => {
            let owed = penalties.extract_if(.., |owes| owes == seat).count();
            return owed == usize::from(*cards);
        }
        _ => {}
    }
    false
}

/// Who does something, if others may do the same with it in one sentence.
fn doer(event: &Event) -> Option<Seat> {
    match event {
        Event::Drew { seat, .. }
        | Event::Moved { to: seat, .. }
        | Event::Obliged { seat, .. }
        | Event::CountsAsDone { seat, .. }
        | Event::Missed { seat, .. }
        | Event::WillLoseTurns(seat, _)
        | Event::Immune(seat)
        | Event::EffectIgnored(seat) => Some(*seat),
        _ => None,
    }
}

/// Whether an event goes on with a run of events: another player does the same.
fn joins(run: &[&Event], event: &Event) -> bool {
    let is_same = match (run.first(), event) {
        (Some(Event::Drew { cards, .. }), Event::Drew { cards: other, .. }) => cards == other && *other > 0,
        (Some(Event::Moved { cards, .. }), Event::Moved { cards: other, .. }) => cards == other,
        (Some(Event::Obliged { duty, .. }), Event::Obliged { duty: other, .. }) => {
            // Its words name the player.
            duty == other && !matches!(duty, Duty::OnPage(_))
        }
        (Some(Event::WillLoseTurns(_, turns)), Event::WillLoseTurns(_, other)) => turns == other,
        (Some(Event::CountsAsDone { .. }), Event::CountsAsDone { .. })
        | (Some(Event::Missed { .. }), Event::Missed { .. })
        | (Some(Event::Immune(_)), Event::Immune(_))
        | (Some(Event::EffectIgnored(_)), Event::EffectIgnored(_)) => true,
        _ => false,
    };
    is_same && !run.iter().any(|other| doer(other) == doer(event))
}

/// The sentence for a run of several events.
fn joined(view: &View, run: &[&Event]) -> Option<String> {
    let seats = run.iter().filter_map(|event| doer(event));
    let names = listed(seats.map(|seat| name(view, seat)));
    let all = run.len() == view.people.len() && run.len() > 2;
    Some(match run.first()? {
        Event::Drew { cards, .. } => {
            let cards = counted(*cards, Noun::CARD);
            if all { format!("Everybody draws {cards}.") } else { format!("{names} draw {cards} each.") }
        }
        Event::Moved { cards, .. } => moved(view, *cards, run),
        Event::Obliged { duty, .. } => {
            let task = duty.describe("");
            if all {
                format!("Everybody has to do this: {task}.")
            } else {
                format!("{names} have to do this: {task}.")
            }
        }
        Event::WillLoseTurns(_, turns) => {
            let turns = counted(*turns, Noun::TURN);
            if all {
                format!("Everybody will lose {turns}.")
            } else {
                format!("{names} will lose {turns} each.")
            }
        }
        Event::CountsAsDone { .. } if all => "Everybody has done it.".to_owned(),
        Event::CountsAsDone { .. } => format!("{names} have done it."),
        Event::Missed { .. } => format!("{names} did not do it in time. {ANYBODY_MAY_CALL}"),
        Event::Immune(_) => format!("{names} are protected from the next effect."),
        Event::EffectIgnored(_) => format!("{names} are protected: the effect is ignored."),
        _ => return None,
    })
}

/// Who gets cards from whom: “Bo gets 1 card from Ana, Cy from Bo and Ana from Cy.”
fn moved(view: &View, cards: u8, run: &[&Event]) -> String {
    let way = |(index, event): (usize, &&Event)| {
        let Event::Moved { from, to, .. } = event else { return None };
        let (from, to) = (name(view, *from), name(view, *to));
        Some(match index {
            0 => format!("{to} gets {} from {from}", counted(cards, Noun::CARD)),
            _ => format!("{to} from {from}"),
        })
    };
    format!("{}.", listed(run.iter().enumerate().filter_map(way)))
}
