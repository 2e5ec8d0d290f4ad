//! Writing in turn: whoever has the laptop writes against a clock of their own.

use crate::ui::prelude::*;

use super::{CategoryList, SheetContext, empty::ask_if_empty, pausing::pause_button, pawn_of, writing};
use crate::{
    rules::Seat,
    screens::hold::{HoldPurpose, pass_laptop_heading},
    screens::sheets::{
        SheetTable, WriterPress, duration_text, goes_first, next_writers, pass_when_done, same_time_for_all,
        sheet_heading, writer_press, writer_sentence,
    },
    ui::{
        curtain::Hold,
        parts::{BigLetter, Clock, Primary, Quiet, drawn},
    },
};

/// What everybody may see; behind the curtain, what only the writer sees.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    match sheets.behind() {
        Some(seat) => private(sheets, seat),
        None => public(sheets),
    }
}

/// What everybody may see: the list, a dice cup instead of the letter, and whose sheets are in.
fn public(sheets: SheetContext) -> AnyView {
    let missing_sheets = Memo::new(move |_| sheets.with(SheetTable::missing_sheets));
    let writers = sheets.with_untracked(SheetTable::writers).into_iter().filter(|writer| writer.here);
    let cards = writers.map(|writer| {
        let is_missing = move || missing_sheets.with(|missing_sheets| missing_sheets.contains(&writer.seat));
        view! {
            <li class="place-card" data-done=move || (!is_missing()).to_string()>
                {pawn_of(&writer)}
                <strong dir="auto">{writer.name}</strong>
                <span>{move || if is_missing() { "still has to write" } else { "sheet is in" }}</span>
            </li>
        }
        .into_any()
    });
    let next = Memo::new(move |_| sheets.with(|table| next_writers(table).first().copied()));
    let heading = move || next.get().map(|seat| drawn(&pass_laptop_heading(&sheets.name(seat))));
    view! {
        <div class="beside typing">
            <section>
                <h2>{heading}</h2>
                <div class="cup"><BigLetter letter=None shaken=sheets.is_shaken()/></div>
                <ul class="place-cards grid">{cards.collect_view()}</ul>
            </section>
            <CategoryList sheets/>
        </div>
    }
    .into_any()
}

/// What only the writer sees: first the list and a dice cup instead of the letter, then the sheet.
fn private(sheets: SheetContext, seat: Seat) -> AnyView {
    let letter = Memo::new(move |_| sheets.with(|table| table.letter));
    let (seconds, physical_timer) = sheets.with_untracked(|table| (table.seconds, table.physical_timer()));
    let clock = if physical_timer {
        view! { <p class="own-timer">{format!("Set {} now", duration_text(seconds))}</p> }.into_any()
    } else {
        let left = Signal::derive(move || sheets.clock.left.get().unwrap_or(seconds));
        view! { <Clock remaining=left total=seconds prominent=true/> }.into_any()
    };
    let name = sheets.name(seat);
    let dice = move || letter.get().map(|_| sheets.game.dice.run(()));
    let paper = move || match letter.get() {
        Some(letter) => writing::sheet(sheets, sheet_heading(letter, &name)),
        None => view! { <CategoryList sheets/> }.into_any(),
    };
    view! {
        <div class="beside writing">
            <div class="paper">{paper}</div>
            <section class="signals">
                <BigLetter letter prominent=true/>
                {dice}
                {clock}
            </section>
        </div>
    }
    .into_any()
}

/// The foot: passing the laptop; behind the curtain, starting the timer and handing in.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    match sheets.behind() {
        Some(seat) => {
            let press = Memo::new(move |_| sheets.with(|table| writer_press(table, seat)));
            (move || writer_foot(sheets, seat, press.get())).into_any()
        }
        None => {
            let writers = Memo::new(move |_| sheets.with(next_writers));
            (move || table_foot(sheets, &writers.get())).into_any()
        }
    }
}

fn table_foot(sheets: SheetContext, writers: &[Seat]) -> AnyView {
    let [next, others @ ..] = writers else { return ().into_any() };
    let name = sheets.name(*next);
    let curtain = sheets.curtain;
    let others = others.iter().map(|&seat| {
        let name = sheets.name(seat);
        view! { <Quiet on_press=move |()| curtain.lower(seat)>{drawn(&goes_first(&name))}</Quiet> }.into_any()
    });
    let say = move || {
        let late = sheets.timed_out.get().map(|seat| sheets.name(seat));
        drawn(&same_time_for_all(late.as_deref()))
    };
    view! {
        {others.collect_view()}
        <p class="say">{say}</p>
        <Hold curtain seat=*next name purpose=HoldPurpose::Write/>
    }
    .into_any()
}

fn writer_foot(sheets: SheetContext, seat: Seat, press: WriterPress) -> AnyView {
    let seconds = sheets.with_untracked(|table| table.seconds);
    let sentence = sheets.with_untracked(|table| writer_sentence(table, press));
    let sentence = view! { <p class="say">{sentence}</p> };
    let hand_in = move |()| {
        sheets.hand_in(seat);
    };
    match press {
        WriterPress::Begin => view! {
            <Quiet on_press=move |()| sheets.curtain.leave()>"Not yet"</Quiet>
            {sentence}
            <Primary on_press=move |()| sheets.begin(seat, seconds)>"Show the letter and start"</Primary>
        }
        .into_any(),
        WriterPress::TimeUp => {
            view! { {sentence}<Primary on_press=hand_in>"Time is up"</Primary> }.into_any()
        }
        WriterPress::Wait => view! { {pause_button(sheets)}{sentence} }.into_any(),
        WriterPress::HandIn => {
            let (hand_in, question) = ask_if_empty(sheets, Callback::new(hand_in));
            view! { {pause_button(sheets)}{sentence}<Primary on_press=hand_in>"Done: hand in"</Primary>{question} }.into_any()
        }
        WriterPress::Pass(next) => {
            let name = sheets.name(next);
            let pass = move |()| {
                sheets.hand_in(seat);
                if sheets.with_untracked(|table| table.missing_sheets().contains(&next)) {
                    sheets.curtain.lower(next);
                }
            };
            let (pass, question) = ask_if_empty(sheets, Callback::new(pass));
            view! { {pause_button(sheets)}{sentence}<Primary on_press=pass>{drawn(&pass_when_done(&name))}</Primary>{question} }
                .into_any()
        }
    }
}
