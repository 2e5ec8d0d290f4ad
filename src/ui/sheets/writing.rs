//! The list of categories, and the sheet while it is written: a line for each category.

use leptos::{attr::custom::custom_attribute, ev::KeyboardEvent};

use crate::ui::prelude::*;

use super::{SheetContext, SheetEditor};
use crate::{
    browser::{
        focus::{self, Caret},
        page,
    },
    rules::sheets::MAX_CHARACTERS,
    screens::sheets::{RoundCategory, cursor, next_line_to_write},
    ui::parts::{Sheet, SheetLine, Slip},
};

/// The list in large type and in numerical order (PG-32, PG-33). It does not change while a screen is open.
#[component]
pub fn CategoryList(
    /// The sheets of the game.
    sheets: SheetContext,
) -> impl IntoView {
    let list = sheets.with_untracked(|table| table.list.clone());
    let slip = |(number, RoundCategory { text, older, authors }): (u8, RoundCategory)| {
        view! { <li><Slip text number=Some(number) older authors/></li> }.into_any()
    };
    view! { <ol class="ten stack" aria-label="The list">{(1..).zip(list).map(slip).collect_view()}</ol> }
}

/// The lines (PG-34, PG-53, PG-54, SC-03, SC-12). Every change is stored at once.
pub(super) fn sheet(sheets: SheetContext, head: String) -> AnyView {
    let list = sheets.with_untracked(|table| table.list.clone());
    let editor = sheets.editor;
    let goes_on_at = editor.after_pause();
    let cursor = Memo::new(move |before: Option<&u8>| {
        let next = editor.entries.with(|sheet| cursor(sheet));
        goes_on_at.filter(|_| before.is_none()).map_or(next, |(line, _)| line)
    });
    let lines =
        (1..).zip(list).map(|(number, category)| line(sheets, number, category, cursor)).collect_view();
    focus_at(goes_on_at);
    view! { <Sheet head>{lines}</Sheet> }.into_any()
}

fn line(sheets: SheetContext, number: u8, category: RoundCategory, cursor: Memo<u8>) -> AnyView {
    let editor = sheets.editor;
    let enter = move |_: &KeyboardEvent| next_line(editor, number);
    let has_cursor = move || cursor.get() == number;
    view! {
        <SheetLine number category=category.text>
            {field(sheets, number, None, "next", has_cursor, enter)}
        </SheetLine>
    }
    .into_any()
}

/// Focuses the marked field, after a pause at the place where its writer was.
pub(super) fn focus_at(goes_on_at: Option<(u8, Caret)>) {
    page::after_painting(move || {
        if focus::set_to_marked()
            && let Some((_, caret)) = goes_on_at
        {
            focus::set_caret(caret);
        }
    });
}

/// The field of a line and the remark on it. `on_enter` is what Enter does, and `hint` the label
/// of the Enter key on an on-screen keyboard.
pub(super) fn field(
    sheets: SheetContext,
    number: u8,
    label: Option<String>,
    hint: &'static str,
    has_cursor: impl Fn() -> bool + Send + Sync + 'static,
    on_enter: impl Fn(&KeyboardEvent) + Send + Sync + 'static,
) -> AnyView {
    let editor = sheets.editor;
    let text = Memo::new(move |_| editor.text(number));
    let enter = move |key: KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            on_enter(&key);
        }
    };
    // Safari corrects answers, too. Leptos does not know its attribute against that.
    let uncorrected = custom_attribute("autocorrect", "off");
    view! {
        <input
            aria-label=label
            id=format!("line-{number}")
            type="text"
            dir="auto"
            maxlength=MAX_CHARACTERS.to_string()
            autocomplete="off"
            autocapitalize="sentences"
            {..uncorrected}
            spellcheck="false"
            enterkeyhint=hint
            data-cursor=move || has_cursor().then_some("")
            aria-describedby=format!("note-{number}")
            prop:value=move || text.get()
            on:input=move |event| editor.write(number, event_target_value(&event))
            on:blur=move |event| editor.leave_at(number, focus::caret_of(&event))
            on:keydown=enter
        />
        {sheets.game.remark.run(number)}
    }
    .into_any()
}

/// Moves the cursor to the next empty line after `number`. If there is none, it moves to the first empty
/// line, or else to the next line, if there is one.
pub(super) fn next_line(editor: SheetEditor, number: u8) {
    if let Some(line) = editor.entries.with_untracked(|sheet| next_line_to_write(sheet, number)) {
        focus::set(&format!("#line-{line}"));
    }
}
