//! The buttons of an answer that was read. Its writer says that it is a name or a title, or asks for a vote.
//! If a line has several answers, its writer keeps one.

use crate::ui::prelude::*;

use crate::{
    rules::scattergories::{Action, AnswerKind, AnswerPlace, Scattergories, Several, SheetAction},
    screens::scattergories::{AnswerButtons, SeveralAnswers, answer_buttons, chooses_one, several},
    ui::{
        parts::{Dialog, Quiet, controls::Toggle, drawn},
        rove::tab_stop,
        session::Session,
    },
};

pub(super) fn buttons(session: Session<Scattergories>, place: AnswerPlace) -> AnyView {
    let buttons = Memo::new(move |_| session.view.with(|view| answer_buttons(view, place)));
    let appeal = move || SheetAction::Appeal(place.line);
    let can_set_kind = Memo::new(move |_| buttons.with(|buttons| buttons.can_set_kind));
    let can_appeal = Memo::new(move |_| {
        buttons.with(|buttons| buttons.can_appeal) && session.refusal(place.seat, &appeal().into()).is_none()
    });
    let ask = move |()| {
        session.act(place.seat, appeal().into());
    };
    view! {
        <Show when=move || can_appeal.get()>
            <Quiet on_press=ask>"Ask for a vote"</Quiet>
        </Show>
        <Show when=move || can_set_kind.get()>{kind_button(session, place, buttons)}</Show>
    }
    .into_any()
}

/// The button and the dialog in which the writer says whether the answer is a name or a title (SC-R07,
/// SC-R10). If the writer has not said it and the answer looks like a proper noun, the button says “A name?”.
fn kind_button(session: Session<Scattergories>, place: AnswerPlace, buttons: Memo<AnswerButtons>) -> AnyView {
    let open = RwSignal::new(false);
    let kind = Memo::new(move |_| buttons.with(|buttons| buttons.kind));
    let set_kind = move |kind: AnswerKind| {
        session.act(place.seat, Action::SetKind { place, kind });
    };
    let body = move || {
        let proper = Signal::derive(move || kind.get().proper);
        let is_title = Signal::derive(move || kind.get().title);
        let set_proper = Callback::new(move |proper| set_kind(AnswerKind { proper, ..kind.get_untracked() }));
        let set_title = Callback::new(move |title| set_kind(AnswerKind { title, ..kind.get_untracked() }));
        let name_line = buttons.with_untracked(|buttons| buttons.name_line);
        view! {
            <div class="choices grid">
                <Toggle title="A name" line=name_line on=proper turn=set_proper/>
                <Toggle title="A title" line="Only its first word may begin with the letter." on=is_title turn=set_title/>
            </div>
            <div class="row"><Quiet on_press=move |()| open.set(false)>"OK"</Quiet></div>
        }.into_any()
    };
    view! {
        // No tab stop: arrow keys lead to it.
        <button type="button" class="quiet" tabindex=tab_stop(1) aria-haspopup="dialog" aria-label=move || buttons.with(|buttons| buttons.label.clone())
            on:click=move |_| open.set(true)>
            {move || buttons.with(|buttons| buttons.says)}
        </button>
        <Dialog open on_close=move |()| open.set(false) title="Name or title?">{body()}</Dialog>
    }.into_any()
}

/// A line with several answers: its writer keeps one, or says that the whole line is one answer (SC-24).
pub(super) fn several_answers(session: Session<Scattergories>) -> AnyView {
    let several = Memo::new(move |_| session.view.with(several));
    (move || {
        several.get().map(|SeveralAnswers { by, name, several: Several { place, alternatives } }| {
            let keep = |(alternative, text): (u8, String)| {
                let press = move |()| {
                    session.act(by, Action::KeepOne { place, alternative });
                };
                view! { <Quiet on_press=press><bdi>{text}</bdi></Quiet> }.into_any()
            };
            let one = move |()| {
                session.act(by, Action::OneAnswer(place));
            };
            view! {
                <div class="several row" role="group" aria-label="One answer a line">
                    <p>{drawn(&chooses_one(&name))}</p>
                    <div class="row">
                        {(0..).zip(alternatives).map(keep).collect_view()}
                        <Quiet on_press=one>"It is one answer"</Quiet>
                    </div>
                </div>
            }
            .into_any()
        })
    })
    .into_any()
}
