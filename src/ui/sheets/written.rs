//! The score of a round; after the game all sheets, round by round.

use crate::ui::prelude::*;

use super::{SheetContext, pawn_of};
use crate::{
    browser::page,
    rules::sheets::AnswerMark,
    screens::sheets::{Participant, Score, SheetTable, WrittenRound},
    ui::parts::CategoryAuthors,
};

/// All sheets, closed at first. They are drawn only while open: a long game has thousands of lines.
#[component]
pub fn AllSheets(
    /// The sheets of the game.
    sheets: SheetContext,
    /// All rounds in which answers or points were entered.
    rounds: impl Fn() -> Vec<WrittenRound> + Send + 'static,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let tables = move || {
        open.get().then(|| {
            sheets.with_untracked(|table| {
                rounds().iter().map(|written| round_table(table, written)).collect_view()
            })
        })
    };
    view! {
        <details class="all-sheets" on:toggle=move |event| open.set(page::is_open(&event))>
            <summary>"All sheets, round by round"</summary>
            {tables}
        </details>
    }
}

/// The table of a round. A column is a writer: they are the same in all rounds, also if somebody has left since.
fn round_table(table: &SheetTable, written: &WrittenRound) -> AnyView {
    let head = |name: String| view! { <th scope="col"><bdi>{name}</bdi></th> };
    let heads = table.writers().into_iter().map(|writer| head(writer.name)).collect_view();
    let row = |(line, category): (u8, &String)| row(table, line, category, written);
    let lines = (!written.sheets.is_empty()).then(|| (1..).zip(&written.list).map(row).collect_view());
    let totals = written.totals.iter().map(|total| view! { <td>{total.to_string()}</td> }).collect_view();
    view! {
        <div class="wide" tabindex="0" role="group" aria-label=format!("The sheets of {}", written.title)>
            <table>
                <caption>{written.title.clone()}</caption>
                <thead><tr><th scope="col">"Category"</th>{heads}</tr></thead>
                <tbody>{lines}</tbody>
                <tfoot><tr><th scope="row">"Total"</th>{totals}</tr></tfoot>
            </table>
        </div>
    }
    .into_any()
}

fn row(table: &SheetTable, line: u8, category: &str, written: &WrittenRound) -> AnyView {
    let authors = written.authors.get(usize::from(line - 1)).cloned().unwrap_or_default();
    let cell = |sheet: &Vec<(String, AnswerMark)>| match sheet.get(usize::from(line - 1)) {
        Some((text, mark)) => view! {
            <td data-mark=mark.slug()>
                <bdi class="text">{text.trim().to_owned()}</bdi>
                <span class="mark"><b aria-hidden="true">{mark.symbol()}</b>{mark.text(table, line)}</span>
            </td>
        }
        .into_any(),
        // Every row needs a cell for each column.
        None => view! { <td></td> }.into_any(),
    };
    view! {
        <tr>
            <th scope="row">{line.to_string()}" "<bdi>{category.to_owned()}</bdi><CategoryAuthors authors/></th>
            {written.sheets.iter().map(cell).collect_view()}
        </tr>
    }.into_any()
}

/// The table of a round's points.
#[component]
pub fn Scored(
    /// The sheets of the game.
    sheets: SheetContext,
    /// What was scored.
    score: Score,
) -> impl IntoView {
    let (writers, lines) = sheets.with_untracked(|table| (table.writers(), table.lines()));
    let heads = writers.iter().map(|writer| score_head(writer, &score)).collect_view();
    let rows = lines.map(|line| score_row(sheets, line, &writers, &score)).collect_view();
    view! {
        <div class="scored stack" style:--people=writers.len().to_string()>
            <h2>{score.title.clone()}</h2>
            <table>
                <caption class="visually-hidden">"The points of this round"</caption>
                <thead>
                    <tr><th scope="col"><span class="visually-hidden">"Category"</span></th>{heads}</tr>
                </thead>
                <tbody>{rows}</tbody>
                <tfoot>{totals(&writers, &score)}</tfoot>
            </table>
        </div>
    }
}

fn score_head(writer: &Participant, score: &Score) -> AnyView {
    view! {
        <th scope="col" data-wins=score.winners.contains(&writer.seat).to_string()>
            {pawn_of(writer)}
            <bdi class="name">{writer.name.clone()}</bdi>
        </th>
    }
    .into_any()
}

/// One category, and everybody's points for it.
fn score_row(sheets: SheetContext, line: u8, writers: &[Participant], score: &Score) -> AnyView {
    let points = |writer: &Participant| {
        let points = score.of(writer.seat).get(usize::from(line - 1)).copied().unwrap_or_default();
        view! { <td data-wins=score.winners.contains(&writer.seat).to_string() data-points=points.to_string()>{points.to_string()}</td> }.into_any()
    };
    view! {
        <tr>
            <th scope="row">
                <span class="number">{line.to_string()}</span>
                <bdi class="category">{sheets.category(line)}</bdi>
            </th>
            {writers.iter().map(points).collect_view()}
        </tr>
    }
    .into_any()
}

/// The totals in large type.
fn totals(writers: &[Participant], score: &Score) -> AnyView {
    let total = |writer: &Participant| {
        let wins = score.winners.contains(&writer.seat);
        let won = wins.then(|| view! { <small>{score.winner_label}</small> });
        view! { <td data-wins=wins.to_string()><b>{score.total(writer.seat).to_string()}</b>{won}</td> }
            .into_any()
    };
    view! { <tr><th scope="row">"Total"</th>{writers.iter().map(total).collect_view()}</tr> }.into_any()
}
