//! Large groups: who is next, who leads, and how long until a player's turn.

use crate::ui::prelude::*;

use super::{
    context::RememoryContext,
    scores::{pawn, pile},
};
use crate::{
    rules::{
        Seat,
        rememory::{Person, Refusal, View},
    },
    screens::rememory::{rest_of_ranking, wait_text},
};

/// How many players are listed below the player on turn, and how many leaders.
const NAMED: usize = 4;

/// The next players, the leaders, and a search for one player.
pub(super) fn crowd(game: RememoryContext) -> AnyView {
    let names = move |view: &View| -> Vec<String> {
        view.queue().take(NAMED + 1).map(|person| person.name.to_string()).collect()
    };
    let names = Memo::new(move |_| game.with(names));
    let next = (0..=NAMED).map(|place| {
        let name = Memo::new(move |_| names.with(|names| names.get(place).cloned().unwrap_or_default()));
        view! { <li hidden=move || name.with(String::is_empty)><bdi>{name}</bdi></li> }.into_any()
    });
    view! {
        <section class="queue stack">
            <h2>"Who is next"</h2>
            <ol>{next.collect_view()}</ol>
            {turn_search(game)}
        </section>
        <section class="leaders stack" data-leaders="">
            <h2>"Most tiles"</h2>
            {leaders(game)}
        </section>
    }
    .into_any()
}

fn leaders(game: RememoryContext) -> AnyView {
    let best = Memo::new(move |_| {
        game.with(|view| {
            let named: Vec<Person> = view.ranked().into_iter().take(NAMED).cloned().collect();
            (named, rest_of_ranking(view, NAMED))
        })
    });
    let row = move |person: Person| line(game, &person);
    let drawn = move || {
        let (named, rest) = best.get();
        let none = named.is_empty().then_some(Refusal::NothingFound.to_string());
        let note = rest.or(none).map(|note| view! { <p class="quietly">{note}</p> });
        view! { <ol class="scores stack">{named.into_iter().map(row).collect_view()}</ol>{note} }.into_any()
    };
    drawn.into_any()
}

/// A line of a ranking.
pub(super) fn line(game: RememoryContext, person: &Person) -> AnyView {
    view! {
        <li>
            <span class="whose">{pawn(game, person)}<bdi>{person.name.to_string()}</bdi></span>
            <b>{person.kept.len()}</b>
            <span class="kept row">{pile(&person.kept)}</span>
        </li>
    }
    .into_any()
}

/// The question of the search for a player's turn.
const HOW_LONG: &str = "How long until … ?";

/// How long until a player's turn: "It is Bo's turn in 7 turns."
fn turn_search(game: RememoryContext) -> AnyView {
    let searched = RwSignal::new(None::<Seat>);
    let option = |person: Person| view! { <option value=person.seat.0>{person.name.to_string()}</option> };
    let choose = move |event| searched.set(event_target_value(&event).parse().ok().map(Seat));
    let answer = move || searched.get().map(|seat| game.with(|view| wait_text(view, seat)));
    view! {
        <label>
            <span class="visually-hidden">{HOW_LONG}</span>
            <select on:change=choose>
                <option value="">{HOW_LONG}</option>
                {game.people().into_iter().map(option).collect_view()}
            </select>
        </label>
        <output aria-live="polite">{answer}</output>
    }
    .into_any()
}

/// Everybody with the number of their tiles, for a dialog.
pub(super) fn everybody(game: RememoryContext) -> AnyView {
    let row = |person: &Person| {
        view! { <tr><th scope="row"><bdi>{person.name.to_string()}</bdi></th><td>{person.kept.len()}</td></tr> }.into_any()
    };
    let rows = move || game.with(|view| view.people.iter().map(row).collect_view());
    view! {
        <details>
            <summary>"Everybody’s tiles"</summary>
            <table class="everybody">
                <thead><tr><th scope="col">"Name"</th><th scope="col">"Tiles"</th></tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
    .into_any()
}
