//! “Try it”: what a rule or a card does in a small game of three computer players, before the table approves it (BW-09).

use crate::ui::prelude::*;

use super::{super::context::BlankContext, WritingForm};
use crate::{
    browser::chance,
    screens::blank::sandbox::{self, TriedTurn, TryOut},
    ui::parts::{Dialog, Primary, Quiet},
};

/// The button, and the dialog behind it.
pub(super) fn button(game: BlankContext, writing: WritingForm) -> AnyView {
    let result = RwSignal::new(None::<TryOut>);
    let open = RwSignal::new(false);
    let proposal = move || {
        let revising = writing.revising.get();
        game.with(|view| sandbox::proposal(view, revising, || writing.finished()))
    };
    let refusal = Signal::derive(move || proposal().and_then(|proposal| sandbox::check(&proposal).err()));
    let try_it = move |()| {
        let tried = untrack(proposal).and_then(|proposal| sandbox::try_out(&proposal, chance::seed()).ok());
        result.set(tried);
        open.set(true);
    };
    view! {
        <Quiet on_press=try_it refusal=refusal>"Try it"</Quiet>
        <Dialog open=open on_close=move |()| open.set(false) title="Three computer players try it" long=true>
            <div class="try-out stack" aria-live="polite">{move || result.with(|result| result.as_ref().map(report))}</div>
            <div class="row">
                <Quiet on_press=move |()| open.set(false)>"Back to the rule"</Quiet>
                <Primary on_press=try_it repeats=true>"Again"</Primary>
            </div>
        </Dialog>
    }.into_any()
}

fn report(result: &TryOut) -> AnyView {
    let note = |note: &String| view! { <p dir="auto">{note.clone()}</p> };
    let turn = |turn: &TriedTurn| {
        view! {
            <li data-triggered=turn.triggered.then_some("")>
                <b>{format!("Turn {}", turn.number)}</b>
                <span dir="auto">{turn.text.clone()}</span>
            </li>
        }
        .into_any()
    };
    view! {
        <p><strong>{result.summary.clone()}</strong></p>
        {result.notes_for_people.iter().map(note).collect_view()}
        <ol class="stack" role="list">{result.turns.iter().map(turn).collect_view()}</ol>
    }
    .into_any()
}
