//! The commands of every table: undo, redo and the dialog behind the three dots; and the warnings below the strip.

use crate::ui::prelude::*;

use crate::{
    browser::{files, storage},
    play::{Kind, NothingToRedo, UndoError},
    rules::Rules,
    ui::{
        daily,
        opponents::{Opponents, pace_choice},
        parts::{Dialog, Primary, Quiet},
        screen::Screen,
        second_screen::{SecondScreenButton, offer_again},
        session::Session,
        settings::appearance_choices,
    },
};

/// The commands of every table.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    undo: Callback<bool, Result<(), UndoError>>,
    redo: Callback<(), Result<(), NothingToRedo>>,
    /// How many actions were played.
    actions: Signal<usize>,
    /// Whether undo is possible, and whether redo is.
    can_undo_and_redo: Signal<(bool, bool)>,
    show_notice: Callback<String>,
    save: Callback<()>,
    /// Saves everything that is stored of the game, with the steps that are left out because of damage.
    save_all: Callback<()>,
    storage_error: RwSignal<Option<String>>,
    /// Whether nobody is behind the curtain.
    is_public: Signal<bool>,
    is_over: Signal<bool>,
    /// Whether it is a game of the day.
    is_daily: bool,
    after_undo_or_redo: Callback<()>,
}

impl Controls {
    pub(super) fn of<R: Rules>(session: Session<R>, kind: Kind, after_undo_or_redo: Callback<()>) -> Self {
        let file = format!("{}.jsonl", kind.slug());
        let save = move |text: String| files::save_record(&file, &text);
        let save_all = save.clone();
        Self {
            undo: Callback::new(move |agreed| session.undo(agreed)),
            redo: Callback::new(move |()| session.redo()),
            actions: Signal::derive(move || session.game.with(|game| game.actions().len())),
            can_undo_and_redo: Signal::derive(move || session.can_undo_and_redo()),
            show_notice: Callback::new(move |sentence| session.show_notice(sentence)),
            save: Callback::new(move |()| save(session.record())),
            save_all: Callback::new(move |()| save_all(storage::raw(&session.id()))),
            storage_error: session.storage_error,
            is_public: Memo::new(move |_| session.viewer.get().seat().is_none()).into(),
            is_over: Memo::new(move |_| session.game.with(|game| game.outcome().is_some())).into(),
            is_daily: daily::day_of(session).is_some(),
            after_undo_or_redo,
        }
    }
}

/// The label of the button that saves the record of a game.
pub const SAVE_AS_FILE: &str = "Save the game as a file";
/// The question before an undo of a turn that showed something secret.
const ASK_SEEN: &str = "This takes back something others have seen. Does everybody agree?";
/// The question before an undo of something that was seen in a game of the day.
const ASK_DAILY: &str =
    "This takes back something that you have seen. After that, the game is for practice and does not count.";
/// The question before an undo that gives a sheet back to its writer.
const ASK_SHEET: &str = "The last sheet goes back to its writer. Does everybody agree?";

/// The warnings about storage and damage, and the offer to open a closed second screen again.
pub(super) fn warnings(controls: Controls, damage: RwSignal<Option<String>>) -> AnyView {
    view! {
        {move || controls.storage_error.get().map(|storage_error| warning(controls.storage_error, storage_error, controls.save))}
        {move || damage.get().map(|sentence| warning(damage, sentence, controls.save_all))}
        {offer_again()}
    }.into_any()
}

/// The buttons in the strip.
pub(super) fn tools(controls: Controls, more: ViewFn) -> AnyView {
    let question = RwSignal::new(String::new());
    // How many actions were played when the table was asked.
    let asked_after = RwSignal::new(None);
    // While people talk about it, a clock may run out, or a computer player may act. Then the question is over, because
    // "yes" would take back something else.
    let asking = Memo::new(move |_| asked_after.get() == Some(controls.actions.get()));
    let cancel = move || asked_after.set(None);
    let ask = move |text: &str| {
        question.set(text.to_owned());
        asked_after.set(Some(controls.actions.get_untracked()));
    };
    let undo = move |agreed: bool| {
        cancel();
        match controls.undo.run(agreed) {
            Ok(()) => controls.after_undo_or_redo.run(()),
            Err(UndoError::Seen) if controls.is_daily => ask(ASK_DAILY),
            Err(UndoError::Seen) => ask(ASK_SEEN),
            Err(UndoError::Sheet) => ask(ASK_SHEET),
            Err(UndoError::Unagreed) => ask(&UndoError::Unagreed.to_string()),
            Err(UndoError::Nothing) => controls.show_notice.run(UndoError::Nothing.to_string()),
        }
    };
    let redo = move |_| match controls.redo.run(()) {
        Ok(()) => controls.after_undo_or_redo.run(()),
        Err(nothing) => controls.show_notice.run(nothing.to_string()),
    };
    let disabled = |possible: bool| (!possible).then_some("true");
    view! {
        // While the view of one seat is shown, the laptop belongs to one person: no undo, and no menu.
        <Show when=move || controls.is_public.get()>
            <button id="undo" type="button" class="quiet" data-lasting="" on:click=move |_| undo(false)
                aria-disabled=move || disabled(controls.can_undo_and_redo.get().0)>
                <span aria-hidden="true">"↶"</span><span class="visually-hidden">"Undo"</span>
            </button>
            <button id="redo" type="button" class="quiet" data-lasting="" on:click=redo
                aria-disabled=move || disabled(controls.can_undo_and_redo.get().1)>
                <span aria-hidden="true">"↷"</span><span class="visually-hidden">"Redo"</span>
            </button>
            {more_dialog(controls, more.clone())}
        </Show>
        <Dialog open=asking on_close=move |()| cancel() title="Undo this?">
            <p>{move || question.get()}</p>
            {(!controls.is_daily).then(|| view! { <p>"The log will say so. Luck stays as it is: the same dice, coins and cards come again."</p> })}
            <div class="row">
                <Quiet on_press=move |()| cancel()>"Cancel"</Quiet>
                <Primary on_press=move |()| undo(true)>{if controls.is_daily { "Undo" } else { "Everybody agrees: undo" }}</Primary>
            </div>
        </Dialog>
    }.into_any()
}

/// The dialog with rarely used commands, behind the three dots.
fn more_dialog(controls: Controls, more: ViewFn) -> AnyView {
    let open = RwSignal::new(false);
    // When the game is ended from this dialog, the dialog closes, so that the winner can be seen.
    Effect::new(move |_| {
        if controls.is_over.get() {
            open.set(false);
        }
    });
    view! {
        <button id="more" type="button" class="quiet" aria-haspopup="dialog" on:click=move |_| open.set(true)>
            <span aria-hidden="true">"⋯"</span><span class="visually-hidden">"More"</span>
        </button>
        <Dialog open on_close=move |()| open.set(false) title="This game">
            {more.run()}
            {Opponents::of_table().map(|_| pace_choice())}
            {appearance_choices()}
            <div class="row">
                <a class="quiet" href=Screen::Home.hash()>"All games"</a>
                <Quiet on_press=controls.save>{SAVE_AS_FILE}</Quiet>
                <SecondScreenButton on_open=move |()| open.set(false)/>
            </div>
        </Dialog>
    }
    .into_any()
}

/// A warning about storage or damage.
fn warning(message: RwSignal<Option<String>>, sentence: String, save: Callback<()>) -> AnyView {
    view! {
        <div class="warning row" role="alert">
            <p>{sentence}</p>
            <Quiet on_press=save>{SAVE_AS_FILE}</Quiet>
            <Quiet on_press=move |()| message.set(None)>"OK"</Quiet>
        </div>
    }
    .into_any()
}
