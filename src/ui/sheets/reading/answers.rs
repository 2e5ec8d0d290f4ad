//! The answers to one category, a row for each writer.

use crate::ui::prelude::*;

use super::{ReadingPage, join_refusal, selected_answers};
use crate::{
    rules::sheets::AnswerPlace,
    screens::{
        self,
        sheets::{AnswerRow, Participant, SheetTable, answer_row, said_in_gap},
    },
    ui::{
        parts::AnswerInGap,
        rove::{arrows, tab_stop},
        sheets::{favourite_button, pawn_of, sum_with_flight},
    },
    wording::{Noun, counted},
};

/// The rows of the shown line.
pub(super) fn answers(reading: ReadingPage) -> AnyView {
    let sheets = reading.sheets;
    let writers = StoredValue::new(sheets.with_untracked(SheetTable::writers));
    let rows = move || {
        let line = reading.line.get();
        let row = |writer: Participant| (AnswerPlace { seat: writer.seat, line }, writer);
        writers.get_value().into_iter().map(row).collect::<Vec<_>>()
    };
    let about = move || {
        let line = reading.line.get();
        format!("Answers to number {line}, {}", sheets.category(line))
    };
    view! {
        <ul class="answers stack" data-rove="" on:keydown=arrows aria-label=about style:--rows=writers.with_value(Vec::len).to_string()>
            <For each=rows key=|(place, _)| (place.line, place.seat) let((place, writer))>
                {row(reading, place, writer)}
            </For>
        </ul>
    }.into_any()
}

fn row(reading: ReadingPage, place: AnswerPlace, writer: Participant) -> AnyView {
    let sheets = reading.sheets;
    let shown = Memo::new(move |_| sheets.with(|table| answer_row(table, place)));
    let text = Memo::new(move |_| shown.with(|row| (row.text.clone(), row.can_challenge)));
    let text_view = move || match text.get() {
        (None, _) => view! { <span class="visually-hidden">"not read yet"</span> }.into_any(),
        (Some(text), true) => challenge(reading, place, shown, text),
        (Some(answer), false) => {
            view! { <bdi class="text"><AnswerInGap category=sheets.category(place.line) answer/></bdi> }
                .into_any()
        }
    };
    let mark = Memo::new(move |_| shown.with(|row| row.mark.clone()));
    let shown_mark = move || {
        mark.get().map(|mark| {
            view! { <span class="mark"><b aria-hidden="true">{mark.symbol}</b>{mark.text}</span> }.into_any()
        })
    };
    view! {
        <li data-mark=move || shown.with(|row| row.slug) data-next=move || shown.with(|row| row.is_next).to_string()>
            <span class="writer row">
                {pawn_of(&writer)}
                <bdi>{writer.name}</bdi>
                {points(reading, shown)}
            </span>
            <span class="written row">{text_view}{shown_mark}</span>
            <span class="grounds row">
                {sheets.game.answer_buttons.run(place)} {compare(reading, place, shown)}
                {favourite(reading, place, shown)}
            </span>
        </li>
    }.into_any()
}

/// The points of a writer. Those of an answer that was just read fly from it to the sum, which then counts up; nothing waits for
/// them (PG-R72, SC-R42).
fn points(reading: ReadingPage, shown: Memo<AnswerRow>) -> AnyView {
    let total = Memo::new(move |_| shown.with(|row| row.points));
    let gained = Memo::new(move |_| shown.with(|row| row.gained));
    // Whoever goes back in the list has seen them.
    let flying = Memo::new(move |_| Some(gained.get()).filter(|gained| *gained > 0 && !reading.is_back()));
    let sum = move || {
        let label = format!("{} so far", counted(total.get(), Noun::POINT));
        let sum = sum_with_flight(total.get(), flying.get());
        view! { <span class="so-far-sum" role="img" aria-label=label>{sum}</span> }.into_any()
    };
    sum.into_any()
}

/// The end of the accessible name of a row's button: the answer, its writer and the number of its category.
fn described(reading: ReadingPage, place: AnswerPlace, shown: Memo<AnswerRow>) -> String {
    let text = shown.with(|row| row.text.clone()).unwrap_or_default();
    let said = said_in_gap(&reading.sheets.category(place.line), &text);
    format!("{said}, {}, number {}", reading.sheets.name(place.seat), place.line)
}

/// The button that makes an answer the favourite of its category, or takes that back. Nobody is asked for it (PG-R69, SC-R39).
fn favourite(reading: ReadingPage, place: AnswerPlace, shown: Memo<AnswerRow>) -> AnyView {
    let on = Memo::new(move |_| shown.with(|row| row.favourite == Some(true)));
    let can = Memo::new(move |_| shown.with(|row| row.favourite.is_some()));
    let label = Signal::derive(move || format!("Favourite: {}", described(reading, place, shown)));
    // No tab stop: arrow keys lead to it.
    view! { <Show when=move || can.get()>{favourite_button(reading.sheets, place, on, label, tab_stop(1))}</Show> }
        .into_any()
}

/// The button that selects an answer for comparison. Once answers are selected, only they and the answers
/// that the table may compare with them have this button.
fn compare(reading: ReadingPage, place: AnswerPlace, shown: Memo<AnswerRow>) -> AnyView {
    let sheets = reading.sheets;
    let selected = selected_answers(sheets);
    let picked = Memo::new(move |_| selected.with(|selected| selected.contains(&place)));
    let can = Memo::new(move |_| {
        if selected.with(Vec::is_empty) {
            return shown.with(|row| row.can_compare);
        }
        let joined = || selected.with(|selected| [selected.as_slice(), &[place]].concat());
        picked.get() || join_refusal(sheets, joined()).is_none()
    });
    // Tab stops at the first button "Compare", or, if there is a selection, at the selected ones. Arrow keys
    // lead to the others.
    let is_tab_stop = move || {
        if selected.with(Vec::is_empty) { shown.with(|row| row.is_tab_stop) } else { picked.get() }
    };
    let tabindex = Memo::new(move |_| tab_stop(usize::from(!is_tab_stop())));
    let press = move |_| sheets.chosen.update(|chosen| screens::toggle(chosen, place));
    view! {
        <Show when=move || can.get()>
            <button type="button" class="quiet" tabindex=move || tabindex.get() aria-pressed=move || picked.get().to_string()
                aria-label=move || format!("Compare {}", described(reading, place, shown)) on:click=press>
                "Compare"
            </button>
        </Show>
    }.into_any()
}

/// An answer that can still be challenged: pressing it opens the dialog for that (PG-70, PG-R31, SC-29, SC-R17).
fn challenge(reading: ReadingPage, place: AnswerPlace, shown: Memo<AnswerRow>, answer: String) -> AnyView {
    let category = reading.sheets.category(place.line);
    view! {
        // No tab stop: arrow keys lead to it.
        <button type="button" class="text" tabindex=tab_stop(1) aria-haspopup="dialog"
            aria-label=move || format!("Challenge {}", described(reading, place, shown))
            on:click=move |_| reading.challenged.set(Some(place))>
            <bdi><AnswerInGap category answer/></bdi>
        </button>
    }
    .into_any()
}
