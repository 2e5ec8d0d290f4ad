//! The box of a deck: its name, its mark and its owner, before anything is written for good (BL-79, BL-81, BL-R32).

use crate::ui::prelude::*;

use super::super::at::At;
use crate::{
    rules::blank::Action,
    ui::parts::{
        Primary,
        carton::{Carton, carton},
    },
};

pub(super) fn board(at: At, deck: u8) -> AnyView {
    let label = label(at, deck);
    let names = at.persons().into_iter().map(|person| person.name.to_string()).collect();
    let others = at.view.with_untracked(|view| {
        let others = (0u8..).zip(&view.decks).filter(|(other, _)| *other != deck);
        others.filter_map(|(_, deck)| deck.mark).collect()
    });
    carton(label, names, others)
}

pub(super) fn action(at: At, deck: u8) -> AnyView {
    let by = at.anybody();
    let label = at.carton;
    let name = move || {
        let Carton { name, owner, mark } = label.get();
        Action::NameDeck { deck, name, owner, mark }
    };
    let refusal = Signal::derive(move || at.session.refusal(by, &name()));
    let press = move |()| {
        at.act(by, untrack(name));
    };
    view! { <Primary on_press=press refusal=refusal>"Write it on the box"</Primary> }.into_any()
}

/// What is being written on the box; it begins with what stands there.
fn label(at: At, deck: u8) -> RwSignal<Carton> {
    at.view.with_untracked(|view| {
        if let Some(seen) = view.decks.get(usize::from(deck)) {
            at.carton.update(|label| {
                label.mark = seen.mark.unwrap_or(label.mark);
                if !seen.deck.owner.is_empty() {
                    label.owner.clone_from(&seen.deck.owner);
                }
                if !seen.deck.name.is_empty() {
                    label.name.clone_from(&seen.deck.name);
                }
            });
        }
    });
    if at.carton.with_untracked(|label| label.owner.is_empty()) {
        let owner = at.persons().first().map(|person| person.name.to_string()).unwrap_or_default();
        at.carton.update(|label| label.owner = owner);
    }
    at.carton
}
