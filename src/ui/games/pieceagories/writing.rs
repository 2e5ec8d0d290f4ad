//! The sheet as it is written on: ten lines, and what the page can say about an answer while there is time.

use crate::ui::prelude::*;

use super::{at::At, list::list};
use crate::{
    browser::focus,
    rules::{
        pieceagories::{Category, LONGEST, Number},
        words::{self, Answer, Fault, Letter},
    },
    ui::parts::{Sheet, SheetLine},
};

/// Ten lines to write on, headed by the letter (PG-34, PG-53, PG-54). What is typed is kept at once.
pub(super) fn sheet(at: At, head: String, letter: Letter) -> AnyView {
    let slips = at.session.view.with_untracked(|view| list(&view.scene).to_vec());
    let lines = slips.into_iter().map(|category| line(at, letter, category)).collect_view();
    view! { <Sheet head>{lines}</Sheet> }.into_any()
}

fn line(at: At, letter: Letter, category: Category) -> AnyView {
    let number = category.number;
    let place = number.index();
    let text = Memo::new(move |_| at.sheet.with(|sheet| sheet[place].clone()));
    let enter = move |key: leptos::ev::KeyboardEvent| {
        if key.key() == "Enter" && !key.is_composing() {
            key.prevent_default();
            next_line(at, place);
        }
    };
    let id = format!("line-{number}");
    let note = Memo::new(move |_| at.sheet.with(|sheet| remark(sheet, number, letter)));
    let note_id = format!("note-{number}");
    let moved = move || text.with(|text| words::article_behind(text)).filter(|_| note.get() == Some(ARTICLE));
    view! {
        <SheetLine number=u8::from(number) category=category.text>
            <input
                id=id
                type="text"
                dir="auto"
                maxlength=LONGEST.to_string()
                autocomplete="off"
                autocapitalize="sentences"
                spellcheck="false"
                enterkeyhint="next"
                aria-describedby=note_id.clone()
                prop:value=move || text.get()
                on:input=move |event| at.write(place, event_target_value(&event))
                on:keydown=enter
            />
            <small class="remark" id=note_id>{move || note.get()}</small>
            {move || moved().map(|better| {
                let says = better.clone();
                view! {
                    <button type="button" class="quiet move-article" on:click=move |_| at.write(place, better.clone())>
                        "write “"<bdi>{says}</bdi>"”"
                    </button>
                }
            })}
        </SheetLine>
    }
    .into_any()
}

const ARTICLE: &str = "the article goes behind";

/// What the rules will say about an answer, while its writer can still mend it.
fn remark(sheet: &[String; 10], line: Number, letter: Letter) -> Option<&'static str> {
    let answer = Answer::read(&sheet[line.index()])?;
    match answer.check(letter) {
        Err(Fault::LeadingArticle) => return Some(ARTICLE),
        Err(Fault::WrongLetter) => return Some("another letter"),
        Err(Fault::NoLetter) => return Some("no letter; you may appeal"),
        Ok(()) => {}
    }
    let earlier = sheet[..line.index()].iter().filter_map(|text| Answer::read(text));
    earlier.into_iter().any(|other| other.same(&answer)).then_some("already on your sheet")
}

/// Puts the cursor on the next line that is empty, after `place` and then from the top.
pub(super) fn next_line(at: At, place: usize) {
    let sheet = at.sheet.get_untracked();
    let open = |line: &Number| sheet[line.index()].trim().is_empty();
    let after = Number::all().filter(|line| line.index() > place).find(open);
    let next = after
        .or_else(|| Number::all().find(open))
        .or_else(|| Number::all().find(|line| line.index() == place + 1));
    if let Some(line) = next {
        focus::put(&format!("#line-{line}"));
    }
}
