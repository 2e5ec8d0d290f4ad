//! The end of a set: three columns, and the winners (SC-01, SC-R16).

use crate::ui::prelude::*;

use super::{open_game::OpenGame, played::pawn};
use crate::{
    rules::{
        Seat,
        scattergories::{Action, Column, Person, Scene, SetResult, View},
    },
    ui::parts::{Pawn, Primary, Quiet, pawn::initial},
};

/// A round or a set: its heading, and everybody's points by seat.
pub(super) type ScoreSection = (String, Vec<u32>);

/// The rounds of the only set, or all sets.
pub(super) fn parts(view: &View) -> Vec<ScoreSection> {
    if view.sets.is_empty() {
        return rounds(view);
    }
    let set = |(number, set): (usize, &SetResult)| (format!("Set {number}"), set.totals.clone());
    let now = (!view.columns.is_empty()).then(|| {
        let points = view.people.iter().map(|person| person.points).collect();
        (format!("Set {}", view.set), points)
    });
    (1..).zip(&view.sets).map(set).chain(now).collect()
}

/// The rounds of this set, by their letters.
fn rounds(view: &View) -> Vec<ScoreSection> {
    let of = |column: &std::sync::Arc<Column>| {
        let points = column.points.iter().map(|row| row.iter().copied().map(u32::from).sum()).collect();
        (char::from(column.roll.face.letter()).to_string(), points)
    };
    view.columns.iter().map(of).collect()
}

pub(super) fn board(game: OpenGame) -> Html {
    game.with_untracked(|view| {
        let Scene::SetOver(SetResult { totals, winners }) = &view.scene else { return Html::Nothing };
        html! {
            <div class="set-over">
                <h2>{sentence(game, view, totals, winners)}</h2>
                {points(view, &rounds(view), totals, winners)}
            </div>
        }
    })
}

/// Who won the set, and with how many points. Equal players share it.
fn sentence(game: OpenGame, view: &View, totals: &[u32], winners: &[Seat]) -> String {
    let points = totals.iter().max().copied().unwrap_or_default();
    let set = if view.set == 1 { "the set".to_owned() } else { format!("set {}", view.set) };
    match winners {
        [one] => format!("{} wins {set} with {points}", game.name(*one)),
        _ => format!("{} share the win of {set} with {points} each", game.names(winners)),
    }
}

/// Everybody by points, with the points of each part.
pub(super) fn points(view: &View, parts: &[ScoreSection], totals: &[u32], winners: &[Seat]) -> Html {
    let of = |points: &[u32], seat: Seat| points.get(seat.index()).copied().unwrap_or_default();
    let mut people: Vec<&Person> = view.people.iter().collect();
    people.sort_by_key(|person| std::cmp::Reverse(of(totals, person.seat)));
    let row = |person: &Person| {
        let name = person.name.to_string();
        let part = |(_, points): &ScoreSection| html! { <td>{of(points, person.seat).to_string()}</td> };
        html! {
            <tr data-wins=winners.contains(&person.seat).to_string()>
                <th scope="row">
                    {pawn(person.seat).map(|suit| html! { <Pawn suit initial=initial(&name)/> })}
                    <bdi>{name.clone()}</bdi>
                </th>
                {parts.iter().map(part).collect_html()}
                <td class="sum">{of(totals, person.seat).to_string()}</td>
            </tr>
        }
    };
    let head = |(head, _): &ScoreSection| html! { <th scope="col">{head.clone()}</th> };
    html! {
        <table class="standings">
            <caption class="visually-hidden">"Points, and where they came from"</caption>
            <thead>
                <tr><td></td>{parts.iter().map(head).collect_html()}<th scope="col">"In all"</th></tr>
            </thead>
            <tbody>{people.into_iter().map(row).collect_html()}</tbody>
        </table>
    }
}

pub(super) fn action(game: OpenGame) -> Html {
    let (again, again_refusal) = game.button(Action::AnotherSet);
    let (end, end_refusal) = game.button(Action::End);
    html! {
        <Quiet on_press=again refusal=again_refusal>"Another set"</Quiet>
        <p class="say">"These points count on in the next set."</p>
        <Primary on_press=end refusal=end_refusal>"See the winner"</Primary>
    }
}
