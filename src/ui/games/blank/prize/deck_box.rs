//! The box of a deck: name, mark and owner are set before the first prize is written (BL-79, BL-81, BL-R32).

use crate::ui::prelude::*;

use super::super::context::BlankTable;
use crate::{
    rules::blank::Action,
    ui::parts::{
        Primary,
        box_label::{BoxLabel, BoxLabelForm},
    },
};

pub(super) fn board(table: BlankTable, deck: u8) -> Html {
    let label = label(table, deck);
    let names = table.people_without_bots().into_iter().map(|person| person.name.to_string()).collect();
    let others = table.with_untracked(|view| {
        let others = (0u8..).zip(&view.decks).filter(|(other, _)| *other != deck);
        others.filter_map(|(_, deck)| deck.mark).collect()
    });
    html! { <BoxLabelForm label people=names taken=others/> }
}

pub(super) fn action(table: BlankTable, deck: u8) -> Html {
    let by = table.anybody();
    let label = table.box_label;
    let name_deck = move || {
        let BoxLabel { name, owner, mark } = label.get();
        Action::NameDeck { deck, name, owner, mark }
    };
    let refusal = Signal::derive(move || table.session.refusal(by, &name_deck()));
    let press = move |()| {
        table.act(by, untrack(name_deck));
    };
    html! { <Primary on_press=press refusal=refusal>"Save the name"</Primary> }
}

/// The edited label; it begins with the present one.
fn label(table: BlankTable, deck: u8) -> RwSignal<BoxLabel> {
    table.with_untracked(|view| {
        if let Some(seen) = view.decks.get(usize::from(deck)) {
            table.box_label.update(|label| {
                label.mark = seen.mark.unwrap_or(label.mark);
                if !seen.deck.owner.is_empty() {
                    label.owner.clone_from(&seen.deck.owner);
                }
                if !seen.deck.name.is_empty() {
                    label.name.clone_from(&seen.deck.name);
                } else if view.decks.iter().any(|other| other.deck.name == label.name) {
                    // The deck before this one was just given that name.
                    label.name.clear();
                }
            });
        }
    });
    if table.box_label.with_untracked(|label| label.owner.is_empty()) {
        let owner =
            table.people_without_bots().first().map(|person| person.name.to_string()).unwrap_or_default();
        table.box_label.update(|label| label.owner = owner);
    }
    table.box_label
}
