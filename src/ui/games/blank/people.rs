//! All players: whose turn it is, the direction of play, and the number of cards (BL-R42).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::{
        Seat,
        blank::{Person, View, points_text},
    },
    screens::blank::{acting, cards_and_points, direction, next_turns},
};

/// How many card backs are drawn beside a name at most. The number beside them says how many cards there are.
const MAX_BACKS: u16 = 7;

/// The part of the view that all nameplates depend on.
#[derive(PartialEq)]
struct TableSummary {
    people: Vec<Person>,
    /// Whom the table waits for.
    acting: Option<Seat>,
    /// Whose hand the page shows, if it shows one.
    own: Option<Seat>,
    /// Whether play goes clockwise.
    clockwise: bool,
}

pub(super) fn people(game: BlankContext) -> AnyView {
    let summarize = move |view: &View| TableSummary {
        people: view.people.clone(),
        acting: acting(view),
        own: game.own_seat(),
        clockwise: view.clockwise,
    };
    let summary = Memo::new(move |_| game.with(summarize));
    let clockwise = Memo::new(move |_| summary.with(|summary| summary.clockwise));
    let way = move || direction(clockwise.get());
    let arrow = move || if clockwise.get() { "↻" } else { "↺" };
    let everybody = game.people();
    view! {
        <section class="blank-people" aria-label="Players">
            <p class="way"><span aria-hidden="true">{arrow}</span>" "{way}</p>
            <ol class="stack" role="list">{everybody.into_iter().map(|person| plate(game, person, summary)).collect_view()}</ol>
        </section>
    }.into_any()
}

/// A player's name and card backs. If several people play, a press on a person passes them the laptop to look
/// at their hand.
fn plate(game: BlankContext, person: Person, summary: Memo<TableSummary>) -> AnyView {
    let seat = person.seat;
    let is_acting = move || summary.with(|summary| summary.acting == Some(seat)).to_string();
    let current = Memo::new(move |_| summary.with(|summary| summary.people.get(seat.index()).cloned()));
    let count = move || current.get().map_or(0, |person| person.cards);
    let backs = move || (0..count().min(MAX_BACKS)).map(|_| view! { <i></i> }).collect_view();
    let label = move || {
        let holds = current.with(|person| person.as_ref().map(cards_and_points)).unwrap_or_default();
        format!("{}, {holds}", game.name(seat))
    };
    let points = move || {
        let points = current.get().and_then(|person| person.points);
        points.map(|points| view! { <small aria-hidden="true">{points_text(points)}</small> })
    };
    let content = view! {
        <span class="seen row" aria-hidden="true">
            <bdi class="name">{person.name.to_string()}</bdi>
            <span class="backs">{backs}</span>
            <b class="count">{count}</b>
        </span>
        <span class="visually-hidden">{label}</span>
        {points}
        {move || current.get().and_then(|person| next_turns(&person)).map(|effects| view! { <small>{effects}</small> })}
    }.into_any();
    let body = match (person.level, game.session.only_person) {
        (None, None) => view! {
            <button type="button" class="plate stack" title="Look at this hand" on:click=move |_| game.curtain.lower(seat)>
                {content}
            </button>
        }.into_any(),
        (Some(_), _) | (None, Some(_)) => view! { <span class="plate stack">{content}</span> }.into_any(),
    };
    let is_own = move || summary.with(|summary| summary.own == Some(seat)).to_string();
    view! { <li data-turn=is_acting data-own=is_own>{body}</li> }.into_any()
}
