//! What the shared sheets need to know about Pieceagories.

use crate::ui::prelude::*;

use crate::{
    browser::focus,
    rules::pieceagories::{Action, Event, LINES, OwnView, Pieceagories, View},
    screens::pieceagories as screen,
    ui::{
        parts::drawn,
        session::Session,
        sheets::{self, SheetEditor, SheetGame},
    },
};

/// The answers of Pieceagories; [`SheetGame`] says what each is for.
pub(super) const SHEET_GAME: SheetGame<Pieceagories> = SheetGame {
    lines: LINES,
    table: screen::sheet_table,
    on_sheets: Action::on_sheets,
    of_sheets: Event::of_sheets,
    remark,
    dice,
    answer_buttons: |_, _| ().into_any(),
    first_of_several: |_| None,
    follows: |_| Vec::new(),
    forfeit_reminder: screen::forfeit_reminder_for,
    aside,
};

/// The remark on an answer while its writer can still change it.
fn remark(session: Session<Pieceagories>, editor: SheetEditor, line: u8) -> AnyView {
    let remark = Memo::new(move |_| {
        // Of the session only the letter and the rules matter, and both stay the same while somebody writes.
        editor
            .entries
            .with(|sheet| untrack(|| session.with_own(|view, own| screen::remark(view, own, sheet, line))))
    });
    let text = move || remark.with(|remark| remark.as_ref().map(|remark| remark.text));
    let better =
        Memo::new(move |_| remark.with(|remark| remark.as_ref().and_then(|remark| remark.better.clone())));
    let button = move |(article, better): (String, String)| {
        let press = move |_| {
            editor.write(line, better.clone());
            // The button goes away, and its writer goes on writing.
            focus::set(&format!("#line-{line}"));
        };
        view! {
            <button type="button" class="quiet move-article" on:click=press>
                {drawn(&screen::put_last(&article))}
            </button>
        }
        .into_any()
    };
    view! {
        <small class="remark" id=format!("note-{line}")>{text}</small>
        {move || better.get().map(button)}
    }
    .into_any()
}

fn dice(view: &View, own: Option<&OwnView>) -> AnyView {
    screen::throw(&view.phase, own).map(sheets::dice_of_letter).into_any()
}

/// The reminder of the forfeit.
fn aside(session: Session<Pieceagories>) -> AnyView {
    let forfeit = Memo::new(move |_| session.view.with(screen::forfeit_reminder));
    (move || forfeit.get().map(|forfeit| view! { <p class="forfeit">{forfeit}</p> })).into_any()
}
