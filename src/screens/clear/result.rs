//! The results of the last throw, shown beside and on the cards.

use super::is_deciding;
use crate::{
    rules::{
        Seat,
        clear::{
            Action, Call, Card, FOUR_POINTS, MAX_WHEN_CLEAR, MIN_WHEN_NOT_CLEAR, PhaseView, PlayerResult,
            Squares, Throw, View, line,
        },
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
    // Before the first roll of a deal, the last result is one of the deal before.
    let last = view.last.as_ref().filter(|_| view.roll > 0)?;
    last.results.get(seat.index())
}

/// What a line of four is called.
const FOUR: &str = "Four!";

/// What somebody called on the last throw, until the next one (CL-29 to CL-31).
pub fn called(view: &View, seat: Seat) -> String {
    let Some(result) = result(view, seat).filter(|_| view.throw().is_none()) else { return String::new() };
    match (result.cleared, result.call) {
        (true, _) => "Clear!".to_owned(),
        (false, Call::Four) => FOUR.to_owned(),
        (false, Call::Scratch) => "Scratch!".to_owned(),
        (false, Call::Three | Call::Two) => format!("took {}", result.call),
    }
}

/// The throw on which calls can be entered or changed, where cards are real (CL-R28).
pub fn called_throw(view: &View) -> Option<Throw> {
    let are_called = view.people.iter().any(|person| person.call.is_some());
    view.throw().copied().or_else(|| view.last.as_ref().filter(|_| are_called).map(|last| last.throw))
}

/// What is entered when `call` is pressed for a player with a real card. Clear is called for a card that cannot have a line of
/// three any more, and stays called while it can be clear.
pub fn entered(view: &View, seat: Seat, call: Call) -> Action {
    let Some(person) = view.person(seat) else { return Action::Report { call, cleared: false } };
    let (before, was_cleared) = person.call.unwrap_or((Call::Scratch, false));
    // Until all have called, no coins are taken off.
    let taken = if view.throw().is_some() { 0 } else { before.coins() };
    let left = person.left.saturating_add(taken).saturating_sub(call.coins());
    let may_be_clear = call != Call::Scratch && left <= MAX_WHEN_CLEAR;
    Action::Report { call, cleared: may_be_clear && (was_cleared || left < MIN_WHEN_NOT_CLEAR) }
}

/// What is entered when "Clear!" is pressed for a player with a real card: it is called, or not any more. Before a line is called it is
/// refused (CL-53).
pub fn entered_clear(view: &View, seat: Seat) -> Action {
    let called = view.person(seat).and_then(|person| person.call);
    let (call, cleared) = called.unwrap_or((Call::Scratch, false));
    Action::Report { call, cleared: !cleared }
}

/// The pawns on the Scratch Tile. The third one stands there until the two dice of the Scratch-Off are thrown.
pub fn pawns_on_tile(view: &View) -> u8 {
    if let PhaseView::Rolling { scratch_off: true } = view.phase { 3 } else { view.pawns }
}

/// The calls that are possible on a throw, with the texts of their buttons.
pub fn possible_calls(throw: Throw) -> &'static [(&'static str, Call)] {
    match throw {
        Throw::Roll(_) => &[("Four", Call::Four), ("Three", Call::Three), ("Scratch", Call::Scratch)],
        Throw::ScratchOff(_) => &[("Two", Call::Two), ("Scratch", Call::Scratch)],
    }
}

/// The players without a call, and the text of the button with which all of them scratch. It names three at most.
pub fn scratch_for_the_rest(view: &View) -> (Vec<Seat>, String) {
    let rest = || view.people.iter().filter(|person| !person.acted);
    let names: Vec<String> = rest().map(|person| person.name.to_string()).collect();
    let button = match names.len() {
        0..=3 => format!("Scratch for {}", listed(names)),
        all if all == view.people.len() => "Scratch for everybody".to_owned(),
        several => format!("Scratch for the other {several}"),
    };
    (rest().map(|person| person.seat).collect(), button)
}

/// The people who scratch with one press, because none of them has a line, and the text of the button; `None` while it would be for
/// fewer than two. It depends only on who has decided, so nobody learns from it whether a line fits (CL-R31).
pub fn scratch_for_all(view: &View) -> Option<(Vec<Seat>, &'static str)> {
    let people = || view.people.iter().filter(|person| person.level.is_none());
    let rest: Vec<Seat> =
        people().map(|person| person.seat).filter(|&seat| is_deciding(view, seat)).collect();
    let button = if rest.len() == people().count() { "Nobody has a line" } else { "All others scratch" };
    (rest.len() > 1).then_some((rest, button))
}

/// The stamp across a card until the next throw; empty for lines of two or three that do not clear the card.
pub fn stamp(view: &View, seat: Seat) -> String {
    if took_four(view, seat) {
        return format!("{FOUR} +{FOUR_POINTS}");
    }
    match result(view, seat) {
        Some(result) if result.cleared || result.call == Call::Scratch => called(view, seat),
        Some(_) | None => String::new(),
    }
}

/// Whether somebody took a Four on the last throw, until the next one. It is celebrated (CL-R29), unless it clears the card, because
/// then that is.
pub fn took_four(view: &View, seat: Seat) -> bool {
    let result = result(view, seat).filter(|_| view.throw().is_none());
    result.is_some_and(|result| result.call == Call::Four && !result.cleared)
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
    format!("Deal {}: {}.", view.sheet.len(), scored.join(", "))
}
