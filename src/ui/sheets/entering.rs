//! After a round on paper: sheets are typed in, or only points are entered.

use crate::ui::prelude::*;

use super::{SheetContext, empty::ask_if_empty, marking, writing};
use crate::{
    rules::{Seat, sheets::SheetAction},
    screens::sheets::{
        Participant, SEE_WHO_WON, SheetTable, done_with, further_presses, has_left, next_points, point_label,
        sheet_heading, type_paper_of, usual_points, with_favourites,
    },
    ui::{
        parts::{Primary, Quiet, drawn},
        rove::{arrows, tab_stop},
    },
    wording::paragraph,
};

/// The table of points, or the sheet being typed in.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    let (seats, usual) = sheets.with_untracked(|table| (table.writers().len(), usual_points(table)));
    sheets.editor.open_points(seats, usual);
    let shown = shown(sheets);
    (move || match shown.get() {
        EnteringScreen::Marking => marking::board(sheets),
        EnteringScreen::Points => points(sheets),
        EnteringScreen::Sheet(seat) => sheet_of(sheets, seat),
    })
    .into_any()
}

/// A grid with a row for each line and a column for each player, drawn again when somebody leaves or returns. A press on a
/// cell changes its points.
fn points(sheets: SheetContext) -> AnyView {
    let writers = Memo::new(move |_| sheets.with(SheetTable::writers));
    view! {
        {move || points_grid(sheets, &writers.get())}
        {sheets.game.aside.run(())}
    }
    .into_any()
}

fn points_grid(sheets: SheetContext, writers: &[Participant]) -> AnyView {
    let lines = sheets.with_untracked(SheetTable::lines);
    let further = sheets.with_untracked(further_presses);
    let head = writers.iter().map(|writer| view! { <th scope="col" dir="auto">{writer.name.clone()}</th> });
    let totals = writers.iter().map(|writer| {
        let (seat, lines) = (writer.seat, writer.here.then(|| lines.clone()));
        let total = move || {
            lines
                .clone()
                .into_iter()
                .flatten()
                .map(|line| u32::from(sheets.editor.line_points(seat, line)))
                .sum::<u32>()
        };
        view! { <td>{move || total().to_string()}</td> }.into_any()
    });
    let rows = lines.clone().map(|line| row(sheets, writers, line)).collect_view();
    view! {
        <table class="enter-points" data-rove="" on:keydown=arrows>
            <caption>{paragraph(["All points. Press what does not count.", &further])}</caption>
            <thead><tr><td></td>{head.collect_view()}</tr></thead>
            <tbody>{rows}</tbody>
            <tfoot><tr><th scope="row">"In all"</th>{totals.collect_view()}</tr></tfoot>
        </table>
    }
    .into_any()
}

fn row(sheets: SheetContext, writers: &[Participant], line: u8) -> AnyView {
    let first = writers.iter().position(|writer| writer.here).unwrap_or_default();
    let cells = writers.iter().enumerate().map(|(column, writer)| {
        if !writer.here {
            return view! { <td>{closed(writer)}</td> }.into_any();
        }
        // Only the top cell of the first player who is here is a tab stop; arrow keys lead to the others.
        let tab = tab_stop(column.abs_diff(first) + usize::from(line - 1));
        view! { <td>{cell(sheets, writer, line, tab)}</td> }.into_any()
    });
    view! {
        <tr>
            <th scope="row" dir="auto"><b>{line.to_string()}</b>" "{sheets.category(line)}</th>
            {cells.collect_view()}
        </tr>
    }
    .into_any()
}

/// The cell of a player who left: no points can be entered (PG-R52, SC-R27).
fn closed(writer: &Participant) -> AnyView {
    view! {
        <span class="closed" aria-hidden="true">"–"</span>
        <span class="visually-hidden">{drawn(&has_left(&writer.name))}</span>
    }
    .into_any()
}

/// The points of a line. A press changes the usual points to 0. Further presses go through the other values and back to the
/// usual points.
fn cell(sheets: SheetContext, writer: &Participant, line: u8, tab: &'static str) -> AnyView {
    let (seat, name) = (writer.seat, writer.name.clone());
    let editor = sheets.editor;
    let point = Memo::new(move |_| editor.line_points(seat, line));
    let label = move || point_label(&name, line, point.get());
    let press = move |_| {
        let next = sheets.with_untracked(|table| next_points(table, point.get_untracked()));
        editor.set_line_points(seat, line, next);
    };
    view! {
        <button type="button" tabindex=tab data-lasting="" aria-label=label data-point=move || point.get().to_string() on:click=press>
            {move || point.get().to_string()}
        </button>
    }.into_any()
}

/// The sheet of a player, to be typed in from paper.
fn sheet_of(sheets: SheetContext, seat: Seat) -> AnyView {
    let letter = sheets.with_untracked(|table| table.letter);
    let name = sheets.name(seat);
    writing::sheet(sheets, letter.map_or_else(|| name.clone(), |letter| sheet_heading(letter, &name)))
}

/// What is shown after a round on paper.
#[derive(Clone, Copy, PartialEq)]
enum EnteringScreen {
    /// A category, to mark who counts.
    Marking,
    Points,
    /// The sheet of this player, to type it in.
    Sheet(Seat),
}

/// What is shown. It stays until the next screen is drawn: nothing is drawn anew for a moment when the last sheet is in.
fn shown(sheets: SheetContext) -> Memo<EnteringScreen> {
    Memo::new(move |before: Option<&EnteringScreen>| {
        let missing = sheets.with(SheetTable::missing_sheets);
        let owner = sheets.editor.sheet_owner.get().filter(|seat| missing.contains(seat));
        let marks = sheets.editor.marking().is_some();
        match (owner, before) {
            (_, Some(before)) if !sheets.with(SheetTable::is_entering) => *before,
            (Some(seat), _) => EnteringScreen::Sheet(seat),
            (None, _) if marks => EnteringScreen::Marking,
            (None, _) => EnteringScreen::Points,
        }
    })
}

/// The foot: goes to the next category, scores the round, or hands in a sheet and opens the next one.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    let shown = shown(sheets);
    (move || match shown.get() {
        EnteringScreen::Marking => marking::foot(sheets, type_in(sheets)),
        EnteringScreen::Points => points_foot(sheets),
        EnteringScreen::Sheet(seat) => sheet_foot(sheets, seat),
    })
    .into_any()
}

/// The button with which people type in the answers of the first sheet that is missing.
fn type_in(sheets: SheetContext) -> AnyView {
    let press = move |()| {
        let missing = sheets.with_untracked(SheetTable::missing_sheets);
        sheets.editor.sheet_owner.set(missing.first().copied());
    };
    let may = Memo::new(move |_| sheets.with(|table| !table.missing_sheets().is_empty()));
    view! { <Show when=move || may.get()><Quiet on_press=press>"Type in the answers instead"</Quiet></Show> }
        .into_any()
}

fn points_foot(sheets: SheetContext) -> AnyView {
    let score = move |()| {
        let here: Vec<Seat> = sheets.with_untracked(|table| {
            table.writers().into_iter().filter(|writer| writer.here).map(|writer| writer.seat).collect()
        });
        let points = sheets.with_untracked(|table| with_favourites(table, sheets.editor.points_of(&here)));
        if sheets.act(sheets.default_seat(), SheetAction::EnterPoints(points)) {
            sheets.editor.delete_points();
        }
    };
    let is_last = sheets.with_untracked(|table| table.is_last_round);
    view! {
        {type_in(sheets)}
        <Quiet on_press=move |()| sheets.editor.mark_line(1)>"Category by category"</Quiet>
        <p class="say">"You judge, the page adds up."</p>
        <Primary on_press=score>{if is_last { SEE_WHO_WON } else { "Score the round" }}</Primary>
    }
    .into_any()
}

fn sheet_foot(sheets: SheetContext, seat: Seat) -> AnyView {
    let editor = sheets.editor;
    let hand_in = move |()| {
        // A sheet that was refused stays as it was typed.
        if sheets.hand_in(seat) {
            editor.sheet_owner.set(sheets.with_untracked(|table| table.missing_sheets().first().copied()));
            editor.reset();
        }
    };
    let (hand_in, question) = ask_if_empty(sheets, Callback::new(hand_in));
    let name = sheets.name(seat);
    view! {
        <Quiet on_press=move |()| editor.sheet_owner.set(None)>"Enter points instead"</Quiet>
        <p class="say">{drawn(&type_paper_of(&name))}</p>
        <Primary on_press=hand_in>{drawn(&done_with(&name))}</Primary>
        {question}
    }
    .into_any()
}
