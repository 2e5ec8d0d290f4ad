//! What the shared sheets need to know about Scattergories.

use crate::ui::prelude::*;

use super::about;
use crate::{
    browser::focus,
    rules::{
        scattergories::{Action, Event, Face, LINES, OwnView, Scattergories, View, looks_proper},
        sheets::AnyAnswerPlace,
    },
    screens::{
        scattergories::{self as screen, PROPER, TITLE, kind_matters, rolled},
        sheets::{CountedVote, SheetAction, SheetDraft, WordTable},
    },
    ui::sheets::{self, SheetEditor, WordRules, WordSession},
};

impl WordRules for Scattergories {
    const LINES: usize = LINES;

    fn table(view: &View, own: Option<&OwnView>) -> WordTable {
        screen::word_table(view, own)
    }

    fn action(action: &SheetAction, draft: &SheetDraft) -> Option<Action> {
        screen::action(action, draft)
    }

    fn handed_in(action: &Action) -> Option<SheetDraft> {
        screen::handed_in(action)
    }

    fn counted(event: &Event) -> Option<CountedVote> {
        let Event::Sheet(event) = event else { return None };
        event.counted()
    }

    fn is_vote_result(event: &Event) -> bool {
        let Event::Sheet(event) = event else { return false };
        event.is_vote_result()
    }

    /// The remark on an answer while its writer can still change it, and the toggles that may change the remark.
    fn remark(WordSession { session, editor }: WordSession<Self>, line: u8) -> AnyView {
        let remark = Memo::new(move |_| {
            let draft = editor.draft();
            untrack(|| session.with_own(|view, own| screen::remark(view, own, &draft, line)))
        });
        view! {
            <small class="remark" id=format!("note-{line}")>{move || remark.get()}</small>
            {toggles(editor, line)}
        }
        .into_any()
    }

    fn dice(view: &View, own: Option<&OwnView>) -> AnyView {
        let Some(Face::Dice(throw)) = rolled(&view.scene, own) else { return ().into_any() };
        sheets::dice_of_letter(throw)
    }

    fn answer_buttons(game: WordSession<Self>, place: AnyAnswerPlace) -> AnyView {
        about::buttons(game, place)
    }

    fn aside(game: WordSession<Self>) -> AnyView {
        about::several_answers(game)
    }
}

/// The toggles with which a writer says that an answer is a name or a title (SC-R07). They are shown where
/// they make a difference, or where one is pressed. The page suggests the first toggle if it is not pressed
/// and the answer looks like a proper noun.
fn toggles(editor: SheetEditor, line: u8) -> AnyView {
    let toggle = move |label: &'static str, kind: &'static str, explanation: &'static str, bit: u8| {
        let on = move || editor.note(line) & bit > 0;
        let press = move |press: leptos::ev::MouseEvent| {
            editor.set_note(line, untrack(|| editor.note(line)) ^ bit);
            // Whoever used a pointer goes on typing. A key has no `detail`, and the focus stays on the button.
            if press.detail() > 0 {
                focus::set(&format!("#line-{line}"));
            }
        };
        let offered = move || bit == PROPER && !on() && looks_proper(&editor.text(line));
        view! {
            <button type="button" class="quiet kind" aria-label=format!("{label} Line {line} is {kind}") title=explanation
                aria-pressed=move || on().to_string() data-offered=move || offered().to_string()
                on:click=press>
                {label}
            </button>
        }.into_any()
    };
    let matters = move || editor.note(line) > 0 || kind_matters(&editor.text(line));
    view! {
        <span class="kinds row" data-matters=move || matters().to_string()>{toggle("A name?", "a name", "A name: each of its words with the letter counts", PROPER)}{toggle("A title?", "a title", "A title: only its first word must begin with the letter", TITLE)}</span>
    }.into_any()
}
