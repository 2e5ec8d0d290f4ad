//! Points: the table beside the screens, the score of a round, and the end of a set.

use crate::ui::prelude::*;

use super::ScattergoriesContext;
use crate::{
    rules::{Seat, scattergories::Action},
    screens::scattergories::{
        PointsRow, PointsTable, SetRow, ends_at_once, letters, pawn, points_table, score, scored_foot,
        set_rows, set_title,
    },
    ui::{
        ending::{POINTS_TABLE, end_here},
        parts::{Pawn, Primary, Quiet, drawn, piecepack::initial},
        sheets::Scored,
    },
};

/// A player in a table of points.
fn player(seat: Seat, name: &str) -> AnyView {
    view! {
        <th scope="row">
            {pawn(seat).map(|suit| view! { <Pawn suit initial=initial(name)/> })}
            <bdi>{name.to_owned()}</bdi>
        </th>
    }
    .into_any()
}

/// The points so far in this set. They change when a round is scored.
pub(super) fn standing(game: ScattergoriesContext) -> AnyView {
    let rows = Memo::new(move |_| game.with(set_rows));
    let letters = Memo::new(move |_| game.session.with_own(letters));
    (move || set_table(&letters.get(), rows.get())).into_any()
}

fn set_table(letters: &[String], rows: Vec<SetRow>) -> AnyView {
    let head = |letter: &String| view! { <th scope="col">{letter.clone()}</th> };
    let row = |SetRow { seat, name, columns, total, here }: SetRow| {
        let points = |points: Option<u32>| view! { <td>{points.map(|points| points.to_string())}</td> };
        view! {
            <tr data-here=here.to_string()>
                {player(seat, &name)}
                {columns.into_iter().map(points).collect_view()}
                <td class="sum">{total.to_string()}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="answer-pad">
            <caption class="visually-hidden">"Points of this set, a column a round"</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="visually-hidden">"Name"</span></th>
                    {letters.iter().map(head).collect_view()}
                    <th scope="col"><span class="visually-hidden">"In all"</span>"="</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

pub(super) fn scored_board(game: ScattergoriesContext) -> AnyView {
    game.with_untracked(score).map(|score| view! { <Scored sheets=game.sheets score/> }).into_any()
}

pub(super) fn foot_after_score(game: ScattergoriesContext) -> AnyView {
    let (advance, refusal) = game.button(Action::Advance);
    let (say, press) = game.with_untracked(scored_foot);
    let ends = game.with_untracked(ends_at_once);
    // After the last round the press ends the game, too: `ends` begins with the action that other rounds need alone.
    let advance = move |()| {
        if ends.is_empty() {
            advance.run(());
        }
        for action in &ends {
            game.play_for_anybody(action.clone());
        }
    };
    view! {
        {end_here(game.button(Action::End))}
        <p class="say">{drawn(&say)}</p>
        <Primary on_press=advance refusal>{press}</Primary>
    }
    .into_any()
}

/// The end of a set: its columns, and the winners (SC-01, SC-R16).
pub(super) fn set_over_board(game: ScattergoriesContext) -> AnyView {
    game.with_untracked(|view| {
        view! {
            <div class="set-over stack">
                <h2>{set_title(view)}</h2>
                {points_table(view).map(standings)}
            </div>
        }
        .into_any()
    })
}

/// Everybody by points, with the points of each part.
pub(super) fn standings(PointsTable { heads, rows }: PointsTable) -> AnyView {
    let head = |head: String| view! { <th scope="col">{head}</th> };
    let row = |PointsRow { seat, name, parts, total, wins }: PointsRow| {
        view! {
            <tr data-wins=wins.to_string()>
                {player(seat, &name)}
                {parts.into_iter().map(|points| view! { <td>{points.to_string()}</td> }).collect_view()}
                <td class="sum">{total.to_string()}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="standings">
            <caption class="visually-hidden">{POINTS_TABLE}</caption>
            <thead>
                <tr><td></td>{heads.into_iter().map(head).collect_view()}<th scope="col">"In all"</th></tr>
            </thead>
            <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

pub(super) fn foot_after_set(game: ScattergoriesContext) -> AnyView {
    let (again, again_refusal) = game.button(Action::AnotherSet);
    let (end, end_refusal) = game.button(Action::End);
    view! {
        <Quiet on_press=again refusal=again_refusal>"Another set"</Quiet>
        <p class="say">"Another set adds to these points."</p>
        <Primary on_press=end refusal=end_refusal>"See the winner"</Primary>
    }
    .into_any()
}
