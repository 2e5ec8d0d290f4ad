//! What the shared sheets need to know about Pieceagories.

use crate::ui::prelude::*;

use crate::{
    browser::focus,
    rules::{
        pieceagories::{Action, Event, LINES, OwnView, Pieceagories, View},
        sheets::AnyAnswerPlace,
    },
    screens::{
        pieceagories as screen,
        sheets::{CountedVote, SheetAction, SheetDraft, WordTable},
    },
    ui::sheets::{self, WordRules, WordSession},
};

impl WordRules for Pieceagories {
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

    /// The remark on an answer while its writer can still change it.
    fn remark(WordSession { session, editor }: WordSession<Self>, line: u8) -> AnyView {
        let note = Memo::new(move |_| {
            let draft = editor.draft();
            untrack(|| session.with_own(|view, own| screen::remark(view, own, &draft, line)))
        });
        let text = move || note.with(|note| note.as_ref().map(|note| note.text));
        let better = Memo::new(move |_| note.with(|note| note.as_ref().and_then(|note| note.better.clone())));
        let button = move |(article, better): (String, String)| {
            let press = move |_| {
                editor.write(line, better.clone());
                // The button goes away, and its writer goes on writing.
                focus::set(&format!("#line-{line}"));
            };
            view! {
                <button type="button" class="quiet move-article" on:click=press>
                    "Put “"<bdi>{article}</bdi>"” last"
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
        screen::throw(&view.scene, own).map(sheets::dice_of_letter).into_any()
    }

    fn answer_buttons(_: WordSession<Self>, _: AnyAnswerPlace) -> AnyView {
        ().into_any()
    }

    fn aside(game: WordSession<Self>) -> AnyView {
        let forfeit = Memo::new(move |_| game.session.view.with(screen::forfeit));
        (move || forfeit.get().map(|forfeit| view! { <p class="forfeit">{forfeit}</p> })).into_any()
    }
}
