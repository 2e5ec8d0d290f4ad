//! Blitz: one category at a time, everybody in turn writes an answer to it against the clock (PG-R60, SC-R30).

use crate::ui::prelude::*;

use super::{
    SheetContext,
    pausing::pause_button,
    writing::{field, focus_at},
};
use crate::{
    rules::{Seat, sheets::SheetAction},
    screens::sheets::{BlitzTurn, blitz_sentence, blitz_turn, category_announced, starts},
    ui::parts::{BigLetter, Clock, Primary, drawn},
};

fn turn(sheets: SheetContext) -> Memo<Option<BlitzTurn>> {
    Memo::new(move |_| sheets.with(blitz_turn))
}

/// The category in large type, and below it the field of the writer, or the writer’s name before their time starts. The category,
/// and in the first category also the letter, appears with the clock of each writer.
pub(super) fn board(sheets: SheetContext) -> AnyView {
    let turn = turn(sheets);
    let seconds = Memo::new(move |_| sheets.with(|table| table.seconds));
    let letter = Memo::new(move |_| sheets.with(|table| table.letter));
    let left = Signal::derive(move || sheets.clock.left.get().unwrap_or_else(|| seconds.get()));
    let category = move || {
        turn.get().map(|BlitzTurn { line, writer, running, .. }| {
            let answer = if running {
                line_to_write(sheets, line, writer)
            } else {
                view! { <p class="next-writer"><bdi>{sheets.name(writer)}</bdi></p> }.into_any()
            };
            view! {
                <h2>
                    <span class="number">{line.to_string()}</span>" "
                    <bdi class="category">{sheets.category(line)}</bdi>
                </h2>
                {answer}
            }
            .into_any()
        })
    };
    view! {
        <div class="beside around">
            <section class="one-category stack">{category}</section>
            <section class="signals">
                <BigLetter letter prominent=true shaken=sheets.is_shaken()/>
                <Clock remaining=left total=seconds prominent=true/>
            </section>
        </div>
    }
    .into_any()
}

/// The field for one answer; Enter hands it in.
fn line_to_write(sheets: SheetContext, line: u8, writer: Seat) -> AnyView {
    focus_at(sheets.editor.after_pause());
    let label = format!("{}, your answer", sheets.name(writer));
    let hand_in = move |key: &leptos::ev::KeyboardEvent| {
        key.stop_propagation();
        sheets.answer(writer, line);
    };
    view! {
        <div class="sheet">
            <div class="answer">
                {field(sheets, line, Some(label), "done", || true, hand_in)}
            </div>
        </div>
    }
    .into_any()
}

/// The button with which the writer starts their time, and then hands in the answer.
pub(super) fn foot(sheets: SheetContext) -> AnyView {
    let turn = turn(sheets);
    (move || {
        let turn = turn.get()?;
        let BlitzTurn { line, writer, running, .. } = turn;
        let seconds = sheets.with_untracked(|table| table.seconds);
        let name = sheets.name(writer);
        let primary = if running {
            view! { <Primary on_press=move |()| sheets.answer(writer, line)>"Done"</Primary> }.into_any()
        } else {
            let start = move |()| {
                sheets.begin(writer, seconds);
                if let Some(category) = sheets.with_untracked(category_announced) {
                    sheets.game.announce.run(category);
                }
            };
            view! { <Primary on_press=start>{drawn(&starts(&name))}</Primary> }.into_any()
        };
        let late = sheets.timed_out.get().filter(|_| !running).map(|late| sheets.name(late));
        let sentence = drawn(&blitz_sentence(&turn, late.as_deref()));
        let pause = running.then(|| pause_button(sheets));
        Some(view! { {pause}<p class="say">{sentence}</p>{primary} }.into_any())
    })
    .into_any()
}

impl SheetContext {
    /// Hands in the answer of a Blitz as it stands.
    pub(super) fn answer(self, by: Seat, line: u8) {
        self.clock.stop();
        self.timed_out.set(None);
        if self.act(by, SheetAction::Answer(self.editor.entry(line))) {
            self.editor.close();
        }
    }
}
