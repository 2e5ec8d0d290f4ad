//! What people still have to do, or have not done in time (BL-56).

use crate::ui::prelude::*;

use super::at::{At, name};
use crate::{
    rules::blank::{Action, Obligation, Standing},
    ui::parts::Quiet,
};

/// The list of obligations, oldest first; nothing while there are none.
pub(super) fn duties(at: At) -> AnyView {
    let owed = Memo::new(move |_| at.look_later(|view| view.obligations.clone()));
    let none = Memo::new(move |_| owed.with(Vec::is_empty));
    let list = move || {
        view! {
            <section class="duties" aria-labelledby="duties">
                <h2 id="duties">"To be done"</h2>
                <ul role="list">
                    <For each=move || owed.get() key=|owed| (owed.id, owed.state == Standing::Open) let(owed)>
                        {duty(at, owed)}
                    </For>
                </ul>
            </section>
        }
    };
    (move || if none.get() { ().into_any() } else { list().into_any() }).into_any()
}

fn duty(at: At, owed: Obligation) -> AnyView {
    let who = at.view.with_untracked(|view| name(view, owed.seat));
    let (state, deadline) = match owed.state {
        Standing::Open => ("open", "before the next card is played"),
        Standing::Missed => ("missed", "not done in time"),
    };
    // By hand it is done by whoever owes it; ticked, it is ticked by anybody.
    let (by, action, word) = match owed.by_hand {
        true => (owed.seat, Action::Obey(owed.id), "Do it"),
        false => (at.anybody(), Action::Done(owed.id), "Done"),
    };
    let (press, refusal) = at.button(by, action);
    view! {
        <li data-state=state>
            <p><bdi>{who.clone()}</bdi>": "<span dir="auto">{owed.text}</span><small>{deadline}</small></p>
            <Quiet on_press=press refusal=refusal>
                <span aria-hidden="true">{word}</span><span class="visually-hidden">{word}": "{who}</span>
            </Quiet>
        </li>
    }
    .into_any()
}
