//! The results of the last throw, shown beside and on the cards.

use crate::{
    rules::{
        Seat,
        clear::{Call, Card, FOUR_POINTS, PhaseView, PlayerResult, Squares, Throw, View, line},
    },
    wording::listed,
};

/// The lines on a picture of a card, by meaning.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CardLines {
    /// Lines taken.
    pub taken: Vec<Squares>,
    /// Lines missed.
    pub missed: Vec<Squares>,
    /// Hints, if the house rule allows them.
    pub hints: Vec<Squares>,
}

/// A player's result on the last finished throw of this deal.
fn result(view: &View, seat: Seat) -> Option<&PlayerResult> {
    let first = view.roll == 1 && matches!(view.throw(), Some(Throw::Roll(_)));
    let last = view.last.as_ref().filter(|_| view.roll > 0 && !first)?;
    last.results.get(seat.index())
}

/// What somebody called on the last throw, until the next one (CL-29 to CL-31).
pub fn called(view: &View, seat: Seat) -> String {
    let Some(result) = result(view, seat).filter(|_| view.throw().is_none()) else { return String::new() };
    match (result.cleared, result.call) {
        (true, _) => "Clear!".to_owned(),
        (false, Call::Four) => "Four!".to_owned(),
        (false, Call::Scratch) => "Scratch!".to_owned(),
        (false, Call::Three | Call::Two) => format!("took {}", result.call),
    }
}

/// What the page says beside a player where cards are real: that they have called, or what they called on the last throw.
pub fn call_announced(view: &View, seat: Seat) -> String {
    let acted = view.person(seat).is_some_and(|person| person.acted);
    if acted { "has called".to_owned() } else { called(view, seat) }
}

/// The calls that are possible on a throw, with the texts of their buttons.
pub fn possible_calls(throw: Throw) -> &'static [(&'static str, Call)] {
    match throw {
        Throw::Roll(_) => &[("Four", Call::Four), ("Three", Call::Three), ("Scratch", Call::Scratch)],
        Throw::ScratchOff(_) => &[("Two", Call::Two), ("Scratch", Call::Scratch)],
    }
}

/// The players without a call, and the text of the button with which all of them scratch.
pub fn scratch_for_the_rest(view: &View) -> (Vec<Seat>, String) {
    let rest = || view.people.iter().filter(|person| !person.acted);
    let names: Vec<String> = rest().map(|person| person.name.to_string()).collect();
    let button = if names.len() > 3 {
        format!("Scratch for the other {}", names.len())
    } else {
        format!("Scratch for {}", listed(names))
    };
    (rest().map(|person| person.seat).collect(), button)
}

/// The stamp across a card until the next throw; empty for lines of two or three that do not clear the card.
pub fn stamp(view: &View, seat: Seat) -> String {
    match (&view.phase, result(view, seat)) {
        (PhaseView::Acting { .. }, _) | (_, None) => String::new(),
        (_, Some(result)) if result.call == Call::Four && !result.cleared => format!("Four! +{FOUR_POINTS}"),
        (_, Some(result)) if result.cleared || result.call == Call::Scratch => called(view, seat),
        (_, Some(_)) => String::new(),
    }
}

/// The lines on a card: lines taken and missed until the next throw. Hints are only for the large card
/// ([`hinted_lines`](super::hinted_lines)).
pub fn lines(view: &View, seat: Seat) -> CardLines {
    let mut lines = CardLines::default();
    if view.throw().is_none()
        && let Some(result) = result(view, seat)
    {
        lines.taken = Some(result.line).filter(|line| !line.is_empty()).into_iter().collect();
        lines.missed.clone_from(&result.missed);
    }
    lines
}

/// Which dice match the chosen coins of a card, or after everybody has decided, the coins removed from it.
pub fn matched(view: &View, seat: Seat, chosen: Squares) -> Vec<bool> {
    let with_chosen = |throw: &Throw, card: Card| {
        line::call(&card, chosen, throw).ok().map(|_| throw.matched(&card.coins(chosen)))
    };
    let matched = match view.throw() {
        Some(throw) => view.person(seat).and_then(|person| with_chosen(throw, person.card?)),
        None => {
            view.last.as_ref().zip(result(view, seat)).map(|(last, taken)| last.throw.matched(&taken.coins))
        }
    };
    matched.unwrap_or_default()
}

/// The points of the last deal in one line, if the house rules skip the score (CL-67).
pub fn last_deal(view: &View) -> String {
    let Some(deal) = view.sheet.last().filter(|_| view.roll == 0 && view.house.go_on_at_once) else {
        return String::new();
    };
    let parts = view.people.iter().zip(&deal.parts);
    let scored: Vec<String> =
        parts.map(|(person, parts)| format!("{} {}", person.name, parts.total())).collect();
    format!("Deal {}: {}. ", view.sheet.len(), scored.join(", "))
}
