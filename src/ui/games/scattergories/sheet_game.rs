//! What the shared sheets need to know about Scattergories.

use crate::ui::prelude::*;

use super::about;
use crate::{
    browser::focus,
    rules::scattergories::{
        Action, AnswerKind, Event, Face, LINES, OwnView, Scattergories, View, looks_proper,
    },
    screens::scattergories::{self as screen, kind_matters, rolled},
    ui::{
        session::Session,
        sheets::{self, SheetEditor, SheetGame},
    },
};

/// The answers of Scattergories; [`SheetGame`] says what each is for.
pub(super) const SHEET_GAME: SheetGame<Scattergories> = SheetGame {
    lines: LINES,
    table: screen::sheet_table,
    on_sheets: Action::on_sheets,
    of_sheets: Event::of_sheets,
    remark,
    dice,
    answer_buttons: about::buttons,
    first_of_several: screen::first_of_several,
    follows: screen::ends_at_once,
    forfeit_reminder: |_, _| None,
    aside: about::several_answers,
};

/// The remark on an answer while its writer can still change it, and the toggles that may change the remark.
fn remark(session: Session<Scattergories>, editor: SheetEditor, line: u8) -> AnyView {
    let remark = Memo::new(move |_| {
        // Of the session only the letter and the rules matter, and both stay the same while somebody writes.
        editor
            .entries
            .with(|sheet| untrack(|| session.with_own(|view, own| screen::remark(view, own, sheet, line))))
    });
    view! {
        <small class="remark" id=format!("note-{line}")>{move || remark.get()}</small>
        {toggles(editor, line)}
    }
    .into_any()
}

fn dice(view: &View, own: Option<&OwnView>) -> AnyView {
    let Some(Face::Dice(throw)) = rolled(&view.phase, own) else { return ().into_any() };
    sheets::dice_of_letter(throw)
}

/// The toggles with which a writer says that an answer is a name or a title (SC-R07). They are shown where
/// they make a difference, or where one is pressed. The page suggests the first toggle if it is not pressed
/// and the answer looks like a proper noun.
fn toggles(editor: SheetEditor, line: u8) -> AnyView {
    let proper = move || editor.kind(line).proper;
    let is_title = move || editor.kind(line).title;
    let set_proper = move || {
        let kind = untrack(|| editor.kind(line));
        editor.set_kind(line, AnswerKind { proper: !kind.proper, ..kind });
    };
    let set_title = move || {
        let kind = untrack(|| editor.kind(line));
        editor.set_kind(line, AnswerKind { title: !kind.title, ..kind });
    };
    let matters = move || editor.kind(line) != AnswerKind::default() || kind_matters(&editor.text(line));
    let offered = move || !proper() && looks_proper(&editor.text(line));
    view! {
        <span class="kinds row" data-matters=move || matters().to_string()>
            <KindToggle line label="A name?" kind="a name" explanation="A name: each of its words with the letter counts"
                on=proper offered toggle=set_proper/>
            <KindToggle line label="A title?" kind="a title" explanation="A title: only its first word must begin with the letter"
                on=is_title offered=|| false toggle=set_title/>
        </span>
    }.into_any()
}

/// A toggle beside the field of a line.
#[component]
fn KindToggle(
    /// The line, from 1.
    line: u8,
    /// Its text.
    label: &'static str,
    /// What it says that the answer is.
    kind: &'static str,
    /// What that changes.
    explanation: &'static str,
    /// Whether it is pressed.
    on: impl Fn() -> bool + Copy + Send + 'static,
    /// Whether the page suggests it.
    offered: impl Fn() -> bool + Send + 'static,
    /// Presses or releases it.
    toggle: impl Fn() + Send + 'static,
) -> impl IntoView {
    let press = move |press: leptos::ev::MouseEvent| {
        toggle();
        // Whoever used a pointer goes on typing. A key has no `detail`, and the focus stays on the button.
        if press.detail() > 0 {
            focus::set(&format!("#line-{line}"));
        }
    };
    view! {
        <button type="button" class="quiet kind" aria-label=format!("{label} Line {line} is {kind}") title=explanation
            aria-pressed=move || on().to_string() data-offered=move || offered().to_string()
            on:click=press>
            {label}
        </button>
    }
}
