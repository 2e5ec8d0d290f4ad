//! Marking after a round on paper: category by category, everybody's name is a large button (PG-R68, SC-R38).

use crate::ui::prelude::*;

use super::{SheetContext, favourite_button, letter_slip, pawn_of, sum_with_flight};
use crate::{
    rules::{Seat, sheets::AnswerPlace},
    screens::sheets::{Marking, Participant, SheetTable, how_to_mark, next_points, point_label},
    ui::{
        parts::{Primary, Quiet},
        rove::{arrows, tab_stop},
    },
};

/// Reads the marking of a line; tracks it.
fn read<T>(sheets: SheetContext, line: u8, read: impl FnOnce(Marking<'_>) -> T) -> T {
    sheets.with(|table| sheets.editor.with_points(|points| read(Marking { table, points, line })))
}

/// The category that is marked, and the list.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    let line = Memo::new(move |_| sheets.editor.marking().unwrap_or(1));
    // The category that was shown before this one.
    let turned =
        Memo::new(move |before: Option<&(Option<u8>, u8)>| (before.map(|(_, line)| *line), line.get()));
    // Two answers that do not count are taken for the same one, until somebody says that they are not.
    let differ = RwSignal::new(None::<u8>);
    let differs = Memo::new(move |_| differ.get() == Some(line.get()));
    let writers = Memo::new(move |_| sheets.with(SheetTable::writers));
    let names = move || {
        let here = writers.get().into_iter().filter(|writer| writer.here);
        here.enumerate().map(|(index, writer)| name(sheets, turned, differs, index, writer)).collect_view()
    };
    let equal = Memo::new(move |_| read(sheets, line.get(), |marking| marking.struck().len() > 1));
    let forfeit = move || {
        let seats = read(sheets, line.get(), |marking| marking.equal(differs.get()));
        sheets.game.forfeit_reminder.run(seats).map(|reminder| view! { <p class="forfeit">{reminder}</p> })
    };
    let set_differ = move |()| differ.set((!differs.get_untracked()).then(|| line.get_untracked()));
    let label = move || if differs.get() { "They have the same answer" } else { "They are not the same" };
    view! {
        <div class="reading marking stack">
            <section class="page">
                <h2 class="row">
                    <span class="number">{move || line.get().to_string()}</span>
                    " "
                    <bdi class="category">{move || sheets.category(line.get())}</bdi>
                    {letter_slip(sheets)}
                </h2>
                <p class="quietly">{sheets.with_untracked(how_to_mark)}</p>
                <ul class="names grid" data-rove="" on:keydown=arrows>{names}</ul>
                <div class="asides stack">
                    {forfeit}
                    <Show when=move || equal.get()><Quiet on_press=set_differ>{label}</Quiet></Show>
                </div>
            </section>
            {list(sheets, line)}
        </div>
    }
    .into_any()
}

/// Somebody's name: a press changes whether their answer counts.
fn name(
    sheets: SheetContext,
    turned: Memo<(Option<u8>, u8)>,
    differs: Memo<bool>,
    index: usize,
    writer: Participant,
) -> AnyView {
    let editor = sheets.editor;
    let seat: Seat = writer.seat;
    let line = Memo::new(move |_| turned.get().1);
    let point = Memo::new(move |_| editor.line_points(seat, line.get()));
    // A symbol, a word, and the name in style sheets.
    let mark = Memo::new(move |_| read(sheets, line.get(), |marking| marking.mark(seat, differs.get())));
    // The points of the category before are no longer changed while this one is marked.
    let sum = move || {
        let (from, line) = turned.get();
        untrack(|| {
            read(sheets, line, |marking| sum_with_flight(marking.total(seat), marking.gained(seat, from)))
        })
    };
    let called = writer.name.clone();
    let label = move || point_label(&called, line.get(), point.get());
    let favourite = Memo::new(move |_| sheets.with(|table| table.favourite(line.get()) == Some(seat)));
    let liked = writer.name.clone();
    // The heart is no tab stop: arrow keys lead to it.
    let heart_tab = tab_stop(1);
    let favourite_label = Signal::derive(move || format!("Favourite: {liked}, number {}", line.get()));
    let press = move |_| {
        let next = sheets.with_untracked(|table| next_points(table, point.get_untracked()));
        editor.set_line_points(seat, line.get_untracked(), next);
    };
    view! {
        <li data-mark=move || mark.get().2>
            <button type="button" tabindex=tab_stop(index) data-lasting="" on:click=press>
                <span class="visually-hidden">{label}</span>
                <span aria-hidden="true">{pawn_of(&writer)}</span>
                <bdi class="name" aria-hidden="true">{writer.name.clone()}</bdi>
                <span class="mark" aria-hidden="true"><b>{move || mark.get().0}</b>{move || mark.get().1}</span>
                <span class="total" aria-hidden="true">{sum}</span>
            </button>
            {move || favourite_button(sheets, AnswerPlace { seat, line: line.get() }, favourite, favourite_label, heart_tab)}
        </li>
    }
    .into_any()
}

/// The list, to go to any category.
fn list(sheets: SheetContext, line: Memo<u8>) -> AnyView {
    let entry = |number: u8| {
        let shown = Memo::new(move |_| line.get() == number);
        let summary = Memo::new(move |_| read(sheets, number, |marking| marking.summary(line.get())));
        view! {
            <li data-now=move || shown.get().to_string()>
                <button type="button" tabindex=move || tab_stop(usize::from(!shown.get())) aria-current=move || shown.get().then_some("true")
                    on:click=move |_| sheets.editor.mark_line(number)>
                    <span class="number">{number.to_string()}</span>
                    <bdi class="category">{sheets.category(number)}</bdi>
                    <span class="so-far">{move || summary.get()}</span>
                </button>
            </li>
        }
        .into_any()
    };
    let entries = sheets.with_untracked(SheetTable::lines).map(entry).collect_view();
    view! {
        <nav class="turning" aria-label="The list">
            <ol class="stack" data-rove="" on:keydown=arrows>{entries}</ol>
        </nav>
    }
    .into_any()
}

/// The large button goes to the next category, and after the last one to all points.
pub(super) fn foot(sheets: SheetContext, type_in: AnyView) -> AnyView {
    let editor = sheets.editor;
    let line = Memo::new(move |_| editor.marking().unwrap_or(1));
    let label = move || read(sheets, line.get(), |marking| marking.button());
    let all = move |()| editor.mark_line(sheets.with_untracked(|table| table.lines().end() + 1));
    view! {
        {type_in}
        <Quiet on_press=all>"All points in one table"</Quiet>
        <Primary on_press=move |()| editor.mark_line(line.get_untracked() + 1)>{label}</Primary>
    }
    .into_any()
}
