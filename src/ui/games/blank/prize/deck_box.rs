//! The box of a deck: name, mark and owner are set before the first prize is written (BL-79, BL-81, BL-R32).

use crate::ui::prelude::*;

use super::super::context::BlankContext;
use crate::{
    rules::blank::Action,
    screens::blank::{BoxLabel, taken_marks},
    ui::parts::{Primary, box_label::BoxLabelForm},
};

pub(super) fn board(game: BlankContext, deck: u8) -> AnyView {
    let label = game.box_label;
    label.update(|label| *label = game.with_untracked(|view| label.clone().for_deck(view, deck)));
    let names = game.people_without_bots().into_iter().map(|person| person.name.to_string()).collect();
    let taken = game.with_untracked(|view| taken_marks(view, deck));
    view! { <BoxLabelForm label people=names taken/> }.into_any()
}

pub(super) fn foot(game: BlankContext, deck: u8) -> AnyView {
    let by = game.anybody();
    let label = game.box_label;
    let name_deck = move || {
        let BoxLabel { name, owner, mark } = label.get();
        Action::NameDeck { deck, name, owner, mark }
    };
    let refusal = Signal::derive(move || game.session.refusal(by, &name_deck()));
    let press = move |()| {
        game.act(by, untrack(name_deck));
    };
    view! { <Primary on_press=press refusal=refusal>"Save the name"</Primary> }.into_any()
}
