//! The box of a deck: name, mark and owner are set when the first prize is written into it (BL-79, BL-81, BL-R76). All three are
//! proposed.

use crate::ui::prelude::*;

use super::super::context::BlankContext;
use crate::{
    rules::blank::{Action, DeckMark},
    screens::blank::{BoxLabel, taken_marks},
    ui::{
        card_decks::all_decks,
        parts::{Primary, box_label::BoxLabelForm},
    },
};

pub(super) fn board(game: BlankContext, deck: u8) -> AnyView {
    let label = game.box_label;
    let stored = all_decks();
    let names: Vec<String> = stored.iter().map(|stored| stored.deck.name.clone()).collect();
    label.update(|label| *label = game.with_untracked(|view| label.clone().for_deck(view, deck, &names)));
    let people = game.people_without_bots().into_iter().map(|person| person.name.to_string()).collect();
    let marks: Vec<DeckMark> = stored.iter().filter_map(|stored| stored.deck.mark).collect();
    let taken = game.with_untracked(|view| taken_marks(view, deck, &marks));
    view! { <BoxLabelForm label people taken/> }.into_any()
}

pub(super) fn foot(game: BlankContext, deck: u8) -> AnyView {
    let by = game.default_seat();
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
