//! The pad beside every room: everybody's points, one column per round (SC-03).

use crate::ui::prelude::*;

use super::{open_game::OpenGame, played::pawn};
use crate::{
    rules::scattergories::{ROUNDS, Scene, View},
    ui::parts::{Pawn, pawn::initial},
};

/// A row of the pad: whose it is, the points of each scored round, and of the set.
type ScoreRow = (u8, String, Vec<Option<u32>>, u32, bool);

/// The pad. It changes when a round is scored.
pub(super) fn standing(game: OpenGame) -> Html {
    let rows = Memo::new(move |_| game.with(rows));
    let letters = Memo::new(move |_| game.with(letters));
    (move || pad(&letters.get(), rows.get())).into_html()
}

/// The letters of the set, as far as the table knows them.
fn letters(view: &View) -> Vec<String> {
    let played = view.columns.iter().map(|column| char::from(column.roll.face.letter()).to_string());
    let now = super::played::face(&view.scene).map(|face| char::from(face.letter()).to_string());
    let blank = std::iter::repeat_with(|| "·".to_owned());
    played.chain(now).chain(blank).take(ROUNDS.into()).collect()
}

fn rows(view: &View) -> Vec<ScoreRow> {
    let sum = |points: &[u8]| points.iter().copied().map(u32::from).sum::<u32>();
    let scored = if let Scene::Scored { column, .. } = &view.scene { Some(column) } else { None };
    let row = |person: &crate::rules::scattergories::Person| {
        let of = |column: &std::sync::Arc<crate::rules::scattergories::Column>| {
            column.points.get(person.seat.index()).map_or(0, |row| sum(row))
        };
        let mut columns: Vec<Option<u32>> =
            view.columns.iter().chain(scored).map(|column| Some(of(column))).collect();
        let total = columns.iter().flatten().sum();
        columns.resize(ROUNDS.into(), None);
        (person.seat.0, person.name.to_string(), columns, total, person.here)
    };
    view.people.iter().map(row).collect()
}

fn pad(letters: &[String], rows: Vec<ScoreRow>) -> Html {
    let head = |letter: &String| html! { <th scope="col">{letter.clone()}</th> };
    let row = |(seat, name, columns, total, here): ScoreRow| {
        let points = |points: Option<u32>| html! { <td>{points.map(|points| points.to_string())}</td> };
        let suit = pawn(crate::rules::Seat(seat));
        html! {
            <tr data-here=here.to_string()>
                <th scope="row">
                    {suit.map(|suit| html! { <Pawn suit initial=initial(&name)/> })}
                    <bdi>{name.clone()}</bdi>
                </th>
                {columns.into_iter().map(points).collect_html()}
                <td class="sum">{total.to_string()}</td>
            </tr>
        }
    };
    html! {
        <table class="answer-pad">
            <caption class="visually-hidden">"Points of this set, a column a round"</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="visually-hidden">"Name"</span></th>
                    {letters.iter().map(head).collect_html()}
                    <th scope="col"><span class="visually-hidden">"In all"</span>"="</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_html()}</tbody>
        </table>
    }
}
