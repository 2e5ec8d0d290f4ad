//! The sheet as it is written on: a line for each category.

use crate::ui::prelude::*;

use super::{Category, Pad, Sheets};
use crate::{
    browser::focus,
    rules::sheets::LONGEST,
    ui::parts::{Sheet, SheetLine},
};

/// Lines to write on (PG-34, PG-53, PG-54, SC-03, SC-12). What is typed is kept at once.
pub(super) fn sheet(sheets: Sheets, head: String) -> AnyView {
    let list = sheets.glance(|round| round.list.clone());
    let lines = (1..).zip(list).map(|(number, category)| line(sheets, number, category)).collect_view();
    view! { <Sheet head>{lines}</Sheet> }.into_any()
}

fn line(sheets: Sheets, number: u8, category: Category) -> AnyView {
    let pad = sheets.pad;
    let text = Memo::new(move |_| pad.text(number));
    let enter = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            next_line(pad, number);
        }
    };
    view! {
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
                aria-describedby=format!("note-{number}")
                prop:value=move || text.get()
                on:input=move |event| pad.write(number, event_target_value(&event))
                on:keydown=enter
            />
            {sheets.game().remark(number)}
        </SheetLine>
    }
    .into_any()
}

/// Puts the cursor on the next line that is empty, after the line of this number and then from the top.
pub(super) fn next_line(pad: Pad, number: u8) {
    let next = pad.texts.with_untracked(|texts| {
        let lines = || (1_u8..).zip(texts);
        let open = |line: &(u8, &String)| line.1.trim().is_empty();
        let after = lines().filter(|line| line.0 > number).find(open);
        after
            .or_else(|| lines().find(open))
            .or_else(|| lines().find(|line| line.0 > number))
            .map(|line| line.0)
    });
    if let Some(line) = next {
        focus::put(&format!("#line-{line}"));
    }
}
