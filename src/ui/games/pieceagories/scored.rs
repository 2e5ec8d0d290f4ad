//! The score of a round: totals, who won it, and where every point came from.

use crate::ui::prelude::*;

use super::{at::At, list::category, marks::names};
use crate::{
    rules::{
        Seat,
        pieceagories::{Action, Number, Person, Scene, TEN},
    },
    ui::parts::{Pawn, Primary, Quiet},
};

/// A round's points. They do not change while they are looked at.
struct Score {
    /// By seat, then line.
    points: Vec<[u8; TEN]>,
    totals: Vec<u32>,
    winners: Vec<Seat>,
}

fn score(at: At) -> Option<Score> {
    at.session.view.with_untracked(|view| {
        let Scene::Scored { points, totals, winners, .. } = &view.scene else { return None };
        Some(Score { points: points.clone(), totals: totals.clone(), winners: winners.clone() })
    })
}

pub(super) fn board(at: At) -> AnyView {
    let Some(score) = score(at) else { return ().into_any() };
    let people: Vec<Person> = at.people().into_iter().filter(|person| person.pawn.is_some()).collect();
    let heads = people.iter().map(|person| head(person, &score)).collect_view();
    let lines = Number::all().map(|line| row(at, line, &people, &score)).collect_view();
    view! {
        <div class="scored" style:--people=people.len().to_string()>
            <h2>{sentence(at, &score)}</h2>
            <table>
                <caption class="visually-hidden">"The points of this round"</caption>
                <thead>
                    <tr><th scope="col"><span class="visually-hidden">"Category"</span></th>{heads}</tr>
                </thead>
                <tbody>{lines}</tbody>
                <tfoot>{totals(&people, &score)}</tfoot>
            </table>
        </div>
    }
    .into_any()
}

/// Who won the round, and what a tie means (PG-74, PG-75, PG-R34).
fn sentence(at: At, score: &Score) -> String {
    let best = score.totals.iter().max().copied().unwrap_or_default();
    match score.winners.as_slice() {
        _ if best == 0 => "Nobody has a point, so all are tied, and everybody wins the round".to_owned(),
        [one] => format!("{} wins the round", at.name(*one)),
        [_, _] => format!("{} are tied, and both win the round", names(at, &score.winners)),
        _ => format!("{} are tied, and all of them win the round", names(at, &score.winners)),
    }
}

fn wins(person: &Person, score: &Score) -> bool {
    score.winners.contains(&person.seat)
}

fn head(person: &Person, score: &Score) -> AnyView {
    view! {
        <th scope="col" data-wins=wins(person, score).to_string()>
            {person.pawn.map(|suit| view! { <Pawn suit initial=person.name.initial()/> })}
            <bdi class="name">{person.name.as_str().to_owned()}</bdi>
        </th>
    }
    .into_any()
}

/// One category, and what everybody got for it.
fn row(at: At, line: Number, people: &[Person], score: &Score) -> AnyView {
    let points = |person: &Person| {
        let points = score.points.get(person.seat.index()).map_or(0, |row| row[line.index()]);
        view! { <td data-wins=wins(person, score).to_string() data-points=points.to_string()>{points.to_string()}</td> }
    };
    view! {
        <tr>
            <th scope="row">
                <span class="number">{line.to_string()}</span>
                <bdi class="category">{category(at, line)}</bdi>
            </th>
            {people.iter().map(points).collect_view()}
        </tr>
    }
    .into_any()
}

/// The sums, to be read from the sofa.
fn totals(people: &[Person], score: &Score) -> AnyView {
    let total = |person: &Person| {
        let wins = wins(person, score);
        let won = wins.then(|| view! { <small>"wins"</small> });
        let total = score.totals.get(person.seat.index()).copied().unwrap_or_default();
        view! { <td data-wins=wins.to_string()><b>{total.to_string()}</b>{won}</td> }
    };
    view! { <tr><th scope="row">"Total"</th>{people.iter().map(total).collect_view()}</tr> }.into_any()
}

pub(super) fn action(at: At) -> AnyView {
    let (void, void_refusal) = at.host_button(Action::Void);
    let (advance, advance_refusal) = at.host_button(Action::Advance);
    let winners = score(at).map(|score| score.winners).unwrap_or_default();
    let up = names(at, &winners);
    let says = if winners.len() == 1 { "Move the pawn" } else { "Move the pawns" };
    view! {
        <Quiet on_press=void refusal=void_refusal>"Void this round"</Quiet>
        <p class="say">"One space up for "{up}"."</p>
        <Primary on_press=advance refusal=advance_refusal>{says}</Primary>
    }
    .into_any()
}
