//! The sheet while it is written: a line for each category.

use crate::ui::prelude::*;

use super::{Pad, RoundCategory, Sheets};
use crate::{
    browser::{focus, page},
    rules::sheets::LONGEST,
    ui::parts::{Sheet, SheetLine},
};

/// The lines (PG-34, PG-53, PG-54, SC-03, SC-12). Every change is stored at once.
pub(super) fn sheet(sheets: Sheets, head: String) -> Html {
    let list = sheets.with_untracked(|round| round.list.clone());
    let pad = sheets.pad;
    let last = u8::try_from(list.len()).unwrap_or(u8::MAX);
    let cursor = Memo::new(move |_| pad.texts.with(|texts| next_open(texts, last)).unwrap_or(last));
    let lines =
        (1..).zip(list).map(|(number, category)| line(sheets, number, category, cursor)).collect_html();
    page::after_painting(|| {
        focus::put_cursor();
    });
    html! { <Sheet head>{lines}</Sheet> }
}

fn line(sheets: Sheets, number: u8, category: RoundCategory, cursor: Memo<u8>) -> Html {
    let pad = sheets.pad;
    let text = Memo::new(move |_| pad.text(number));
    let enter = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            next_line(pad, number);
        }
    };
    html! {
        <SheetLine number category=category.text>
            <input
                id=format!("line-{number}")
                type="text"
                dir="auto"
                maxlength=LONGEST.to_string()
                autocomplete="off"
                autocapitalize="sentences"
                spellcheck="false"
                enterkeyhint="next"
                data-cursor=move || (cursor.get() == number).then_some("")
                aria-describedby=format!("note-{number}")
                prop:value=move || text.get()
                on:input=move |event| pad.write(number, event_target_value(&event))
                on:keydown=enter
            />
            {sheets.game().remark(number)}
        </SheetLine>
    }
}

/// Moves the cursor to the next empty line after `number`, or from the top.
pub(super) fn next_line(pad: Pad, number: u8) {
    if let Some(line) = pad.texts.with_untracked(|texts| next_open(texts, number)) {
        focus::put(&format!("#line-{line}"));
    }
}

/// The next empty line after `number`, or from the top; if there is none, the next line.
fn next_open(texts: &[String], number: u8) -> Option<u8> {
    let lines = || (1_u8..).zip(texts);
    let open = |line: &(u8, &String)| line.1.trim().is_empty();
    let after = lines().filter(|line| line.0 > number).find(open);
    after.or_else(|| lines().find(open)).or_else(|| lines().find(|line| line.0 > number)).map(|line| line.0)
}
