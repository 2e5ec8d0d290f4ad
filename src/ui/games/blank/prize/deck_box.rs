//! The box of a deck: name, mark and owner are set before the first prize is written (BL-79, BL-81, BL-R32).

use crate::ui::prelude::*;

use super::super::context::BlankTable;
use crate::{
    rules::blank::Action,
    screens::blank::{BoxLabel, taken_marks},
    ui::parts::{Primary, box_label::BoxLabelForm},
};

pub(super) fn board(table: BlankTable, deck: u8) -> AnyView {
    let label = table.box_label;
    label.update(|label| *label = table.with_untracked(|view| label.clone().for_deck(view, deck)));
    let names = table.people_without_bots().into_iter().map(|person| person.name.to_string()).collect();
    let taken = table.with_untracked(|view| taken_marks(view, deck));
    view! { <BoxLabelForm label people=names taken/> }.into_any()
}

pub(super) fn action(table: BlankTable, deck: u8) -> AnyView {
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
    view! { <Primary on_press=press refusal=refusal>"Save the name"</Primary> }.into_any()
}
