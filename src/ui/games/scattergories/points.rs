//! Points: the table beside the screens, the score of a round, and the end of a set.

use crate::ui::prelude::*;

use super::ScattergoriesContext;
use crate::{
    rules::{Seat, scattergories::Action},
    screens::scattergories::{
        PointsRow, PointsTable, SetRow, SetTable, ends_at_once, pawn, points_table, score, scored_foot,
        set_table, set_title,
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

/// The points so far in this set.
pub(super) fn standing(game: ScattergoriesContext) -> AnyView {
    let table = Memo::new(move |_| game.session.with_own(set_table));
    (move || points_so_far(table.get())).into_any()
}

fn points_so_far(table: SetTable) -> AnyView {
    let (adds_up, caption) = (table.adds_up(), table.caption());
    let head = |letter: String| view! { <th scope="col">{letter}</th> };
    let row = |SetRow { seat, name, columns, total, here }: SetRow| {
        let points = |points: Option<u32>| view! { <td>{points.map(|points| points.to_string())}</td> };
        view! {
            <tr data-here=here.to_string()>
                {player(seat, &name)}
                {columns.into_iter().map(points).collect_view()}
                {adds_up.then(|| view! { <td class="sum">{total.to_string()}</td> })}
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="answer-pad">
            <caption>{caption}</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="visually-hidden">"Name"</span></th>
                    {table.heads.into_iter().map(head).collect_view()}
                    {adds_up.then(|| view! { <th scope="col" class="all">"In all"</th> })}
                </tr>
            </thead>
            <tbody>{table.rows.into_iter().map(row).collect_view()}</tbody>
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
            game.act_by_default(action.clone());
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
                <tr><td></td>{heads.into_iter().map(head).collect_view()}</tr>
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
