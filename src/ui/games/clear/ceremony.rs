//! The end of the game: winners, scores, and new game.

use crate::ui::prelude::*;

use super::{
    cards::pawn,
    review,
    scoresheet::{all, chart},
    state::ClearTable,
};
use crate::{
    browser::{chance, files},
    rules::{
        Seat,
        clear::{Clear, Person, Scene, ScoreParts, View},
        luck::Seed,
    },
    ui::{
        parts::{Applause, Primary, Quiet},
        table::deal,
    },
};

pub(super) fn board(table: ClearTable) -> Html {
    // Nothing changes after the end of the game.
    table.session.view.with_untracked(|view| {
        let Scene::Over { winners } = &view.scene else { return Html::Nothing };
        html! {
            <Applause/>
            <div class="ceremony">
                <header>{applauded(view, winners)}</header>
                <section class="race">
                    {standing(view, winners)}
                    {chart(view)}
                </section>
                {sheet(table)}
            </div>
        }
    })
}

/// Who won, and with what (CL-68, CL-R21).
fn applauded(view: &View, winners: &[Seat]) -> Html {
    let won: Vec<&Person> = view.people.iter().filter(|person| winners.contains(&person.seat)).collect();
    let points = won.first().map_or(0, |person| person.total);
    let how = match won.len() {
        1 => format!("wins with {points} points"),
        _ => format!("win together with {points} points each"),
    };
    let name = |person: &&Person| {
        html! { <span class="winner">{pawn(person)}<bdi>{person.name.to_string()}</bdi></span>" " }
    };
    html! {
        <p class="applauded">"Applause for"</p>
        <h2 data-many=won.len().to_string()>{won.iter().map(name).collect_html()}</h2>
        <p class="how">{how}</p>
    }
}

/// All players by points, with the parts of their scores.
fn standing(view: &View, winners: &[Seat]) -> Html {
    let mut people: Vec<&Person> = view.people.iter().collect();
    people.sort_by_key(|person| std::cmp::Reverse(person.total));
    let row = |person: &Person| {
        let part = |part: fn(&ScoreParts) -> u8| {
            let parts = view.sheet.iter().filter_map(|deal| deal.parts.get(person.seat.index()));
            let points: u32 = parts.map(|parts| u32::from(part(parts))).sum();
            html! { <td>{points}</td> }
        };
        html! {
            <tr data-wins=winners.contains(&person.seat).to_string()>
                <th scope="row"><bdi>{person.name.to_string()}</bdi></th>
                <td>{person.total}</td>
                {part(|parts| parts.fours)}
                {part(|parts| parts.card)}
                {part(|parts| parts.bonus)}
            </tr>
        }
    };
    let heads = ["Points", "Fours", "Cards", "Bonus"];
    let heads = heads.map(|head| html! { <th scope="col">{head}</th> }).into_iter().collect_html();
    html! {
        <table class="standings">
            <caption class="visually-hidden">"Points, and where they came from"</caption>
            <thead><tr><td></td>{heads}</tr></thead>
            <tbody>{people.into_iter().map(row).collect_html()}</tbody>
        </table>
    }
}

/// The score sheet, closed at first.
fn sheet(table: ClearTable) -> Html {
    html! {
        <details class="all-sheets">
            <summary>"Points of every deal"</summary>
            {table.session.view.with_untracked(all)}
        </details>
    }
}

pub(super) fn action(table: ClearTable) -> Html {
    let session = table.session;
    let record = move |()| files::save("clear.jsonl", "application/x-ndjson", &session.record());
    html! {
        {review::open(table)}
        <Quiet on_press=record>"Save the record"</Quiet>
        <Quiet on_press=move |()| again(table, session.seed())>"Replay with the same luck"</Quiet>
        <Primary on_press=move |()| again(table, chance::seed())>"Play again"</Primary>
    }
}

/// Starts a new game with the same players: with the same seed everybody gets the same cards and throws. The old game
/// is kept.
fn again(table: ClearTable, seed: Seed) {
    if let Err(refusal) = deal::<Clear>(table.session.setup(), seed) {
        table.refused.set(Some(refusal));
    }
}
