//! All players: whose turn it is, the direction of play, and the number of cards (BL-R42).

use crate::ui::prelude::*;

use super::context::BlankTable;
use crate::rules::{
    Seat,
    blank::{Person, View, points_text},
};
use crate::screens::blank::{acting, cards_and_points, next_turns};

/// How many card backs are drawn beside a name at most.
const BACKS: u16 = 7;

/// The part of the view that all nameplates depend on.
#[derive(PartialEq)]
struct TableSummary {
    people: Vec<Person>,
    /// Whom the table waits for.
    acting: Option<Seat>,
    /// Whose hand the page shows, if it shows one.
    own: Option<Seat>,
    clockwise: bool,
}

pub(super) fn people(table: BlankTable, view: Signal<View>) -> Html {
    let (viewer, sole_person) = (table.later(|late| late.viewer), table.session.sole_person);
    let summary = move |view: &View| TableSummary {
        people: view.people.clone(),
        acting: acting(view),
        own: viewer.get().seat().or(sole_person),
        clockwise: view.clockwise,
    };
    let now = Memo::new(move |_| view.with(summary));
    let clockwise = Memo::new(move |_| now.with(|now| now.clockwise));
    let direction = move || if clockwise.get() { "Play goes clockwise" } else { "Play goes anticlockwise" };
    let arrow = move || if clockwise.get() { "↻" } else { "↺" };
    let everybody = table.people();
    let many = everybody.len().to_string();
    html! {
        <section class="blank-people" aria-label="Players" data-many=many>
            <p class="way"><span aria-hidden="true">{arrow}</span>" "{direction}</p>
            <ol class="stack" role="list">{everybody.into_iter().map(|person| plate(table, person, now)).collect_html()}</ol>
        </section>
    }
}

/// A player's name and card backs. A press passes them the laptop to look at their hand.
fn plate(table: BlankTable, person: Person, now: Memo<TableSummary>) -> Html {
    let seat = person.seat;
    let turn = move || now.with(|now| now.acting == Some(seat)).to_string();
    let current = Memo::new(move |_| now.with(|now| now.people.get(seat.index()).cloned()));
    let count = move || current.get().map_or(0, |person| person.cards);
    let backs = move || (0..count().min(BACKS)).map(|_| html! { <i></i> }).collect_html();
    let label = move || {
        let holds = current.with(|person| person.as_ref().map(cards_and_points)).unwrap_or_default();
        format!("{}, {holds}", table.name(seat))
    };
    let points = move || {
        let points = current.get().and_then(|person| person.points);
        points.map(|points| html! { <small aria-hidden="true">{points_text(points)}</small> })
    };
    let inside = html! {
        <span class="seen row" aria-hidden="true">
            <bdi class="name">{person.name.to_string()}</bdi>
            <span class="backs">{backs}</span>
            <b class="count">{count}</b>
        </span>
        <span class="visually-hidden">{label}</span>
        {points}
        {move || current.get().and_then(|person| next_turns(&person)).map(|effects| html! { <small>{effects}</small> })}
    };
    let body = match (person.level, table.session.sole_person) {
        (None, None) => html! {
            <button type="button" class="plate stack" title="Look at this hand" on:click=move |_| table.curtain.lower(seat)>
                {inside}
            </button>
        },
        (Some(_), _) | (None, Some(_)) => html! { <span class="plate stack">{inside}</span> },
    };
    let is_own = move || now.with(|now| now.own == Some(seat)).to_string();
    html! { <li data-turn=turn data-own=is_own>{body}</li> }
}
