//! What a writer says about an answer: it is a proper noun, or a title (SC-R07).

use crate::ui::prelude::*;

use crate::{
    rules::scattergories::{AnswerKind, looks_proper},
    ui::sheets::Pad,
};

/// The bit in a line's note.
const PROPER: u8 = 1;
const TITLE: u8 = 2;

/// What a line, from 1, is said to be; follows it.
pub(super) fn kind(pad: Pad, line: u8) -> AnswerKind {
    let note = pad.note(line);
    AnswerKind { proper: note & PROPER > 0, title: note & TITLE > 0 }
}

/// The two toggles of a line. An answer that looks like a proper noun suggests the first.
pub(super) fn toggles(pad: Pad, line: u8) -> Html {
    let toggle = move |sign: &'static str, word: &'static str, mark: u8| {
        let on = move || pad.note(line) & mark > 0;
        let offered = move || mark == PROPER && !on() && looks_proper(&pad.text(line));
        html! {
            <button type="button" class="quiet kind" aria-label=format!("{sign}: line {line} is {word}")
                aria-pressed=move || on().to_string() data-offered=move || offered().to_string()
                on:click=move |_| pad.set_note(line, untrack(|| pad.note(line)) ^ mark)>
                {sign}
            </button>
        }
    };
    html! {
        <span class="kinds">{toggle("Name", "a name", PROPER)}{toggle("Title", "a title", TITLE)}</span>
    }
}
