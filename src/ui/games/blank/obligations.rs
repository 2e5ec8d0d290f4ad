//! Obligations that players still have, or did not do in time (BL-56).

use crate::ui::prelude::*;

use super::context::BlankContext;
use crate::{
    rules::blank::{Obligation, View},
    screens::blank::{
        all_done, draw_instead_button, name, obligation_button, obligation_deadline, obligation_line,
    },
    ui::parts::{Quiet, drawn},
};

/// The list of obligations, oldest first; nothing while there are none.
pub(super) fn obligations(game: BlankContext) -> AnyView {
    let in_force = |view: &View| {
        let in_force = view.obligations.iter().filter(|owed| owed.state.is_in_force());
        in_force.cloned().collect::<Vec<_>>()
    };
    let owed = Memo::new(move |_| game.with(in_force));
    let none = Memo::new(move |_| owed.with(Vec::is_empty));
    let list = move || {
        view! {
            <section class="obligations" aria-labelledby="obligations">
                <h2 id="obligations">"To do"</h2>
                <ul role="list">
                    <For each=move || owed.get() key=|owed| (owed.id, owed.state) let(owed)>
                        {obligation(game, owed)}
                    </For>
                </ul>
            </section>
        }
        .into_any()
    };
    (move || if none.get() { ().into_any() } else { list() }).into_any()
}

fn obligation(game: BlankContext, owed: Obligation) -> AnyView {
    let Some((state, deadline)) = obligation_deadline(owed.state) else { return ().into_any() };
    let (player, line) = game.with_untracked(|view| (name(view, owed.seat), obligation_line(view, &owed)));
    let button = obligation_button(&owed, game.default_seat()).map(|(by, action, label)| {
        let (press, refusal) = game.button(by, action);
        view! {
            <Quiet on_press=press refusal=refusal>
                <span aria-hidden="true">{label}</span><span class="visually-hidden">{format!("{label}: {player}")}</span>
            </Quiet>
        }
        .into_any()
    });
    let instead = draw_instead_button(&owed).map(|(action, label)| {
        let (press, refusal) = game.button(game.default_seat(), action);
        view! { <Quiet on_press=press refusal=refusal>{label}</Quiet> }.into_any()
    });
    // Who else owes the same changes while this row stays.
    let actions = Memo::new(move |_| game.with(|view| all_done(view, &owed)));
    // What is refused is shown as a notice, so the button needs no refusal of its own.
    let press = move |()| {
        for action in actions.get_untracked() {
            game.act(game.default_seat(), action);
        }
    };
    let several = Memo::new(move |_| !actions.with(Vec::is_empty));
    let all = move || several.get().then(|| view! { <Quiet on_press=press>"All have done it"</Quiet> });
    view! {
        <li class="row" data-state=state>
            <p>{drawn(&line)}<small>{deadline}</small></p>
            {button}{instead}{all}
        </li>
    }
    .into_any()
}
