//! Blitz: one category at a time goes around the table, in the open and against the clock (PG-R60, SC-R30).

use crate::ui::prelude::*;

use super::{RoundStage, SheetAction, Sheets};
use crate::{
    browser::{focus, page},
    rules::{Seat, sheets::LONGEST},
    ui::parts::{BigLetter, Clock, Primary},
};

/// Which category goes around, who is next, and whether their time is running.
type Turn = (u8, Seat, bool);

fn turn(sheets: Sheets) -> Memo<Option<Turn>> {
    Memo::new(move |_| {
        sheets.with(|round| match &round.stage {
            RoundStage::Around { line, writer, running } => Some((*line, *writer, *running)),
            RoundStage::Typing { .. }
            | RoundStage::Paper { .. }
            | RoundStage::Entering { .. }
            | RoundStage::Appeals { .. }
            | RoundStage::Reading { .. }
            | RoundStage::Other => None,
        })
    })
}

/// The category in large type, and below it the box of whoever writes.
pub(super) fn board(sheets: Sheets) -> Html {
    let turn = turn(sheets);
    let seconds = Memo::new(move |_| sheets.with(|round| round.seconds));
    let letter = Memo::new(move |_| sheets.with(|round| round.letter));
    let left = Signal::derive(move || sheets.clock.left.get().unwrap_or_else(|| seconds.get()));
    let category = move || {
        turn.get().map(|(line, writer, running)| {
            let answer = if running {
                line_to_write(sheets, line, writer)
            } else {
                html! { <p class="next-writer"><bdi>{sheets.name(writer)}</bdi></p> }
            };
            html! {
                <h2>
                    <span class="number">{line.to_string()}</span>" "
                    <bdi class="category">{sheets.category(line)}</bdi>
                </h2>
                {answer}
            }
        })
    };
    html! {
        <div class="beside around">
            <section class="one-category">{category}</section>
            <section class="signals">
                <BigLetter letter prominent=true/>
                <Clock remaining=left total=seconds prominent=true/>
            </section>
        </div>
    }
}

/// The box for one answer; Enter hands it in.
fn line_to_write(sheets: Sheets, line: u8, writer: Seat) -> Html {
    let pad = sheets.pad;
    let text = Memo::new(move |_| pad.text(line));
    let enter = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            key.stop_propagation();
            sheets.answer(writer, line);
        }
    };
    page::after_painting(|| {
        focus::put_cursor();
    });
    html! {
        <div class="sheet">
            <div class="answer">
                <input
                    aria-label=format!("{}, your answer", sheets.name(writer))
                    id=format!("line-{line}")
                    type="text"
                    dir="auto"
                    maxlength=LONGEST.to_string()
                    autocomplete="off"
                    autocapitalize="sentences"
                    spellcheck="false"
                    enterkeyhint="done"
                    data-cursor=""
                    aria-describedby=format!("note-{line}")
                    prop:value=move || text.get()
                    on:input=move |event| pad.write(line, event_target_value(&event))
                    on:keydown=enter
                />
                {sheets.game().remark(line)}
            </div>
        </div>
    }
}

/// Beginning one's own seconds, and handing in.
pub(super) fn action(sheets: Sheets) -> Html {
    let turn = turn(sheets);
    (move || {
        let (line, writer, running) = turn.get()?;
        let seconds = sheets.with_untracked(|round| round.seconds);
        let name = sheets.name(writer);
        Some(if running {
            html! {
                <p class="say">"Write one answer. Enter hands it in."</p>
                <Primary on_press=move |()| sheets.answer(writer, line)>"Done"</Primary>
            }
        } else {
            html! {
                <p class="say">"Pass the laptop. "{seconds.to_string()}" seconds for one answer."</p>
                <Primary on_press=move |()| sheets.begin(writer, seconds)><bdi>{name}</bdi>": start"</Primary>
            }
        })
    })
    .into_html()
}

impl Sheets {
    /// Hands in the answer of a Blitz as it stands.
    pub(super) fn answer(self, by: Seat, line: u8) {
        self.clock.stop();
        if self.act(by, &SheetAction::Answer(line)) {
            self.pad.put_away();
        }
    }
}
